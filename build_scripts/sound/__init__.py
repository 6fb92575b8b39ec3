"""The program's sounds, computed: no recording, no library, the same bytes on every machine."""
