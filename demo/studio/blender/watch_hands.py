"""Hands at eight minutes past ten."""
import math

import numpy as np
from mathutils import Matrix

import dials
import metals
from mesh import box, join, place, slab
from outlines import circle, polygon
from watch_indices import faceted, lumed

HOUR, MINUTE, SECOND = math.radians(304), math.radians(48), math.radians(205)


def ridge(points, height):
    """A flat shape along y, symmetric, raised to a ridge on its axis. Points are (half width, y) from tail to tip."""
    verts, faces = [], []
    for w, y in points:
        verts += [(-w, y, 0), (-w, y, height * 0.35), (0, y, height), (w, y, height * 0.35), (w, y, 0)]
    for i in range(len(points) - 1):
        a, b = i * 5, (i + 1) * 5
        faces += [(a + k, a + k + 1, b + k + 1, b + k) for k in range(4)]
    faces += [tuple(range(4, -1, -1)), tuple((len(points) - 1) * 5 + k for k in range(5))]
    return np.array(verts, float), [tuple(reversed(f)) for f in faces], [0] * len(faces)


def hand(kind, length, width, metal, glow, angle, z, root):
    """A hand: metal, for some forms with lume."""
    w, tail, beds, parts = width / 2, length * 0.16, [], []
    if kind in ("dauphine", "leaf", "alpha", "sword"):
        body = {"dauphine": [(w * 0.35, -tail), (w, length * 0.2), (0.03, length)],
                "leaf": [(w * 0.3, -tail), (w * 0.35, 0.4)] + [(w * (0.35 + 0.65 * math.sin(math.pi * t) ** 0.8) * (1 - t * 0.35), length * (0.08 + 0.92 * t)) for t in np.linspace(0.05, 0.96, 12)] + [(0.03, length)],
                "alpha": [(w * 0.3, -tail), (w * 0.3, length * 0.16), (w, length * 0.26), (0.05, length)],
                "sword": [(w * 0.5, -tail), (w * 0.5, length * 0.1), (w * 0.62, length * 0.12), (w, length * 0.72), (0.05, length)]}[kind]
        parts.append((ridge(body, 0.3), None))
        if kind == "sword":
            bed = polygon([(-w * 0.36, length * 0.3), (w * 0.36, length * 0.3), (w * 0.58, length * 0.7), (0, length * 0.86), (-w * 0.58, length * 0.7)], 0.05, 2)
            beds.append((slab(bed, 0.2, 0.34, 0.02), None))
    elif kind in ("baton", "lumebaton"):
        parts.append((faceted(width, length + tail, 0.26), Matrix.Translation((0, (length - tail) / 2, 0))))
        if kind == "lumebaton":
            beds.append((box(width * 0.55, length * 0.6, 0.12, 0.02), Matrix.Translation((0, length * 0.64, 0.24))))
    elif kind == "snow" or kind == "mercedes" or kind == "pencil":
        big = kind != "pencil"
        bar = polygon([(-w, -tail), (w, -tail), (w, length * 0.93), (0, length), (-w, length * 0.93)], 0.08, 2)
        if big and length < 11:
            parts.append((slab(polygon([(-w * 0.8, -tail), (w * 0.8, -tail), (w * 0.8, length), (0, length * 1.08), (-w * 0.8, length)], 0.05, 2), 0, 0.25, 0.05), None))
            head = (lambda e: circle(length * 0.19 - e, 48)) if kind == "mercedes" else (lambda e: polygon([(0, -length * 0.22 + e * 1.4), (length * 0.22 - e * 1.4, 0), (0, length * 0.22 - e * 1.4), (-length * 0.22 + e * 1.4, 0)], 0.05, 2))
            at = Matrix.Translation((0, length * 0.68, 0))
            parts.append((slab(head(0), 0.0, 0.26, 0.05), at))
            beds.append((slab(head(0.2), 0.2, 0.3, 0.02), at))
            if kind == "mercedes":
                parts += [(box(0.16, length * 0.19, 0.1, 0.02), at @ Matrix.Rotation(a, 4, "Z") @ Matrix.Translation((0, length * 0.09, 0.3))) for a in (0, 2.09, 4.19)]
        else:
            parts.append((slab(bar, 0, 0.25, 0.05), None))
            beds.append((box(width * 0.6, length * 0.62, 0.12, 0.02), Matrix.Translation((0, length * 0.58, 0.24))))
    elif kind == "breguet":
        eye = length * (0.72 if length > 9 else 0.62)
        ring = length * 0.075 if length > 9 else length * 0.11
        parts.append((ridge([(w * 0.32, -tail), (w * 0.3, eye - ring)], 0.22), None))
        parts.append((ridge([(w * 0.28, eye + ring * 0.9), (w * 0.5, eye + ring * 1.3), (0.03, length)], 0.22), None))
        hollow = np.stack([circle(ring, 40)(), circle(ring * 0.6, 40)()])
        verts = np.concatenate([np.column_stack([hollow[k], np.full(40, h)]) for k, h in ((0, 0), (0, 0.2), (1, 0.2), (1, 0))])
        faces = [(a * 40 + i, a * 40 + (i + 1) % 40, (a + 1) % 4 * 40 + (i + 1) % 40, (a + 1) % 4 * 40 + i) for a in range(4) for i in range(40)]
        parts.append(((verts, faces, [0] * len(faces)), Matrix.Translation((0, eye, 0))))
    else:  # skeleton: a frame with a lumed tip
        for side in (-1, 1):
            parts.append((box(width * 0.26, length * 0.78, 0.24, 0.04), Matrix.Translation((side * w * 0.7, length * 0.38, 0.12))))
        bar, bed = lumed(width * 1.2, length * 0.42, 0.26, 0.9)
        at = Matrix.Translation((0, length * 0.79, 0))
        parts.append((bar, at)), beds.append((bed, at))
    parts.append((slab(circle(max(w * 1.15, 0.55), 40), 0, 0.3, 0.06), None))
    place("hand", join(parts), metal, (0, 0, z), (0, 0, -angle), root, smooth=18)
    if beds and glow:
        place("hand lume", join(beds), glow, (0, 0, z), (0, 0, -angle), root, smooth=20)


