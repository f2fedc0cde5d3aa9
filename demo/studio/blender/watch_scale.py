"""The scale of a bezel: minutes, 24 hours, speeds, or raised studs."""
import math

import numpy as np
from mathutils import Matrix

import lettering
import metals
from mesh import at_clock, box, join, loft, place, slab
from outlines import circle, polygon


def marks(d, bezel, rim, b, high, root):
    r_out, r_in = float(np.linalg.norm(rim[0])), float(np.linalg.norm(b[0]))
    wide, r, z = r_out - r_in, (r_out + r_in) / 2, high - 0.33
    lean = math.atan2(0.4, wide)  # the ring slopes down from the crystal outwards
    ink = metals.polished(bezel["ink"]) if bezel.get("ink") in metals.colors else metals.lume((0.78, 0.78, 0.74))
    shapes, kind = [], bezel["kind"]
    if bezel.get("studs"):
        return studs(bezel, r, wide, z, root)
    if kind == "dive":
        for i in range(60):
            if i % 5 == 0 and i % 10 and i:
                shapes.append((box(0.55, wide * 0.5, 0.2, 0.02), at_clock(r, math.tau * i / 60, z)))
            elif i % 5 and (i < 16 or bezel.get("minutes")):
                shapes.append((box(0.22, wide * 0.34, 0.2, 0.02), at_clock(r, math.tau * i / 60, z)))
        shapes += lettering.around([None, "10", "20", "30", "40", "50"], r, wide * 0.66, z, "bold", depth=0.12, lean=lean)
        tip = slab(polygon([(0, -wide * 0.34), (wide * 0.4, wide * 0.32), (-wide * 0.4, wide * 0.32)], 0.08, 2), -0.08, 0.14, 0.03)
        place("pip", tip, metals.lume(), (0, r, z), parent=root)
    if kind == "gmt":
        labels = [None if i % 2 or i == 0 else str(i) for i in range(24)]
        shapes += lettering.around(labels, r, wide * 0.62, z, "bold", depth=0.12, turn_low=False, lean=lean)
        shapes += [(box(0.5, wide * 0.22, 0.2, 0.02), at_clock(r, math.tau * i / 24, z)) for i in range(1, 24, 2)]
        tip = polygon([(0, -wide * 0.34), (wide * 0.4, wide * 0.32), (-wide * 0.4, wide * 0.32)], 0.08, 2)
        shapes.append((slab(tip, -0.08, 0.14, 0.03), at_clock(r, 0, z)))
    if kind == "tachy":
        for speed in (400, 300, 240, 200, 180, 160, 140, 130, 120, 110, 100, 90, 80, 75, 70, 65, 60):
            angle = math.tau * 60 / speed
            spin = math.pi if math.cos(angle) < -0.2 else 0.0
            leaning = Matrix.Rotation(-lean, 4, "X") @ Matrix.Rotation(spin, 4, "Z")
            shapes.append((lettering.text(str(speed), wide * 0.6, "bold", 0.1), at_clock(r, angle, z) @ leaning))
            shapes.append((box(0.18, wide * 0.14, 0.1, 0.02), at_clock(r_in + wide * 0.13, angle, z + 0.05)))
    if shapes:
        place("scale", join(shapes), ink, parent=root)


def studs(bezel, r, wide, z, root):
    """A bar at each quarter, a round stud at every hour between; a dot of lume at twelve."""
    bar = box(wide * 0.26, wide * 0.62, 0.9, 0.12)
    knob = loft(circle(wide * 0.17, 32), [(0, -0.2), (0, 0.25), (0.06, 0.38), (wide * 0.08, 0.46)])
    shapes = [(knob if hour % 3 else bar, at_clock(r, math.tau * hour / 12, z + (0 if hour % 3 else 0.05))) for hour in range(12)]
    place("studs", join(shapes), metals.polished(bezel["insert"]), parent=root, smooth=40)
    place("pip", slab(circle(wide * 0.11, 32), 0, 0.1, 0.03), metals.lume(), (0, r, z + 0.46), parent=root)
