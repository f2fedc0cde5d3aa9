"""Objects along a line: tubes, straps, links, stitches."""
import math

import numpy as np
from mathutils import Matrix, Vector


class Path:
    """A polyline of points (n, 3), parametrized by length."""

    def __init__(self, points, closed=False):
        points = np.array(points, float)
        self.points = np.vstack([points, points[:1]]) if closed else points
        steps = np.linalg.norm(np.diff(self.points, axis=0), axis=1)
        self.lengths = np.concatenate([[0], np.cumsum(steps)])
        self.length = float(self.lengths[-1])

    def at(self, s):
        return np.array([np.interp(s, self.lengths, self.points[:, k]) for k in range(3)])

    def tangent(self, s):
        step = self.length * 0.002 + 1e-6
        way = self.at(min(s + step, self.length)) - self.at(max(s - step, 0))
        return way / max(np.linalg.norm(way), 1e-9)

    def frame(self, s, up=(0, 0, 1)):
        """A matrix with y along the path and z as close to `up` as possible."""
        along = Vector(self.tangent(s)).normalized()
        side = along.cross(Vector(up))
        side = side.normalized() if side.length > 1e-5 else Vector((1, 0, 0))
        normal = side.cross(along)
        matrix = Matrix((side, along, normal)).transposed().to_4x4()
        matrix.translation = Vector(self.at(s))
        return matrix


def smooth_line(corners, n=96):
    """A smooth curve through the points (Catmull-Rom)."""
    p = np.array(corners, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    spans = len(p) - 3
    result = []
    for t in np.linspace(0, spans - 1e-6, n):
        i, f = int(t), t - int(t)
        a, b, c, d = p[i : i + 4]
        result.append(0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f**2 + (3 * b - a - 3 * c + d) * f**3))
    return np.array(result)


def sweep(path, section, steps=96, up=(0, 0, 1), start=0.0, end=None, scale=None, closed=False):
    """Sweeps a section of (x, z) points along a path; `scale(t)` returns (x, z) factors. Also returns u, v for each vertex."""
    end = path.length if end is None else end
    section = np.array(section, float)
    n = len(section)
    verts, uvs = [], []
    around = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(section, axis=0), axis=1))])
    for k in range(steps + 1):
        t = k / steps
        s = start + (end - start) * t
        ups = up(t) if callable(up) else up
        frame = path.frame(s, ups)
        sx, sz = scale(t) if scale else (1, 1)
        for i, (x, z) in enumerate(section):
            verts.append(frame @ Vector((x * sx, 0, z * sz)))
            uvs.append((around[i], s))
    faces = []
    for k in range(steps if not closed else steps):
        low, high = k * n, (k + 1) * n
        for i in range(n):
            j = (i + 1) % n
            faces.append((low + i, high + i, high + j, low + j))
    if not closed:
        faces.append(tuple(range(n)))
        faces.append(tuple(steps * n + i for i in range(n - 1, -1, -1)))
    return np.array([tuple(v) for v in verts]), faces, [0] * len(faces)


def tube(points, radius, sides=20, steps=None, closed=False, taper=None):
    """A round tube along points, turned without twisting."""
    points = np.array(points, float)
    if steps:
        path = Path(points, closed)
        points = np.array([path.at(path.length * i / steps) for i in range(steps if closed else steps + 1)])
    n = len(points)
    if closed:
        tangents = np.roll(points, -1, 0) - np.roll(points, 1, 0)
    else:
        tangents = np.gradient(points, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1)[:, None]
    normal = np.cross(tangents[0], [0.0, 0.0, 1.0])
    if np.linalg.norm(normal) < 1e-3:
        normal = np.cross(tangents[0], [1.0, 0.0, 0.0])
    verts = []
    for i in range(n):
        normal = normal - tangents[i] * (normal @ tangents[i])
        normal /= np.linalg.norm(normal)
        other = np.cross(tangents[i], normal)
        r = radius * (taper(i / max(n - 1, 1)) if taper else 1)
        for a in np.linspace(0, math.tau, sides, endpoint=False):
            verts.append(points[i] + r * (normal * math.cos(a) + other * math.sin(a)))
    faces = []
    for i in range(n if closed else n - 1):
        low, high = i * sides, ((i + 1) % n) * sides
        faces += [(low + k, low + (k + 1) % sides, high + (k + 1) % sides, high + k) for k in range(sides)]
    if not closed:
        faces += [tuple(range(sides - 1, -1, -1)), tuple((n - 1) * sides + k for k in range(sides))]
    return np.array(verts), faces, [0] * len(faces)
