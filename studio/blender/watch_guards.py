"""What stands about a crown to guard it."""
import math

import numpy as np

import metals
from mesh import place, slab
from outlines import polygon, rectangle


def build(d, root):
    """Two horns, or a half-moon with a lever that presses on the crown."""
    case, crown = d["case"], d["crown"]
    metal = metals.brushed(case["metal"], "Y")
    if crown["guard"] == "lever":
        return half_moon(case["w"] / 2, crown, metal, metals.polished(case["metal"]), root)
    for s in (1, -1):
        y, out = s * (crown["r"] + 0.35), case["w"] / 2 + crown["long"] * 0.55
        corners = [(case["w"] / 2 - 3, y), (out, y), (out - 0.4, y + s * 0.9), (case["w"] / 2 - 2.4, y + s * 5.2)]
        corners = corners if s > 0 else corners[::-1]
        place("guard", slab(polygon(corners, 0.35, 3), -2.2, 1.5, 0.3), metal, parent=root)


def half_moon(edge, crown, metal, shiny, root):
    near, reach, tall = crown["r"] + 0.25, crown["long"] + 3.6, crown["r"] * 2.9
    for s in (1, -1):
        arc = [(edge - 2 + reach * math.cos(a), s * tall * math.sin(a)) for a in np.linspace(math.asin(near / tall), math.pi / 2, 14)]
        corners = [(edge - 3.2, s * near), *arc, (edge - 3.2, s * tall * 0.97)]
        place("guard", slab(polygon(corners if s > 0 else corners[::-1], 0.3, 3), -2.6, 1.9, 0.35), metal, parent=root)
    at = (edge + crown["long"] + 0.1, 0, -0.2)
    place("lever", slab(rectangle(1.5, near * 2 + 2.4, 0.4), -1.3, 1.3, 0.25), shiny, at, parent=root)
