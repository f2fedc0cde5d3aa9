"""What stands about a crown to guard it."""
import math

import numpy as np

import metals
from mesh import place, slab
from outlines import polygon, rectangle
from paths import smooth_line, tube


def build(d, root):
    """Two horns, a hoop, or a half-moon with a lever that presses on the crown."""
    case, crown = d["case"], d["crown"]
    metal = metals.brushed(case["metal"], "Y")
    if crown["guard"] == "lever":
        return half_moon(case["w"] / 2, crown, metal, metals.polished(case["metal"]), root)
    if crown["guard"] == "hoop":
        return hoop(case["w"] / 2, crown, metals.polished(case["metal"]), root)
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


def hoop(edge, crown, metal, root):
    """The case's own edge runs out round the crown and back again."""
    reach, tall = crown["long"] + 1.5, crown["r"] + 2.6
    arc = [(edge - 0.5 + reach * math.cos(a), tall * math.sin(a), 0.3) for a in np.linspace(-math.pi / 2, math.pi / 2, 15)]
    line = [(edge - 2.4, -tall - 3.2, 0.3), *arc, (edge - 2.4, tall + 3.2, 0.3)]
    place("hoop", tube(smooth_line(line, 90), 1.0, 20), metal, parent=root, smooth=60)
