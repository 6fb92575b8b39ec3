"""What build_scripts/benchmark.py measures, a module for each subject."""
