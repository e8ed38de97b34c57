"""Benchmarks, with their recorded results in results.json."""
