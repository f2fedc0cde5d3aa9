"""The plaited handle of a soft bag: it starts at both upper corners, hangs in one bow and is knotted near one end."""
import math

import numpy as np

from bag_body import weave
from mesh import place
from paths import Path, smooth_line


def knotted(body, d, skins, root):
    words = d["handles"]
    out, high, r = words["out"] * body.w, words["high"] * body.w, words["thick"]
    y = body.rim(out)
    half = [(-out * 1.1, y - r * 2.4, 0), (-out, y + r, 0), (-out * 0.95, y + high * 0.42, 0), (-out * 0.76, y + high * 0.78, 0), (-out * 0.42, y + high * 0.96, 0)]
    line = smooth_line([*half, (0, y + high, 0), *((-x, yy, z) for x, yy, z in reversed(half))], 300)
    strip = d["quilt"]["step"] * 0.72
    foot = body.half_deep(1.0) * 0.82 / r
    wide = lambda t: 1 + (foot - 1) * max(0.0, 1 - min(t, 1 - t) * 7.5) ** 1.8
    woven("handle", line, lambda t: (r * (0.55 + 0.45 * wide(t)), r * wide(t)), strip, skins, root)
    path = Path(line)
    woven("knot", wound(path, path.length * 0.2, path.length * 0.285, r), lambda t: (r * 0.8, r * 1.0), strip, skins, root)


def wound(path, start, end, r):
    """A strip wound one and a half times around the handle, slanting, with hidden ends."""
    points = []
    for t in np.linspace(0, 1, 140):
        frame = np.array(path.frame(start + (end - start) * (0.5 - 0.5 * math.cos(math.pi * t))))
        a, far = math.tau * (1.55 * t + 0.3), r * (0.7 + 1.0 * math.sin(math.pi * t) ** 0.45)
        points.append((frame @ (far * math.cos(a), r * 0.5 * math.sin(a), far * math.sin(a), 1))[:3])
    return np.array(points)


def woven(name, line, radii, strip, skins, root, sides=72):
    """A tube of plaited strips; `radii(t)` gives its half breadth across and towards the viewer."""
    path = Path(line)
    steps = int(path.length / strip * 9)
    verts = []
    for k in range(steps + 1):
        t = k / steps
        frame = np.array(path.frame(path.length * t))
        a, b = radii(t)
        strips = 2 * max(2, round(math.pi * (a + b) / strip / 2))
        for i in range(sides):
            turn = math.tau * i / sides
            grow = 0.075 * strip * weave(strips * i / sides, path.length * t / strip)
            verts.append((frame @ ((a + grow) * math.cos(turn), 0, (b + grow) * math.sin(turn), 1))[:3])
    faces = [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i) for k in range(steps) for i in range(sides)]
    faces += [tuple(range(sides - 1, -1, -1)), tuple(steps * sides + i for i in range(sides))]
    place(name, (np.array(verts), faces, [0] * len(faces)), skins[0], parent=root, smooth=70)
