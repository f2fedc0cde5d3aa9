"""Crown guards."""
import math

import numpy as np

import metals
from mesh import place, polar, rings, slab
from outlines import circle, polygon
from paths import smooth_line, tube


def build(d, root):
    """Two horns, a hoop, or a bridge with a lever that presses on the crown."""
    case, crown = d["case"], d["crown"]
    metal = metals.brushed(case["metal"], "Y")
    if crown["guard"] == "lever":
        return bridge(case["w"] / 2, crown, metal, metals.polished(case["metal"]), root)
    if crown["guard"] == "hoop":
        return hoop(case["w"] / 2, crown, metals.polished(case["metal"]), root)
    for s in (1, -1):
        y, out = s * (crown["r"] + 0.35), case["w"] / 2 + crown["long"] * 0.55
        corners = [(case["w"] / 2 - 3, y), (out, y), (out - 0.4, y + s * 0.9), (case["w"] / 2 - 2.4, y + s * 5.2)]
        corners = corners if s > 0 else corners[::-1]
        place("guard", slab(polygon(corners, 0.35, 3), -2.2, 1.5, 0.3), metal, parent=root)


def bridge(edge, crown, metal, shiny, root):
    """One piece around the crown, fixed to the case at both ends; a lever in its bow presses on the crown."""
    near, reach, tall, middle = crown["r"] + 0.3, crown["long"] + 2.7, crown["r"] * 3.05, edge + 1
    bow = lambda out, angles: [(edge - middle + (reach + out) * abs(math.cos(a)) ** 0.8, (tall + out) * math.sin(a)) for a in angles]
    whole = [(-4.2, -tall), *bow(0, np.linspace(-math.pi / 2, math.pi / 2, 41)), (-4.2, tall)]
    outer = polar(polygon(whole, 0.4, 3), 240)
    hole = polar(polygon([(-3.4, -near), (crown["long"] - 0.7, -near), (crown["long"] - 0.7, near), (-3.4, near)], 0.9, 4), 240)
    cut = [(outer(0.4), -2.6, 1), (outer(0), -2.2, 1), (outer(0), 1.5, 0), (outer(0.1), 1.72, 1), (outer(0.42), 1.9, 1), (hole(-0.3), 1.9, 0), (hole(0), 1.6, 1),
           (hole(0), -2.3, 0), (hole(-0.3), -2.6, 1), (outer(0.4), -2.6, 0)]
    place("bridge", rings(cut), [metal, shiny], (middle, 0, 0), parent=root, smooth=25)
    for s in (1, -1):
        place("screw", slab(circle(0.75, 32), 1.8, 1.97, 0.08), shiny, (edge - 0.4, s * tall * 0.8, 0), parent=root)
    # the lever lies in the bow and stands out slightly; a finger lifts it by its tail
    angles = np.linspace(-0.42, 0.42, 15)
    front = bow(0.85, angles)
    back = [(crown["long"] - 0.6, front[-1][1]), (crown["long"] - 0.6, front[0][1])]
    place("lever", slab(polygon([*front, *back], 0.3, 3), -1.9, 2.14, 0.3), shiny, (middle, 0, 0), parent=root)
    low = front[0]
    tail = polygon([(low[0] - 1.6, low[1] - 2.1), (low[0] + 0.1, low[1] - 1.9), (low[0] + 0.5, low[1] + 0.6), (low[0] - 1.3, low[1] + 0.6)], 0.35, 3)
    place("tail", slab(tail, -1.2, 1.3, 0.25), shiny, (middle + 0.6, 0, 0), parent=root)


def hoop(edge, crown, metal, root):
    """A hoop: the edge of the case runs out around the crown and back."""
    reach, tall = crown["long"] + 1.5, crown["r"] + 2.6
    arc = [(edge - 0.5 + reach * math.cos(a), tall * math.sin(a), 0.3) for a in np.linspace(-math.pi / 2, math.pi / 2, 15)]
    line = [(edge - 2.4, -tall - 3.2, 0.3), *arc, (edge - 2.4, tall + 3.2, 0.3)]
    place("hoop", tube(smooth_line(line, 90), 1.0, 20), metal, parent=root, smooth=60)
