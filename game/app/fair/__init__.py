"""Deals that can be checked: sealed seeds, and the check of a whole journal."""
