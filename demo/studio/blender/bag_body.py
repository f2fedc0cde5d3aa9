"""
The body of a bag: a soft box whose section is a rounded rectangle, with puffed faces, folds and quilting. Millimeters; x is the width, y
points up, z to the viewer.
"""
import math

import numpy as np

from mesh import place


class Body:
    """The body's surface as functions of a position, so that flaps, pockets and locks can lie on the front."""

    def __init__(self, d):
        self.w, self.h, self.d = d["size"]
        self.top_w, self.top_d = d.get("topWide", 0.94), d.get("topDeep", 0.6)
        self.power, self.puff = d.get("power", 7.0), d.get("puff", 0.05)
        self.round, self.sag = d.get("round", 0.06), d.get("sag", 0.0)
        self.round_top = d.get("roundTop", 0.0)
        self.arch, self.belly = d.get("arch", 0.0), d.get("belly", 0.0)
        self.slant = d.get("slant", 0.0)
        self.quilt, self.fold = d.get("quilt"), d.get("fold", 0.0)
        self.rng = np.random.default_rng(d.get("seed", 3))
        self.waves = [(self.rng.uniform(0.6, 2.2) * math.pi, self.rng.uniform(0.6, 2.4) * math.pi, *self.rng.uniform(0, 6.3, 2)) for _ in range(5)]

        self.shares = np.linspace(0, 0.999, 90)
        bulge = (1 - self.shares**self.power) ** (1 / self.power) * self.d / self.w
        self.walked = np.concatenate([[0], np.cumsum(np.hypot(np.diff(self.shares), np.diff(bulge)))])

    def half_wide(self, t):
        base = (1 - t) + self.top_w * t + self.belly * math.sin(math.pi * min(t * 1.15, 1))
        return self.w / 2 * base * self.corner(t)

    def half_deep(self, t):
        return self.d / 2 * ((1 - t) + self.top_d * t + 0.12 * math.sin(math.pi * t)) * self.corner(t, 1.4)

    def corner(self, t, more=1.0):
        """Rounds the lower and the upper edge."""
        r = self.round * more
        end = 1 - r * (1 - math.sqrt(max(0.0, 1 - (1 - min(t / r, 1)) ** 2))) * 0.9 if t < r else 1.0
        high = self.round_top * more
        if high and t > 1 - high:
            end *= 1 - high * (1 - math.sqrt(max(0.0, 1 - ((t - 1 + high) / high) ** 2))) * 0.9
        return end

    def soft(self, x, y):
        """How far the leather bulges or sinks, from -1 to 1; always the same for the same bag."""
        u, v = x / self.w, y / self.h
        return sum(math.sin(a * u * 2 + p) * math.cos(b * v * 2 + q) for a, b, p, q in self.waves) / 3.2

    def front(self, x, y, with_quilt=True):
        """Distance of the front from the middle of the bag at a position."""
        t = min(max(y / self.h, 0.0), 1.0)
        edge = min(abs(x) / max(self.half_wide(t), 1e-3), 1.0)
        flat = (1 - edge**self.power) ** (1 / self.power)
        middle = max(0.0, 1 - edge**2) * math.sin(math.pi * min(max(t, 0.02), 0.98)) ** 0.8
        z = self.half_deep(t) * flat + self.puff * self.d * middle + self.sag * self.soft(x, y) * 6.0 * middle
        return z + (self.cushion(x, y) if with_quilt else 0)

    def cushion(self, x, y):
        """Height that quilting adds to the front; it fades towards the sides."""
        if not self.quilt:
            return 0.0
        if self.quilt["kind"] == "facets":
            return facets(2 * x / self.w, y / self.h, self.quilt["high"]) * max(0.0, 1 - abs(2 * x / self.w) ** self.power) ** (1 / self.power)
        edge = min(abs(x) / max(self.half_wide(min(max(y / self.h, 0.0), 1.0)), 1e-3), 1.0)
        return quilting(self.quilt, self.around(x, edge), y) * min(1, (1 - edge) * (24 if self.quilt["kind"] == "weave" else 9))

    def around(self, x, edge):
        """Distance to a position along the skin. It is longer at the sides, where the skin turns away from the viewer."""
        return math.copysign(np.interp(edge, self.shares, self.walked) * abs(x) / max(edge, 1e-3), x)

    def gusset(self, edge, z, t):
        """Depth of the sides' inward fold, which grows towards the top."""
        return self.fold * self.d * abs(edge) ** 14 * max(0.0, 1 - abs(z) / self.half_deep(t)) * min(1.0, max(0.0, t - 0.12)) ** 1.3

    def rim(self, x):
        """Height of the upper edge, which may dip or rise towards the middle."""
        return self.h * (1 + self.arch * (1 - (2 * x / self.w) ** 2))

    def floor(self, x):
        """Height of the lower edge, which may rise towards the right."""
        return self.slant * self.h * min(1.0, max(0.0, x / self.w + 0.2) / 0.7) ** 1.5


