"""The dial: plate, relief, tracks, sub-dials, apertures."""
import math

import numpy as np

import dials
import lettering
import metals
from dial_ink import ink_for
from mesh import at_clock, box, join, loft, place, polar, rings, slab
from outlines import circle
from watch_case import outline
from watch_counters import subdial
from watch_windows import date, edge_at, within


reliefs = ("tapisserie", "honeycomb", "hlines", "vlines")


def build(d, levels, root):
    dial, z = d["dial"], levels["dial"]
    if dial["finish"] == "skeleton":
        import watch_skeleton

        watch_skeleton.build(d, levels, root)
    else:
        shape = polar(outline(dial["shape"], dial["w"], dial["h"], dial.get("corner")), 288)
        plate = dials.finish(dial["finish"], dial["color"])
        low = z - 0.2 if dial["finish"] in reliefs else z
        place("dial", loft(shape, [(0, low - 0.4), (0, low)], cap_start=False), plate, parent=root, smooth=20)
        if dial["finish"] in reliefs:
            relief(dial, plate, z, root)
    track(d, z, root)
    for sub in d["subdials"]:
        subdial(d, sub, z, root)
    if d.get("date"):
        date(d, d["date"], z, root)
    for line in dial.get("words", []):
        place("words", lettering.text(line["text"], line["size"], line.get("font", "sans"), 0.03), ink_for(dial["color"], line.get("ink")),
              (0, line["y"], z + 0.012), parent=root)


def relief(dial, plate, z, root):
    """Pyramids of a tapestry, or embossed lines: geometry, clipped at the track."""
    half, kind = min(dial["w"], dial["h"]) / 2, dial["finish"]
    plain = dial.get("plain", 0.13)
    rim = half * (1 - plain)
    shape = polar(outline(dial["shape"], dial["w"], dial["h"], dial.get("corner")), 288)
    if plain:
        place("rim", rings([(shape(0), z - 0.4), (shape(0), z + 0.02), (shape(half - rim), z + 0.02), (shape(half - rim), z - 0.4)]), plate, parent=root)
    verts, faces = [], []

    def block(x0, x1, y0, y1, inset):
        base = len(verts)
        verts.extend([(x0, y0, z - 0.2), (x1, y0, z - 0.2), (x1, y1, z - 0.2), (x0, y1, z - 0.2)])
        verts.extend([(x0 + inset, y0 + inset, z), (x1 - inset, y0 + inset, z), (x1 - inset, y1 - inset, z), (x0 + inset, y1 - inset, z)])
        faces.extend(tuple(base + i for i in f) for f in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)))

    pitch = dial.get("pitch", 1.15)
    if kind == "tapisserie":
        count = int(rim / pitch) + 1
        for i in range(-count, count):
            for j in range(-count, count):
                x, y = (i + 0.5) * pitch, (j + 0.5) * pitch
                if abs(x) + pitch * 0.3 < room(shape(half - rim), abs(y) + pitch * 0.3, True):
                    block(x - pitch * 0.46, x + pitch * 0.46, y - pitch * 0.46, y + pitch * 0.46, pitch * 0.13)
    elif kind == "honeycomb":
        rows = int(rim / (pitch * 0.866)) + 1
        for j in range(-rows, rows + 1):
            for i in range(-rows, rows + 1):
                x, y = (i + 0.5 * (j % 2)) * pitch, j * pitch * 0.866
                if abs(x) + pitch * 0.45 < room(shape(half - rim), abs(y) + pitch * 0.3, True):
                    cell(verts, faces, x, y, pitch * 0.53, z)
    else:
        count = int(rim / pitch)
        for i in range(-count, count + 1):
            y = i * pitch
            # the plain rim or the flange hides the ends of the lines
            reach = room(shape(half - rim), abs(y), kind == "hlines") + (min(0.9, half * plain * 0.8) if plain else 0.9)
            if reach > 1:
                block(*((-reach, reach, y - pitch * 0.48, y + pitch * 0.48) if kind == "hlines" else
                        (y - pitch * 0.48, y + pitch * 0.48, -reach, reach)), pitch * 0.1)
    place("relief", (verts, faces, [0] * len(faces)), plate, parent=root, smooth=5)


def cell(verts, faces, x, y, r, z):
    """A hexagon with sloping sides."""
    base = len(verts)
    for far, high in ((r, z - 0.2), (r * 0.86, z)):
        verts.extend([(x + far * math.sin(math.tau * k / 6), y + far * math.cos(math.tau * k / 6), high) for k in range(6)])
    faces.append(tuple(base + 11 - k for k in range(6)))
    faces.extend((base + (k + 1) % 6, base + k, base + 6 + k, base + 6 + (k + 1) % 6) for k in range(6))


def room(points, at, across):
    """How far a closed line reaches to the right at a height (or upwards at a width); 0 if the line has no point there."""
    sides, heights = (points[:, 0], points[:, 1]) if across else (points[:, 1], points[:, 0])
    near = sides[(np.abs(heights - at) < 0.35) & (sides > 0)]
    return float(near.min()) if len(near) else 0.0


def track(d, z, root):
    dial, kind = d["dial"], d["dial"].get("track", "lines")
    if kind == "none":
        return
    ink = ink_for(dial["color"], dial.get("ink"))
    dial = within(dial)
    shapes = []
    count = dial.get("beats", 60)
    for i in range(count):
        angle = math.tau * i / count
        strong = i % (count // 12) == 0
        inset = dial.get("trackInset", 0.55)
        if kind == "dots":
            shapes.append((slab(circle(0.2 if strong else 0.12, 12), 0, 0.05, 0.02), at_clock(edge_at(dial, angle, inset + 0.2), angle, z)))
        else:
            long = 0.9 if strong else 0.62
            shapes.append((box(0.13 if strong else 0.085, long, 0.03, 0.008), at_clock(edge_at(dial, angle, inset + long / 2), angle, z + 0.012)))
    if kind == "rail":
        for inset in (dial.get("trackInset", 0.55), dial.get("trackInset", 0.55) + 0.95):
            ring = polar(outline(dial["shape"], dial["w"] - 2 * inset, dial["h"] - 2 * inset, max(dial.get("corner") or 1.5, 0.3)), 288)
            shapes.append((rings([(ring(0), z), (ring(0), z + 0.025), (ring(0.1), z + 0.025), (ring(0.1), z)]), None))
    place("track", join(shapes), ink, parent=root, smooth=20)
