"""Still lifes of the shop's work, by the name of their form. Millimeters; the table is at z = 0, y points away from the viewer."""
import still_bench
import still_boxes
import still_gems

forms = {**still_bench.forms, **still_boxes.forms, **still_gems.forms}


def build(d, root):
    forms[d["form"]](d, root)
