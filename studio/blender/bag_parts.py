"""What is put on a bag: flaps, straps, handles, chains, locks, stitches."""
import math

import numpy as np
from mathutils import Matrix, Vector

import metals
from bag_body import sheet
from jewels import chain
from mesh import box, join, loft, place, put, slab
from outlines import circle, polygon, rectangle, superellipse
from paths import Path, smooth_line, sweep, tube


def flap(body, d, skins, root):
    """Comes from the back over the top and down the front; its corners are round."""
    words = d["flap"]
    down, wide = words["down"] * body.h, body.half_wide(1.0) * words.get("wide", 0.99)
    corner, lift = words.get("corner", 0.16) * body.w, 2.6
    deep = body.half_deep(1.0)
    columns, rows = 90, 80
    over = deep * 2 + 10
    grid = []
    for j in range(rows + 1):
        line = []
        for i in range(columns + 1):
            x = wide * (2 * i / columns - 1)
            beyond = max(0.0, abs(x) - (wide - corner)) / max(corner, 1e-3)
            reach = down - corner * 0.8 * (1 - math.sqrt(max(0.0, 1 - beyond**2)))
            reach += words.get("point", 0.0) * body.h * max(0.0, 1 - abs(x) / wide)
            s = (over + reach) * j / rows
            narrow = words.get("taper", 0.0)
            xx = x * (1 - narrow * max(0.0, s - over) / max(down, 1))
            if s < over:  # over the top, whose corners are round
                a = s / over
                reach_out = max(0.1, 1 - min(abs(x) / body.half_wide(1.0), 1) ** body.power) ** (1 / body.power)
                z = (deep * reach_out + lift) * (2 * a - 1)
                y = body.rim(x) + 1.6 + 1.6 * math.sin(math.pi * a)
            else:
                y = body.rim(x) - (s - over) + 1.6
                z = max(body.front(xx, y, bool(words.get("quilt", True))), body.front(xx, y - 6, False)) + lift + 1.2 * math.sin(math.pi * (s - over) / max(reach, 1))
            line.append((xx, y, z))
        grid.append(line)
    sheet(grid, 2.4, skins, root, "flap")
    if d.get("stitch", True) and not body.quilt:
        rim = [grid[rows - 3][i] for i in range(4, columns - 3)]
        left = [grid[j][4] for j in range(rows // 2, rows - 2)]
        right = [grid[j][columns - 4] for j in range(rows - 3, rows // 2, -1)]
        stitches(np.array(left + rim + right) + np.array([0, 0, 0.4]), d, root)
    return grid


def stitches(line, d, root, gap=4.6, long=3.3):
    path = Path(line)
    thread = metals.matte(tuple(d["thread"]), 0.7)
    one = box(0.8, long, 0.7, 0.34)
    count = int(path.length / gap)
    place("stitches", join([(one, path.frame(path.length * (i + 0.5) / count, (0, 0, 1))) for i in range(count)]), thread, parent=root, smooth=60)


def strap(points, wide, thick, skins, root, up=(0, 0, 1)):
    """A flat band of leather along points."""
    path = Path(smooth_line(points, 120))
    section = rectangle(wide, thick, thick * 0.45, 3)(0)
    place("strap", sweep(path, section, 110, up), skins[0], parent=root, smooth=50)
    return path


def handle(body, d, z, skins, root):
    """A rolled handle with its two ends stitched to the front."""
    words = d["handles"]
    out, high, r = words.get("out", 0.27) * body.w, words.get("high", 0.55) * body.w, words.get("thick", 5.2)
    foot = words.get("foot", 0.12) * body.h
    y = body.rim(out)
    lean = words.get("lean", 0.0) * (1 if z > 0 else -1)
    points = [(-out, y - foot, z), (-out, y + 2, z + lean * 3), (-out * 0.93, y + high * 0.55, z + lean * high * 0.5), (-out * 0.5, y + high * 0.93, z + lean * high * 0.9), (0, y + high, z + lean * high),
              (out * 0.5, y + high * 0.93, z + lean * high * 0.9), (out * 0.93, y + high * 0.55, z + lean * high * 0.5), (out, y + 2, z + lean * 3), (out, y - foot, z)]
    line = smooth_line(points, 150)
    if words.get("flat"):
        path = Path(line)
        place("handle", sweep(path, rectangle(words["flat"], 3.6, 1.6, 3)(0), 140, lambda t: (0, math.sin(math.pi * t) * 0.9, 0.5 if z > 0 else -0.5)), skins[0], parent=root, smooth=50)
    else:
        place("handle", tube(line, r, 24), skins[0], parent=root, smooth=60)
        seam = line + np.array([0, -0.2, -r * 0.98 if z < 0 else r * 0.98])
        stitches(seam[12:-12], d, root)
    for side in (-1, 1):
        if words.get("rings"):
            metal = metals.polished(d["hardware"])
            ring = np.array([(11 * math.sin(a), 11 * math.cos(a), 0) for a in np.linspace(0, math.tau, 40, endpoint=False)])
            place("ring", tube(ring, 1.9, 14, closed=True), metal, (side * out, y + 4, z + 1.5), (0.3, 0.2 * side, 0), root, smooth=60)
        tab = slab(polygon([(-r * 1.7, -foot * 1.2), (r * 1.7, -foot * 1.2), (r * 1.5, 2), (-r * 1.5, 2)], r, 5), -1.2, 1.6, 0.6)
        front = body.front(side * out, y - foot * 0.7, False) + 1.0
        place("tab", tab, skins[0], (side * out, y - foot * 0.25, front if z > 0 else -front), parent=root)


def chain_strap(body, d, skins, root):
    """A chain that leaves the bag at two eyelets, rises and falls behind."""
    words = d["chain"]
    out, high = words.get("out", 0.42) * body.w, words.get("high", 0.75) * body.w
    y, metal = body.rim(out), metals.polished(d["hardware"])
    points = [(-out, y - 4, 0), (-out * 1.02, y + high * 0.35, -4), (-out * 0.8, y + high * 0.8, -10), (-out * 0.3, y + high * 1.0, -13), (out * 0.3, y + high * 1.0, -13), (out * 0.8, y + high * 0.8, -10),
              (out * 1.02, y + high * 0.35, -4), (out, y - 4, 0)]
    line = smooth_line(points, 240)
    link = words.get("link", 13.0)
    chain(line, link, link * 0.2, metal, root, up=(0, 0, 1))
    if words.get("laced"):
        path = Path(line)
        wave = [path.at(s) + np.array([0, 0, 1.5 * math.sin(s * math.tau / (link * 1.2))]) for s in np.linspace(2, path.length - 2, 260)]
        place("lace", tube(np.array(wave), link * 0.13, 10), skins[0], parent=root, smooth=60)


def long_strap(body, d, skins, root):
    """A shoulder strap that rises and falls behind the bag."""
    words = d["strap"]
    out, high = words.get("out", 0.47) * body.w, words.get("high", 0.6) * body.w
    y = body.rim(out) - words.get("low", 8)
    points = [(-out, y, 0), (-out * 1.04, y + high * 0.4, -3), (-out * 0.72, y + high * 0.85, -9), (0, y + high, -12), (out * 0.72, y + high * 0.85, -9), (out * 1.04, y + high * 0.4, -3), (out, y, 0)]
    path = Path(smooth_line(points, 160))
    place("long strap", sweep(path, rectangle(words.get("wide", 16), 3.0, 1.3, 3)(0), 150, (0, 0, 1)), skins[0], parent=root, smooth=50)
    ring = np.array([(9 * math.sin(a), 9 * math.cos(a), 0) for a in np.linspace(0, math.tau, 40, endpoint=False)])
    for side in (-1, 1):
        place("ring", tube(ring, 1.8, 14, closed=True), metals.polished(d["hardware"]), (side * out, y - 2, 0), (0, 0.9 * side, 0), root, smooth=60)


def lock(body, d, at, root):
    """Closures without a maker's mark: a turning knob, a plate, a padlock, a stirrup, a ball clasp, a bamboo bar."""
    kind, metal = d["lock"], metals.polished(d["hardware"])
    satin = metals.brushed(d["hardware"], "X")
    x, y, z = at
    if kind == "turn":
        place("plate", slab(rectangle(21, 15, 3, 6), 0, 1.6, 0.5), metal, at, parent=root)
        place("knob", loft(circle(4.6, 48), [(1.5, 1.4), (1.5, 4.2), (0.2, 5), (0, 6.4), (0.6, 7.4), (3.5, 7.7)]), metal, at, parent=root)
        place("bar", box(12.5, 3.4, 3.2, 1.2, 1.6), metal, (x, y, z + 7.6), parent=root)
    if kind in ("plate", "round"):
        shape = rectangle(26, 20, 2.2, 6) if kind == "plate" else circle(13, 72)
        place("plate", slab(shape, 0, 2.6, 0.7), metal, at, parent=root)
        inner = rectangle(19, 13, 1.2, 4) if kind == "plate" else circle(8.6, 64)
        place("inner", slab(inner, 2.4, 4.2, 0.6), satin, at, parent=root)
    if kind == "ball":
        for side in (-1, 1):
            from jewels import ball

            place("ball", ball(6.5), metal, (side * 5.2, y + 7, z), parent=root, smooth=60)
    if kind == "stirrup":
        hoop = np.array([(11 * math.sin(a), 14 * math.cos(a) * (0.8 if math.cos(a) > 0 else 1.1), 0) for a in np.linspace(0, math.tau, 48, endpoint=False)])
        place("stirrup", tube(hoop, 2.2, 14, closed=True), metal, (x, y, z + 2), parent=root, smooth=60)
    if kind == "bar":
        place("bar", box(9, 42, 4, 1.4, 2), metal, (x, y, z + 2), parent=root)
        place("pin", slab(circle(5.4, 48), 0, 4.8, 0.8), metal, at, parent=root)
    if kind == "press":
        place("stud", slab(circle(4.2, 48), 0, 2.2, 0.8), metal, at, parent=root)


def belt(body, d, skins, root):
    """Two straps from the sides to a turning lock, as on bags with a flap of three tongues."""
    y = body.h * 0.80
    for side in (-1, 1):
        points = [(side * body.half_wide(0.8) * 0.995, y - 2, 2), (side * body.half_wide(0.8) * 0.9, y, body.front(side * body.w * 0.42, y, False) + 4.4), (side * body.w * 0.25, y, body.front(side * body.w * 0.25, y, False) + 7.2), (side * 15, y, body.front(0, y, False) + 7.8)]
        strap(points, 17, 2.6, skins, root)
        plate = slab(rectangle(34, 18, 2, 5), 0, 1.2, 0.4)
        place("belt plate", plate, metals.polished(d["hardware"]), (side * 31, y, body.front(side * 31, y, False) + 9.2), parent=root)
        for x in (20, 42):
            place("rivet", slab(circle(1.7, 24), 0, 0.9, 0.3), metals.polished(d["hardware"]), (side * x, y, body.front(side * x, y, False) + 10.3), parent=root)
    lock(body, {**d, "lock": "turn"}, (0, y, body.front(0, y, False) + 8.6), root)


def padlock(body, d, at, root):
    metal = metals.polished(d["hardware"])
    x, y, z = at
    place("padlock", slab(rectangle(15, 17, 2.4, 6), -3, 3, 0.7), metal, (x, y - 12, z), parent=root)
    bow = [(x - 4.6, y - 4, z), (x - 4.6, y + 5, z), (x, y + 9.4, z), (x + 4.6, y + 5, z), (x + 4.6, y - 4, z)]
    place("shackle", tube(smooth_line(bow, 40), 1.5, 14), metal, parent=root, smooth=60)


def feet(body, d, root):
    metal = metals.polished(d["hardware"])
    for sx in (-1, 1):
        for sz in (-1, 1):
            place("foot", loft(circle(5, 36), [(2, -3.2), (0.4, -2.6), (0, -1), (0.6, 1)]), metal, (sx * body.w * 0.4, 0, sz * body.d * 0.36), (-math.pi / 2, 0, 0), root)
