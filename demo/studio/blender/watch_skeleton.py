"""Open-worked dials and tourbillons: bridges, wheels, jewels, screws."""
import math

import numpy as np
from mathutils import Matrix

import dials
import metals
from mesh import box, group, join, loft, place, polar, rings, slab
from outlines import circle, polygon
from paths import tube
from watch_case import outline
from watch_layouts import layouts

gold, steel = "yellow_gold", "steel"


def wheel(radius, teeth=40, spokes=5, thick=0.25, rim=0.18):
    """A toothed wheel with a rim and spokes."""
    n = teeth * 4
    angle = np.linspace(0, math.tau, n, endpoint=False)
    tooth = (np.arange(n) % 4 < 2).astype(float)
    outer = np.stack([np.cos(angle), np.sin(angle)], 1) * (radius * (0.94 + 0.06 * tooth))[:, None]
    inner = np.stack([np.cos(angle), np.sin(angle)], 1) * radius * (1 - rim)
    ring = rings([(inner, 0), (outer, 0), (outer, thick), (inner, thick), (inner, 0)])
    parts = [(ring, None), (slab(circle(radius * 0.2, 32), 0, thick, 0.03), None)]
    parts += [(box(radius * 0.1, radius * 0.86, thick, 0.02), Matrix.Rotation(math.tau * k / spokes, 4, "Z") @ Matrix.Translation((0, radius * 0.45, thick / 2))) for k in range(spokes)]
    return join(parts)


def bridge(a, b, wide, thick=0.5, edge=0.22):
    """A bar between two round ends, slightly slimmer in the middle; its slanting edges use the second material."""
    a, b = np.array(a), np.array(b)
    long = np.linalg.norm(b - a)
    along = (b - a) / max(long, 1e-6)
    start, aside = math.atan2(along[1], along[0]), np.array([-along[1], along[0]])
    end = lambda middle, first: [middle + wide * np.array([math.cos(start + t), math.sin(start + t)]) for t in np.linspace(first, first + math.pi, 14)]
    flank = lambda side: [a + along * long * t + aside * side * wide * (1 - 0.34 * math.sin(math.pi * t) ** 0.7) for t in np.linspace(0.12, 0.88, 9)]
    points = [*end(b, -math.pi / 2), *reversed(flank(1)), *end(a, math.pi / 2), *flank(-1)]
    cut = min(edge, wide * 0.4)
    return loft(polygon([tuple(p) for p in points], 0.02, 1), [(0, 0, 1), (0, thick - cut, 1), (cut, thick, 1), (cut * 1.1, thick, 0)])


def build(d, levels, root):
    dial, z = d["dial"], levels["dial"]
    half_x, half_y = dial["w"] / 2, dial["h"] / 2
    rng = np.random.default_rng(d["seed"])
    deep = z - dial.get("deep", 2.6)
    plate = metals.polished(dial.get("plate", "ruthenium"), 0.38)
    shape = polar(outline(dial["shape"], dial["w"], dial["h"], dial.get("corner")), 288)
    place("mainplate", loft(shape, [(0, deep - 0.4), (0, deep)], False), plate, parent=root)
    rim = shape(0) * 0.90
    place("ring", rings([(shape(0), deep), (shape(0), z), (rim, z), (rim * 0.995, z - 0.15), (rim * 0.99, deep)]), dials.finish("matte", dial.get("ringColor", "black")), parent=root, smooth=20)
    reach = min(half_x, half_y)
    laid = layouts[dial.get("layout", "stacked")]
    for k, (x, y, r, metal) in enumerate(laid["wheels"]):
        at = (x * half_x * 0.92, y * half_y * 0.92, deep + 0.35 + 0.28 * (k % 3))
        place("wheel", wheel(r * reach, 36 + 8 * (k % 3), 4 + k % 3), metals.polished(metal, 0.16), at, (0, 0, float(rng.uniform(0, 3))), root, smooth=15)
        place("jewel", slab(circle(reach * 0.045, 24), 0, 1.5, 0.12), metals.matte((0.35, 0.005, 0.03), 0.08, 0.8), at, parent=root)
    for x, y, r in laid["barrels"]:
        barrel(r * reach, (x * half_x * 0.92, y * half_y * 0.92, deep + 0.3), root)
    bridges(dial, laid, z, half_x, half_y, root)
    x, y, r = laid["balance"]
    balance(r * reach * 0.9, (x * half_x, y * half_y, z - 1.6), root)


