"""The files beside a book: bindings, suppressions, baseline; what is proposed, changed and mended."""
