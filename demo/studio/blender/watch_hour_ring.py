"""A ring of 24 hours in a groove of the dial, off center and read at a triangle, and small month windows beside the hours."""
import math

from mathutils import Matrix

import dials
import lettering
import metals
from dial_ink import ink_for
from mesh import at_clock, box, join, place, rings, slab
from outlines import circle, polygon
from watch_windows import edge_at, group_at


def ring(d, sub, z, root):
    color, r = sub.get("color", d["dial"]["color"]), sub["r"]
    inner, middle = r * 0.66, group_at(root, sub["x"], sub["y"])
    at = lambda radius: circle(radius, 144)()
    # the ring lies in a groove: the floor is duller than the dial, and both edges catch the light
    place("hours", rings([(at(r), z + 0.01), (at(inner), z + 0.01)]), dials.finish("opaline", color), parent=middle, smooth=20)
    shine = dials.bevel(dials.paint_of(color))
    for radius in (r, inner):
        place("edge", rings([(at(radius + 0.13), z), (at(radius + 0.06), z + 0.1), (at(radius - 0.06), z + 0.1), (at(radius - 0.13), z)]), shine, parent=middle, smooth=20)
    start = math.radians(sub.get("start", 0))
    track = (r + inner) / 2
    hours = lettering.around([str(hour or 24) if hour % 2 == 0 else None for hour in range(24)], track, (r - inner) * 0.68, z + 0.03, "sans", False, 0.02, start, False)
    marks = [(slab(circle(0.11, 12), 0, 0.03, 0.01), at_clock(track, start + math.tau * hour / 24, z + 0.02)) for hour in range(1, 24, 2)]
    place("figures", join(hours + marks), ink_for(color), parent=middle)
    wide = r * 0.13
    tip = slab(polygon([(0, r + 0.2), (wide, r + 0.2 + wide * 1.7), (-wide, r + 0.2 + wide * 1.7)], 0.06, 2), z, z + 0.14, 0.03)
    place("triangle", tip, metals.matte((0.62, 0.012, 0.016), 0.35), parent=middle)
    if sub.get("month"):
        months(d, sub["month"], z, root)


def months(d, now, z, root):
    """Twelve windows at the edge; that of this month is red."""
    dial = d["dial"]
    frames, floors = [], []
    for hour in range(12):
        angle = math.tau * hour / 12
        place_at = at_clock(edge_at(dial, angle, 1.05), angle, z)
        frames.append((box(1.9, 0.95, 0.1, 0.03), place_at))
        floor = box(1.6, 0.66, 0.1, 0.02), place_at @ Matrix.Translation((0, 0, 0.025))
        if hour == now % 12:
            place("month", join([floor]), metals.matte((0.6, 0.015, 0.02), 0.4), parent=root)
        else:
            floors.append(floor)
    place("frames", join(frames), dials.bevel(dials.paint_of(dial["color"])), parent=root, smooth=20)
    place("months", join(floors), dials.finish("matte", dial["color"]), parent=root, smooth=20)
