"""The checks: each looks at a book and yields findings."""