def build(d, levels, root):
    hands, dial = d["hands"], d["dial"]
    if hands["kind"] == "none":
        return
    z = levels["dial"] + 0.42
    metal = metals.polished(hands["metal"], 0.12) if hands["metal"] in metals.colors else metals.matte(dials.paints[hands["metal"]], 0.35)
    # sword hands of blued steel have no lume
    glow = None if hands["kind"] == "sword" and hands["metal"] == "blue_steel" else metals.lume(tuple(hands["lume"])) if isinstance(hands.get("lume"), list) else metals.lume()
    reach = min(dial["w"], dial["h"]) / 2 * hands.get("reach", 1.0)
    x, y = hands.get("at", [0, 0])
    from mesh import group

    root = group("hands", root, (x, y, 0))
    wide = hands.get("wide", 1.3)
    hand(hands["kind"], reach * 0.56, wide * 1.15, metal, glow, HOUR, z, root)
    hand(hands["kind"], reach * 0.84, wide, metal, glow, MINUTE, z + 0.3, root)
    tint = hands.get("secondsColor", hands["metal"])
    needle = metals.polished(tint) if tint in metals.colors else metals.matte(dials.paints[tint], 0.35)
    if hands.get("gmt"):
        arrow = metals.matte(dials.paints[hands["gmt"]], 0.35) if hands["gmt"] in dials.paints else metals.polished(hands["gmt"])
        spin = (0, 0, -math.radians(hands.get("gmtAngle", 130)))
        tip = polygon([(-0.95, reach * 0.74), (0.95, reach * 0.74), (0, reach * 0.9)], 0.08, 2)
        place("gmt", join([(box(0.32, reach * 0.76, 0.14, 0.03), Matrix.Translation((0, reach * 0.36, 0.2))), (slab(tip, 0.1, 0.3, 0.04), None)]), arrow, (0, 0, z + 0.15), spin, root)
    if hands.get("seconds", True):
        angle = hands.get("secondsAngle", math.degrees(0.0 if hands.get("chrono") else SECOND))
        spin = (0, 0, -math.radians(angle))
        parts = [(faceted(0.24, reach * 1.14, 0.12), Matrix.Translation((0, reach * 0.33, 0))), (slab(circle(0.62, 40), -0.02, 0.2, 0.05), None)]
        if hands.get("counter", "dot") == "dot":
            parts.append((slab(circle(0.5, 32), 0, 0.12, 0.03), Matrix.Translation((0, -reach * 0.19, 0))))
        place("seconds", join(parts), needle, (0, 0, z + 0.62), spin, root, smooth=20)
        if hands.get("lollipop"):
            place("lollipop", slab(circle(0.62, 32), 0, 0.16, 0.03), glow, (0, 0, z + 0.64), spin, root).data.transform(Matrix.Translation((0, reach * 0.62, 0)))
    place("pinion", slab(circle(0.34, 32), 0, 0.9, 0.08), metals.polished("steel"), (0, 0, z), (0, 0, 0), root)


def small(d, sub, z, root):
    """The hand of a sub-dial."""
    tint = sub.get("hand") or d["hands"].get("subs") or d["hands"]["metal"]
    metal = metals.polished(tint) if tint in metals.colors else metals.matte(dials.paints[tint], 0.35)
    r = sub["r"]
    parts = [(ridge([(0.12, -r * 0.25), (max(0.2, r * 0.05), r * 0.1), (0.04, r * 0.8)], 0.14), None), (slab(circle(max(0.28, r * 0.09), 32), 0, 0.2, 0.04), None)]
    place("small hand", join(parts), metal, (0, 0, z + 0.2), (0, 0, -math.radians(sub.get("points", 0))), root, smooth=18)
