"""How a case holds its band: the start of the lugs at the case, solid end links, the long bars of a Tank."""
import math

import numpy as np

from mesh import loft, place, soften
from outlines import polygon, rectangle
from paths import smooth_line, tube


def bend_down(points, start, drop, length):
    """Lowers points beyond `start` from the middle, increasingly with distance."""
    beyond = np.maximum(np.abs(points[:, 1]) - start, 0) / length
    points[:, 2] -= drop * beyond**1.7
    return points


def leaving(case, tip):
    """
    The angle at which the outer edge of a lug leaves the case: slightly above the tangent through the tip, because the tangent would give a
    straight line.
    """
    if case.get("lugAngle") is not None or case["shape"] != "round":
        return math.radians(case.get("lugAngle", 34))
    far = float(np.linalg.norm(tip))
    straight = math.atan2(tip[1], tip[0]) - math.acos(min(case["w"] / 2 / far, 1))
    return max(straight, 0.05) + math.radians(case.get("lugFlare", 6))


def end_links(case, top, low, bend, materials, root):
    """A solid link that fills the space between the lugs up to the round case."""
    half, reach, r = case["band"] / 2 - 0.1, case["l2l"] / 2, case["w"] / 2 - 0.6
    first = math.acos(min(half / r, 1))
    arc = [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(math.pi - first, first, 16)]
    corners = [*arc, (half, reach - 0.9), (-half, reach - 0.9)]
    profile = soften([(0.3, low + 1.2, 1), (0, low + 1.5, 1), (0, top - 1.1, 1), (0.2, top - 0.9, 1), (0.45, top - 0.88, 0)], 0.08, 2)
    shape = loft(polygon(corners, 0.15, 2), profile)
    points = bend_down(np.array(shape[0]), bend, case["lugDrop"], reach - bend)
    for sy in (1, -1):
        faces = [tuple(reversed(f)) for f in shape[1]] if sy > 0 else shape[1]
        place("end link", (points * np.array([1, sy, 1]), faces, shape[2]), materials, parent=root, smooth=25)


def wires(case, low, material, root):
    """A bent wire above and below, soldered to the case."""
    for s in (1, -1):
        x, y, r = case["band"] / 2 + 1.1, case["h"] / 2, case["l2l"] / 2
        line = smooth_line([(-x, s * y * 0.75, 0), (-x, s * (r - 1), -1.2), (-x + 1.4, s * r, -1.6), (x - 1.4, s * r, -1.6),
                            (x, s * (r - 1), -1.2), (x, s * y * 0.75, 0)], 60)
        place("wire", tube(line, 0.8, 16), material, parent=root)


def brancards(case, top, low, materials, root):
    """Two bars along the case from tip to tip, rounded above, which hold the strap between their ends."""
    w, h, reach, wide = case["w"] / 2, case["h"] / 2, case["l2l"] / 2, case["lugWide"]
    ys = np.linspace(-reach, reach, 97)
    corners = [(w - wide, -reach), (w, -reach), *[(w, y) for y in ys[1:-1]], (w, reach), (w - wide, reach), *[(w - wide, y) for y in ys[-2:0:-1]]]
    crest = top + 0.75
    round_ = [(wide * 0.5 * (1 - math.cos(a)) * 0.96, crest - 0.9 + 0.9 * math.sin(a), 1) for a in np.linspace(0.1, 1.45, 7)]
    shape = loft(polygon(corners, 0.5, 3), [(0.4, low, 1), (0, low + 0.5, 1), *round_])
    points = bend_down(np.array(shape[0]), h * 0.8, case["lugDrop"] * 0.7, reach - h * 0.8)
    for sx in (1, -1):
        faces = shape[1] if sx > 0 else [tuple(reversed(f)) for f in shape[1]]
        place("brancard", (points * np.array([sx, 1, 1]), faces, shape[2]), materials[1], parent=root, smooth=40)


