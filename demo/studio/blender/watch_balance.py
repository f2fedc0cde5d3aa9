"""A large balance that hangs from an arch over the dial."""
import math

import numpy as np
from mathutils import Matrix

import metals
from mesh import box, group, join, place, rings, slab
from outlines import circle, rectangle
from paths import Path, smooth_line, sweep, tube


def hanging(d, sub, z, root):
    """`rises`: height of the rim above the dial. The arch spans the balance at the angle `points`."""
    r, rise = sub["r"], sub.get("rises", 2.0)
    middle = group("balance", root, (sub["x"], sub["y"], z), (0, 0, -math.radians(sub.get("points", 0))))
    wheel(r, rise, middle)
    arch(r, rise + 1.15, metals.polished(sub.get("border", "steel"), 0.07), middle)


def wheel(r, high, root):
    """A heavy gold rim with screws, two arms, and a blued spring below."""
    rim = [(r, 0.08), (r, 0.62), (r - 0.08, 0.7), (r * 0.87, 0.7), (r * 0.86, 0.62), (r * 0.86, 0.0), (r - 0.08, 0.0), (r, 0.08)]
    parts = [(rings([(circle(radius, 144)(), high + up) for radius, up in rim]), None)]
    for turn in (0.5, 0.5 + math.pi / 2):
        parts.append((box(r * 1.76, r * 0.075, 0.3, 0.05), Matrix.Translation((0, 0, high + 0.3)) @ Matrix.Rotation(turn, 4, "Z")))
    parts.append((slab(circle(r * 0.13, 40), high, high + 0.55, 0.06), None))
    place("rim", join(parts), metals.polished("yellow_gold", 0.1), parent=root, smooth=20)
    screw = slab(circle(r * 0.055, 24), 0, r * 0.065, 0.04)
    around = [(screw, Matrix.Rotation(math.tau * (k + 0.5) / 16, 4, "Z") @ Matrix.Translation((0, r, high + 0.35)) @ Matrix.Rotation(-math.pi / 2, 4, "X")) for k in range(16)]
    place("screws", join(around), metals.polished("rose_gold"), parent=root, smooth=20)
    coil = [(r * 0.6 * t * math.cos(t * 34), r * 0.6 * t * math.sin(t * 34), high - 0.35) for t in np.linspace(0.16, 1, 260)]
    place("hairspring", tube(coil, 0.06, 6), metals.polished("blue_steel"), parent=root)
    place("axle", slab(circle(r * 0.05, 24), 0.1, high + 0.9, 0.05), metals.polished("steel"), parent=root)


def arch(r, crest, metal, root):
    """Two arms that rise from feet outside the rim and meet in a cock with the upper jewel."""
    out = r * 1.22
    line = smooth_line([(0, -out, 0), (0, -out * 0.985, crest * 0.5), (0, -out * 0.82, crest * 0.86), (0, -out * 0.45, crest), (0, 0, crest),
                        (0, out * 0.45, crest), (0, out * 0.82, crest * 0.86), (0, out * 0.985, crest * 0.5), (0, out, 0)], 120)
    path = Path(line)
    wide = r * 0.32
    section = rectangle(wide, 0.62, 0.14, 4)()
    slender = lambda t: (0.62 + 0.38 * abs(1 - 2 * t) ** 1.5, 1.0)
    up = lambda t: (0.0, line[min(int(t * 119), 119)][1] / out, 0.6)
    place("arch", sweep(path, section, 120, up, scale=slender), metal, parent=root, smooth=40)
    foot, head = slab(circle(wide * 0.8, 48), 0, 0.5, 0.12), slab(circle(wide * 0.62, 56), crest - 0.3, crest + 0.45, 0.12)
    place("cock", join([(head, None), (foot, Matrix.Translation((0, out, 0))), (foot, Matrix.Translation((0, -out, 0)))]), metal, parent=root, smooth=25)
    place("jewel", slab(circle(wide * 0.32, 40), crest + 0.3, crest + 0.5, 0.06), metals.matte((0.35, 0.005, 0.03), 0.08, 0.8), parent=root)
    blued = [(slab(circle(wide * 0.3, 32), 0.45, 0.62, 0.05), Matrix.Translation((0, side * (out + wide * 0.25), 0))) for side in (1, -1)]
    place("blued", join(blued), metals.polished("blue_steel"), parent=root)