def quilting(quilt, x, y):
    """Height of a cushion between seams: diamonds, squares, chevrons or a basket weave."""
    kind, step, high = quilt["kind"], quilt["step"], quilt.get("high", 3.2)
    if kind == "diamond":
        a, b = (x + y * 0.82) * math.pi / step, (x - y * 0.82) * math.pi / step
    elif kind == "square":
        a, b = x * math.pi / step, y * math.pi / step
    elif kind == "chevron":
        a, b = math.pi / 2, (y + abs(x) * 0.75) * math.pi / step
    elif kind == "cannage":
        a, b = (x + y) * math.pi / step, (x - y) * math.pi / step
        fine = abs(math.sin(x * math.pi / step)) * abs(math.sin(y * math.pi / step))
        return high * (abs(math.sin(a) * math.sin(b)) ** 0.5 * 0.6 + fine**0.5 * 0.4) - high * 0.4
    else:  # weave
        return high * weave(x / step, y / step)
    return high * (abs(math.sin(a) * math.sin(b)) ** 0.45) - high * 0.4


def facets(u, v, high):
    """Planes that meet in sewn creases, like folds in one sheet: a six-sided middle and sloping corners. u is -1 to 1, v is 0 to 1."""
    u = abs(u)
    upper, lower = 0.95 - 0.75 * u - 0.5 * v, 0.4 - 0.9 * u + 1.2 * v
    seam = min(abs(upper), abs(lower), abs(0.82 * u - 0.62 * v + 0.16) if v > 0.25 else 1.0)
    return high * min(0.0, upper, lower) - 1.7 * math.exp(-((seam / 0.014) ** 2))


def weave(u, v):
    """A weave of strips 1 wide, each over one strip and under the next. Returns the height of the upper strip, -1 to 1."""
    i, j = math.floor(u), math.floor(v)
    lies = math.cos(math.pi * (u - 0.5)) * (-1 if j % 2 else 1)
    stands = -math.cos(math.pi * (v - 0.5)) * (-1 if i % 2 else 1)
    bent = lambda rise, side: math.copysign(abs(rise) ** 0.8, rise) - 0.5 * abs(2 * side - 1) ** 9
    return max(bent(lies, v - j), bent(stands, u - i))


def build(body, material, root, rows=110, columns=150, closed=True):
    """Builds front, back and sides as one skin, then the top, pressed together or open."""
    verts, faces = [], []
    half = columns // 2
    for j in range(rows + 1):
        t = j / rows
        t = t * t * (3 - 2 * t) * 0.35 + t * 0.65
        wide = body.half_wide(t)
        for side in (1, -1):
            for i in range(half):
                u = -1 + 2 * (i + 0.5) / half
                bent = math.copysign(abs(u) ** 0.85, u)
                x = side * wide * bent
                low = body.floor(x)
                y = low + (body.rim(x) - low) * t
                z = side * body.front(x, body.h * t)
                verts.append((x - math.copysign(body.gusset(x / wide, z, t), x), y, z))
    n = half * 2
    for j in range(rows):
        for i in range(n):
            k = (i + 1) % n
            faces.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
    faces.append(tuple(range(n - 1, -1, -1)))
    if closed:
        middle = len(verts)
        top = rows * n
        for i in range(n):  # a shallow roof
            x, y, z = verts[top + i]
            verts.append((x * 0.97, y + 1.5, z * 0.5))
        for i in range(n):
            k = (i + 1) % n
            faces.append((top + i, top + k, middle + k, middle + i))
        faces.append(tuple(middle + i for i in range(n)))
    return place("body", (np.array(verts), faces, [0] * len(faces)), material, parent=root, smooth=70)




def sheet(grid, thick, materials, root, name="sheet", edge=1):
    """
    A piece of leather with a painted edge, from rows of points on the outer face. The top row comes first; each row runs from the viewer's
    left to right.
    """
    grid = np.array(grid, float)
    rows, columns = grid.shape[:2]
    along = np.gradient(grid, axis=0)
    across = np.gradient(grid, axis=1)
    normal = np.cross(along, across)
    normal /= np.maximum(np.linalg.norm(normal, axis=2), 1e-9)[..., None]
    back = grid - normal * thick
    # draws the rim in slightly, so that it looks rounded
    verts = np.concatenate([grid.reshape(-1, 3), back.reshape(-1, 3)])
    at = lambda j, i, side=0: side * rows * columns + j * columns + i
    faces, mats = [], []
    for j in range(rows - 1):
        for i in range(columns - 1):
            faces.append((at(j, i), at(j + 1, i), at(j + 1, i + 1), at(j, i + 1)))
            faces.append((at(j, i, 1), at(j, i + 1, 1), at(j + 1, i + 1, 1), at(j + 1, i, 1)))
            mats += [0, 0]
    rim = [(0, i) for i in range(columns)] + [(j, columns - 1) for j in range(1, rows)] + [(rows - 1, i) for i in range(columns - 2, -1, -1)] + [(j, 0) for j in range(rows - 2, 0, -1)]
    for (j, i), (jj, ii) in zip(rim, rim[1:] + rim[:1]):
        faces.append((at(j, i), at(jj, ii), at(jj, ii, 1), at(j, i, 1)))
        mats.append(edge)
    return place(name, (verts, faces, mats), materials, parent=root, smooth=40)
