"""Boxes and papers, a tray, a parcel, a bag in its cloth."""
import math

import numpy as np
from mathutils import Matrix

import bag
import metals
import still_tools as tools
import watch
from leather import leather
from mesh import box, group, join, loft, place, slab
from outlines import rectangle
from paths import Path, smooth_line, sweep, tube

suede = (0.72, 0.66, 0.56)


def hollow(wide, deep, high, wall=5.0, bevel=1.4):
    """An open box, its floor at z = 0."""
    parts = [(box(wide, deep, wall, bevel), Matrix.Translation((0, 0, wall / 2)))]
    for side in (-1, 1):
        parts.append((box(wide, wall, high, bevel), Matrix.Translation((0, side * (deep - wall) / 2, high / 2))))
        parts.append((box(wall, deep, high, bevel), Matrix.Translation((side * (wide - wall) / 2, 0, high / 2))))
    return join(parts)


def case_box(root, at, yaw, d, color="burgundy", size=(88, 84, 44)):
    """An open presentation box: lining, pillow, and a watch on it."""
    wide, deep, high = size
    middle = group("box", root, at, (0, 0, yaw))
    skin, lining = leather(color, "calf", 1.4, "Object"), metals.matte(suede, 0.9, 0.1)
    place("body", hollow(wide, deep, high), skin, parent=middle, smooth=40)
    place("lining", hollow(wide - 9, deep - 9, high - 5, 3.5, 1.2), lining, (0, 0, 3), parent=middle, smooth=40)
    hinge = group("hinge", middle, (0, deep / 2 - 1, high + 0.6), (math.radians(-108), 0, 0))
    lid = group("lid", hinge, (0, 1 - deep / 2, 26), (math.pi, 0, 0))
    place("lid", hollow(wide, deep, 26), skin, parent=lid, smooth=40)
    place("silk", hollow(wide - 9, deep - 9, 20, 3.5, 1.2), lining, (0, 0, 3), parent=lid, smooth=40)
    place("pad", slab(rectangle(wide - 22, deep - 22, 6), 5, 10, 2.2), lining, parent=lid)
    seat = group("seat", middle, (0, -4, high + 6), (math.radians(30), 0, 0))
    tools.cushion(seat, (0, 0, -7), (60, 47, 40), lining, 3.2)
    watch.build(d, group("watch", seat))
    return middle


def booklet(root, at, yaw, size=(96, 132), thick=5.0, color="green"):
    """A bound booklet with covers and leaves, without any text."""
    middle = group("booklet", root, at, (0, 0, yaw))
    wide, long = size
    skin = leather(color, "saffiano", 1.0, "Object")
    for z in (0, thick - 0.9):
        place("cover", slab(rectangle(wide, long, 1.6), z, z + 0.9, 0.3), skin, parent=middle)
    place("spine", box(1.2, long, thick, 0.5), skin, (-wide / 2 + 0.5, 0, thick / 2), parent=middle)
    paper = metals.matte((0.82, 0.79, 0.72), 0.8, 0.1)
    leaves = [(box(wide - 3, long - 4, 0.42, 0.1), Matrix.Translation((0.4 * math.sin(k * 2.1), 0.3 * math.cos(k * 1.7), 1.2 + k * 0.5))) for k in range(int((thick - 2) / 0.5))]
    place("leaves", join(leaves), paper, parent=middle)


def card(root, at, yaw, color=(0.84, 0.81, 0.74), line="yellow_gold", lean=0.0):
    """A warranty card with a line along its edge, without any text."""
    middle = group("card", root, at, (lean, 0, yaw))
    place("card", slab(rectangle(85.6, 54, 3.2), 0, 0.8, 0.2), metals.matte(color, 0.45, 0.3), parent=middle)
    place("line", box(62, 0.7, 0.16, 0.03), metals.polished(line), (0, -17, 0.8), parent=middle)
    place("edge", box(0.7, 40, 0.16, 0.03), metals.polished(line), (-36, 0, 0.8), parent=middle)


def ribbon(root, corners, wide=15.0, color=(0.50, 0.36, 0.16)):
    """A dropped ribbon; its corners are (x, y, z, lean)."""
    line = smooth_line([c[:3] for c in corners], 160)
    lean = smooth_line([(c[3], 0, 0) for c in corners], 160)[:, 0]
    up = lambda t: (math.sin(lean[min(int(t * 159), 159)]), 0.12, math.cos(lean[min(int(t * 159), 159)]))
    section = [(-wide / 2, 0), (0, 0.1), (wide / 2, 0), (wide / 2, 0.35), (0, 0.45), (-wide / 2, 0.35)]
    place("ribbon", sweep(Path(line), section, 220, up), metals.matte(color, 0.38, 0.55), parent=root, smooth=60)


def papers(d, root):
    case_box(root, (44, 6, 0), -0.3, d["watch"])
    booklet(root, (-76, 22, 0), 0.3, color="green")
    booklet(root, (-70, 14, 5.0), -0.06, (84, 116), 4.0, "cream")
    card(root, (-62, 2, 9.2), 0.46)
    card(root, (-30, -56, 0.2), -0.22, (0.02, 0.018, 0.015))
    ribbon(root, [(14, -58, 1.0, 0.5), (36, -66, 1.2, 0.5), (60, -60, 5, 0.9), (84, -69, 1.2, 0.5), (110, -56, 6, 0.1), (138, -62, 1, 0.4), (170, -58, 1, 0.4)], 11)


