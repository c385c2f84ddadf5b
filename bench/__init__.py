"""Measurements. Nothing here is part of the product."""