def bridges(dial, laid, z, half_x, half_y, root):
    """Bars with beveled edges. Each end has one screw, even where several bars end."""
    tone, reach = dial.get("bridges", "titanium"), min(half_x, half_y)
    skin = metals.polished(tone, 0.1) if laid.get("bright") else metals.brushed(tone, "X", 0.28)
    edge = metals.polished(tone if tone not in ("titanium", "black_gold") else "steel")
    screw = metals.polished("blue_steel" if tone not in ("black_gold", "blue_steel") else "steel")
    placed = []
    for k, (a, b) in enumerate(laid["bars"]):
        low = z - 1.25 - laid.get("tiers", (0,))[k % len(laid.get("tiers", (0,)))]
        ends = [(p[0] * half_x * 0.95, p[1] * half_y * 0.95) for p in (a, b)]
        place("bridge", bridge(*ends, reach * laid["wide"], 0.55), [skin, edge], (0, 0, low), parent=root, smooth=18)
        for end in ends:
            if end not in placed:
                placed.append(end)
                place("screw", slab(circle(reach * 0.042, 24), 0, 0.35, 0.06), screw, (*end, low + 0.5), parent=root)


def barrel(r, at, root):
    """An open drum with its spring."""
    middle = group("barrel", root, at)
    place("drum", join([(wheel(r, 60, 3, 0.3, 0.14), None), (slab(circle(r * 0.84, 72), -0.1, 0.12, 0.04), None)]), metals.brushed(gold, "X", 0.3), parent=middle, smooth=15)
    coil = [(r * (0.2 + 0.6 * t) * math.cos(t * 34), r * (0.2 + 0.6 * t) * math.sin(t * 34), 0.2) for t in np.linspace(0, 1, 260)]
    place("spring", tube(coil, r * 0.03, 6), metals.polished(steel, 0.2), parent=middle)
    place("arbor", slab(circle(r * 0.16, 40), 0, 0.8, 0.08), metals.polished(steel), parent=middle)


def balance(r, at, root):
    middle = group("balance", root, at)
    ring = rings([(circle(r, 96)(), 0), (circle(r, 96)(), 0.35), (circle(r * 0.87, 96)(), 0.35), (circle(r * 0.87, 96)(), 0), (circle(r, 96)(), 0)])
    place("rim", join([(ring, None), (box(r * 1.8, r * 0.1, 0.25, 0.03), Matrix.Translation((0, 0, 0.17)))]), metals.polished(gold, 0.12), parent=middle, smooth=20)
    turns = [(r * 0.6 * t * math.cos(t * 26), r * 0.6 * t * math.sin(t * 26), 0.5) for t in np.linspace(0.15, 1, 160)]
    place("hairspring", tube(turns, 0.035, 6), metals.polished("blue_steel"), parent=middle)
    place("pivot", slab(circle(r * 0.12, 32), 0, 0.8, 0.06), metals.matte((0.35, 0.005, 0.03), 0.08, 0.8), parent=middle)


def tourbillon(d, sub, z, root):
    """A round opening with a cage: a balance below a three-armed bridge."""
    r, middle = sub["r"], group("tourbillon", root, (sub["x"], sub["y"], 0))
    place("well", loft(circle(r, 96), [(0, z + 0.02), (0.1, z + 0.03)], False), metals.brushed("ruthenium", "Y", 0.4), parent=middle)
    metal = metals.polished(sub.get("border", steel))
    place("edge", rings([(circle(r * 1.06, 96)(), z), (circle(r * 1.05, 96)(), z + 0.25), (circle(r * 0.96, 96)(), z + 0.2), (circle(r * 0.95, 96)(), z)]), metal, parent=middle)
    place("wheel", wheel(r * 0.85, 60, 3, 0.12, 0.1), metals.polished(gold, 0.15), (0, 0, z + 0.08), parent=middle, smooth=15)
    balance(r * 0.62, (0, 0, z + 0.25), middle)
    arms = [(box(r * 0.1, r * 0.95, 0.16, 0.04), Matrix.Rotation(math.tau * k / 3 + 0.3, 4, "Z") @ Matrix.Translation((0, r * 0.45, 0))) for k in range(3)]
    place("cage", join([*arms, (slab(circle(r * 0.16, 32), -0.05, 0.2, 0.05), None)]), metals.polished(steel), (0, 0, z + 0.85), parent=middle, smooth=20)
