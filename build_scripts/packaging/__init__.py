"""Packages of Banco: bundles, the Debian package, the Windows installer, and what is said about each of them."""