def blocks(case, top, low, materials, root):
    """Short square lugs on the straight side of a case, with a hollow corner where they begin."""
    reach, inner, edge, soft = case["l2l"] / 2, case["band"] / 2 + 0.08, case["h"] / 2 - case.get("lugRoot", 1.2), 2.2 if case["shape"] == "pillow" else 0.4
    outer = inner + case["lugWide"]
    hollow = [(outer + soft + soft * math.cos(a), edge + soft + soft * math.sin(a)) for a in np.linspace(-math.pi / 2, -math.pi, 8)]
    corners = [(inner, edge - 3), (outer + soft, edge - 3), *hollow, (outer, reach), (inner, reach)]
    profile = soften([(0.35, low + 0.4, 1), (0, low + 0.9, 2), (0, top - 0.55, 2), (0.4, top - 0.05, 1), (0.8, top - 0.03, 0)], 0.12, 2)
    shape = loft(polygon(corners, 0.5, 3), profile)
    points = bend_down(np.array(shape[0]), edge - 0.5, case["lugDrop"], reach - edge + 0.5)
    for sx, sy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        faces = shape[1] if sx * sy > 0 else [tuple(reversed(f)) for f in shape[1]]
        place("lug", (points * np.array([sx, sy, 1]), faces, shape[2]), materials, parent=root)


def flowing(case, top, low, materials, root):
    """Sides of a square case that curve into the bracelet without a corner: one piece above and one below, hollow where the bracelet begins."""
    w, h, reach, inner = case["w"] / 2 - 0.05, case["h"] / 2, case["l2l"] / 2, case["band"] / 2 + 0.08
    tip, start = inner + case["lugWide"], h * 0.5
    u = np.linspace(0, 1, 18)[:, None]
    a, b, c, d = (np.array(p) for p in ((w, start), (w, h * 0.98), (tip + 0.9, h * 0.9), (tip, reach)))
    side = (1 - u) ** 3 * a + 3 * u * (1 - u) ** 2 * b + 3 * u * u * (1 - u) * c + u**3 * d
    right = [tuple(p) for p in side]
    left = [(-x, y) for x, y in reversed(right)]
    deep = h - 1.2
    corners = [(-w, start), (w, start), *right[1:], (inner, reach), (inner, deep), (-inner, deep), (-inner, reach), *left[:-1]]
    flank = soften([(0.35, low + 0.4, 1), (0, low + 0.9, 2), (0, top - 0.5, 2), (0.45, top - 0.02, 1), (0.9, top, 0)], 0.14, 2)
    shape = loft(polygon(corners, 0.3, 3), flank)
    points = bend_down(np.array(shape[0]), start, case["lugDrop"], reach - start)
    for sy in (1, -1):
        faces = shape[1] if sy > 0 else [tuple(reversed(f)) for f in shape[1]]
        place("lugs", (points * np.array([1, sy, 1]), faces, shape[2]), materials, parent=root)


def ears(case, top, low, materials, root):
    """Blocks that stand out of the case at nine and at three, like the hinges of a porthole. Their height is a share of the case."""
    w, tall = case["w"] / 2, case["h"] * case["ears"]
    profile = soften([(0.4, low + 0.8, 1), (0, low + 1.3, 1), (0, top - 0.6, 1), (0.5, top - 0.12, 1), (0.8, top - 0.1, 0)], 0.14, 2)
    for side in (1, -1):
        place("ear", loft(rectangle(7.5, tall, 1.1, 5), profile), materials, (side * (w - 2.4), 0, 0), parent=root, smooth=25)


def gadroons(d, top, material, root):
    """Three round lines across the case above the dial, and three below."""
    case, opening = d["case"], d["bezel"]["opening"]
    room = case["h"] / 2 - opening[1] / 2
    for k in range(3):
        y = opening[1] / 2 + room * (0.34 + 0.24 * k)
        for side in (1, -1):
            line = np.column_stack([np.linspace(-1, 1, 9) * (case["w"] / 2 - 0.5), np.full(9, side * y), np.full(9, top - 0.3)])
            place("gadroon", tube(line, room * 0.11, 16), material, parent=root, smooth=60)
