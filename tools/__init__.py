"""Programs that set up, build and release the project. They use the standard library only."""