def tray(d, root):
    """Pieces laid out for a visit."""
    skin, lining = leather("green", "calf", 1.5, "Object"), metals.matte((0.60, 0.53, 0.43), 0.9, 0.1)
    place("tray", hollow(310, 118, 44, 7), skin, parent=root, smooth=40)
    place("lining", hollow(297, 105, 38, 3, 1.2), lining, (0, 0, 5), parent=root, smooth=40)
    for k, one in enumerate(d["watches"]):
        seat = group("seat", root, ((k - (len(d["watches"]) - 1) / 2) * 70, 0, 44), (0.3, 0, 0.0))
        tools.cushion(seat, (0, 0, -7), (58, 47, 40), lining, 3.2)
        watch.build(one, group("watch", seat))


def string(root, size, at, yaw, x=0.0, y=0.0, color=(0.55, 0.44, 0.28)):
    """A cord around a box in both directions, tied on top."""
    wide, deep, high = size
    middle = group("string", root, at, (0, 0, yaw))
    cord = metals.matte(color, 0.8, 0.1)
    around = [(x, -deep / 2 - 0.9, 0), (x, -deep / 2 - 0.9, high + 0.9), (x, deep / 2 + 0.9, high + 0.9), (x, deep / 2 + 0.9, 0)]
    across = [(-wide / 2 - 0.9, y, 0), (-wide / 2 - 0.9, y, high + 0.9), (wide / 2 + 0.9, y, high + 0.9), (wide / 2 + 0.9, y, 0)]
    for line in (around, across):
        place("cord", tube(line, 1.15, 14, 200), cord, parent=middle, smooth=60)
    z = high + 1.6
    for s in (-1, 1):
        loop = smooth_line([(x, y, z), (x + s * 14, y + 7, z + 8), (x + s * 27, y - 3, z + 5), (x + s * 16, y - 8, z + 1), (x, y, z + 0.6)], 60)
        end = smooth_line([(x, y, z), (x + s * 8, y - 12, z + 2), (x + s * 20, y - 22, z), (x + s * 24, y - 34, z)], 40)
        place("loop", tube(loop, 1.05, 12), cord, parent=middle, smooth=60)
        place("end", tube(end, 1.05, 12), cord, parent=middle, smooth=60)


def parcel(d, root):
    """A closed carton, the box that goes into it, and a card."""
    size = (190, 140, 92)
    board = metals.matte((0.47, 0.34, 0.21), 0.75, 0.15)
    place("carton", slab(rectangle(190, 140, 1.2), 0, 92, 0.7), board, (30, 36, 0), (0, 0, 0.3), root)
    place("tape", slab(rectangle(190.3, 34, 0.3), -0.1, 92.15, 0.3), metals.matte((0.53, 0.40, 0.26), 0.5, 0.3), (30, 36, 0), (0, 0, 0.3), root)
    string(root, size, (30, 36, 0), 0.3, -28, 18)
    skin = leather("burgundy", "calf", 1.4, "Object")
    small = group("small", root, (-108, -56, 0), (0, 0, -0.35))
    place("body", slab(rectangle(92, 92, 3), 0, 34, 1.6), skin, parent=small)
    place("seam", slab(rectangle(91, 91, 3), 34, 34.8, 0.2), metals.polished("yellow_gold"), parent=small)
    place("lid", slab(rectangle(92, 92, 3), 34.8, 56, 1.8), skin, parent=small)
    card(root, (6, -88, 0.2), 0.14)


def fold(root, at, wide, deep, high, material, rng):
    """One layer of folded cloth, with soft, slightly uneven edges."""
    waves = [(rng.uniform(2, 9), rng.uniform(0, 6.3), rng.uniform(0.4, 1.5)) for _ in range(6)]

    def uneven(i, points):
        angle = np.arctan2(points[:, 1], points[:, 0])
        return points * (1 + 0.011 * sum(size * np.sin(often * angle + start + i * 0.12) for often, start, size in waves))[:, None]

    arc = [(5.5 * (1 - math.cos(a)), high * (0.5 - 0.5 * math.sin(a))) for a in np.linspace(-math.pi / 2, math.pi / 2, 13)]
    flat = [(16, 0.35), (34, -0.5), (52, 0.4), (70, -0.2)]
    profile = [*reversed(arc), *[(inset, high + dz) for inset, dz in flat]]
    place("fold", loft(rectangle(wide, deep, 16, 12), profile, wave=uneven), material, at, parent=root, smooth=80)


def in_cloth(d, root):
    """A bag next to the folded cloth in which it is kept."""
    bag.build(d["bag"], group("bag", root, (64, 20, 0), (math.pi / 2, 0, -0.42)))
    cloth = metals.matte((0.66, 0.60, 0.50), 0.95, 0.05)
    rng = np.random.default_rng(5)
    for k, (wide, deep) in enumerate(((232, 176), (228, 170), (226, 166))):
        fold(root, (-124 + 2 * k, -44 - 2 * k, 10.5 * k), wide, deep, 11.5, cloth, rng)
    cord = [(-214, -92, 35), (-190, -70, 34.8), (-150, -82, 34.8), (-118, -60, 34.8), (-84, -86, 34.8), (-52, -112, 34), (-34, -132, 26), (-24, -142, 4), (-6, -150, 2), (22, -146, 2)]
    place("cord", tube(smooth_line(cord, 160), 2.0, 14), metals.matte((0.10, 0.05, 0.03), 0.7, 0.2), parent=root, smooth=60)


forms = {"papers": papers, "tray": tray, "parcel": parcel, "in_cloth": in_cloth}
