"""Applied indices and numerals."""
import math

import numpy as np
from mathutils import Matrix

import dials
import lettering
import metals
import stones
from mesh import at_clock, box, join, place, slab
from outlines import circle, polygon
from dial_ink import ink_for
from watch_windows import edge_at, within


def faceted(width, length, height, tip=1.0):
    """A bar with a ridge along it; `tip` narrows the inner end."""
    w, l, n = width / 2, length / 2, width / 2 * tip
    verts = [(-n, -l, 0), (n, -l, 0), (w, l, 0), (-w, l, 0), (-n, -l, height * 0.5), (n, -l, height * 0.5), (w, l, height * 0.5), (-w, l, height * 0.5),
             (0, -l + min(n, 0.3), height), (0, l - min(w, 0.3), height)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 8), (5, 6, 9, 8), (6, 7, 9), (7, 4, 8, 9)]
    return np.array(verts, float), faces, [0] * len(faces)


def lumed(width, length, height, tip=1.0):
    """A metal bar with lume."""
    n = width * tip
    shape = lambda e: polygon([(-n / 2 + e, -length / 2 + e), (n / 2 - e, -length / 2 + e), (width / 2 - e, length / 2 - e), (-width / 2 + e, length / 2 - e)], 0.06, 2)
    return slab(shape(0), 0, height, 0.06), slab(shape(max(0.16, width * 0.17)), height * 0.6, height + 0.06, 0.02)


def build(d, levels, root):
    index, dial, z = d["indices"], within(d["dial"]), levels["dial"]
    kind = index["kind"]
    if kind == "none":
        return
    metal = metals.polished(index["metal"]) if index["metal"] in metals.colors else ink_for(dial["color"])
    glow = metals.lume(tuple(index["lume"])) if isinstance(index.get("lume"), list) else metals.lume()
    inset, long, wide = index.get("inset", 1.75), index.get("long", 3.2), index.get("wide", 0.9)
    skip = set(index.get("skip", []))
    bars, beds = [], []
    for hour in range(12):
        if hour in skip:
            continue
        angle = math.tau * hour / 12
        stretch = index.get("longer", 1.0) if hour % 3 == 0 else 1.0
        length = long * stretch
        at = lambda r: at_clock(r, angle, z)
        bar_at = at(edge_at(dial, angle, inset + length / 2))
        if index.get("level") and hour:  # bars are horizontal at every hour but twelve
            bar_at = bar_at @ Matrix.Rotation(angle + math.pi / 2, 4, "Z")
        use = kind
        if kind in ("arabic", "roman", "mixed"):
            use = "text" if kind != "mixed" or hour in index.get("numerals", [0, 3, 6, 9]) else index.get("between", "baton")
        if use == "text":
            continue
        if use == "lumebaton" or (use == "diver" and hour in (3, 6, 9)):
            bar, bed = lumed(wide * (1.15 if hour % 3 == 0 else 1), length, 0.4, index.get("tip", 1.0))
            bars.append((bar, bar_at)), beds.append((bed, bar_at))
        elif use == "diver":
            dot = at(edge_at(dial, angle, inset + long * 0.42))
            if hour == 0:
                tri = lambda e: polygon([(0, -long * 0.5 + e * 2), (long * 0.42 - e * 1.5, long * 0.34 - e), (-long * 0.42 + e * 1.5, long * 0.34 - e)], 0.08, 2)
                bars.append((slab(tri(0), 0, 0.4, 0.06), dot)), beds.append((slab(tri(0.2), 0.25, 0.45, 0.03), dot))
            else:
                bars.append((slab(circle(long * 0.34, 48), 0, 0.4, 0.07), dot)), beds.append((slab(circle(long * 0.34 - 0.2, 40), 0.25, 0.45, 0.03), dot))
        elif use == "dot":
            bars.append((slab(circle(wide / 2, 32), 0, 0.35, 0.12), at(edge_at(dial, angle, inset + wide / 2))))
        elif use == "diamond":
            r = edge_at(dial, angle, inset + 0.8)
            stones.brilliant(wide, (r * math.sin(angle), r * math.cos(angle), z + 0.5), (0, 0, angle), parent=root, close=True)
        elif use == "round_lume":
            r = edge_at(dial, angle, inset + wide)
            bars.append((slab(circle(wide, 40), 0, 0.3, 0.06), at(r))), beds.append((slab(circle(wide - 0.18, 40), 0.2, 0.36, 0.03), at(r)))
        else:
            twin = use == "baton" and hour == 0 and index.get("double", True)
            for side in ((-0.62, 0.62) if twin else (0,)):
                shift = Matrix.Translation((side * wide, 0, 0))
                bars.append((faceted(wide, length, index.get("high", 0.45), {"dagger": 0.25, "wedge": 0.5}.get(use, 1.0)), bar_at @ shift))
    bars += numerals(index, dial, kind, inset, z)
    if bars:
        place("indices", join(bars), metal, parent=root, smooth=12)
    if beds:
        place("lume", join(beds), glow, parent=root, smooth=20)


def numerals(index, dial, kind, inset, z):
    if kind not in ("arabic", "roman", "mixed"):
        return []
    size, font = index.get("size", 3.4), index.get("font", "serif" if kind == "roman" else "gothic")
    shapes = []
    chosen = index.get("numerals", [0, 3, 6, 9]) if kind == "mixed" else range(12)
    order = index.get("order")
    for hour in chosen:
        if hour in index.get("skip", []):
            continue
        angle = math.tau * hour / 12
        label = lettering.romans[hour] if kind == "roman" or index.get("roman") else str((order or [12, *range(1, 12)])[hour])
        r = edge_at(dial, angle, inset + size * 0.42)
        spin = 0 if index.get("upright", kind != "roman") else -angle
        matrix = Matrix.Translation((r * math.sin(angle), r * math.cos(angle), z)) @ Matrix.Rotation(spin, 4, "Z")
        stretch = index.get("stretch", 1.0)
        if stretch != 1.0:
            matrix = matrix @ Matrix.Diagonal((1, stretch, 1, 1))
        shapes.append((lettering.text(label, size, font, index.get("depth", 0.3), 0.0), matrix))
    return shapes
