"""Builds a piece of jewelry by the name of its form."""
import jewel_bird
import jewel_drops
import jewel_gems
import jewel_lines
import jewel_pairs
import jewel_panther
import jewel_rings

forms = {**jewel_rings.forms, **jewel_gems.forms, **jewel_lines.forms, **jewel_drops.forms, **jewel_pairs.forms, **jewel_panther.forms, **jewel_bird.forms}


def build(d, root):
    forms[d["form"]](d, root)
