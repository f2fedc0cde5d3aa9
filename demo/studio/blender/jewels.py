"""Parts of jewelry: outlines, chains, bands, settings. Millimeters; the circle of a ring lies in x and y, its head at +y."""
import math

import numpy as np
from mathutils import Matrix, Vector

import stones
from mesh import join, loft, place, polar, put, rings, slab
from outlines import circle, polygon, superellipse
from paths import Path, tube


def petals(count, reach, lobe, n=240):
    """Round lobes around a center: four make a clover, five a flower. `reach` is the distance of the lobes' centers."""
    angles = np.linspace(0, math.tau, n, endpoint=False)
    around = (angles + math.pi / count) % (math.tau / count) - math.pi / count
    unit = np.stack([np.sin(angles), np.cos(angles)], 1)[::-1]
    around = around[::-1]

    def at(inset=0.0):
        r = max(lobe - inset, 0.05)
        root = np.maximum(r * r - (reach * np.sin(around)) ** 2, 0)
        return unit * (reach * np.cos(around) + np.sqrt(root))[:, None]

    return at


def drop(width, height, n=96):
    """A pear shape: round at the bottom, pointed at the top."""
    t = np.linspace(0, math.tau, n, endpoint=False)
    x, y = np.sin(t) * (1 - np.cos(t)) ** 0.75 / 1.45, -np.cos(t)

    def at(inset=0.0):
        k = 1 - inset / (min(width, height) / 2)
        return np.stack([x * width / 2 * max(k, 0.02), -y * height / 2 * max(k, 0.02)], 1)[::-1]

    return at


def fan(reach, spread=1.15):
    points = [(0, -reach * 0.55)]
    points += [(reach * math.sin(a), reach * 0.95 * math.cos(a) - reach * 0.45) for a in np.linspace(spread, -spread, 7)]
    return polygon(points, reach * 0.1, 4)


def ball(radius, n=32):
    steps = np.linspace(-math.pi / 2 + 0.02, math.pi / 2 - 0.02, n // 2)
    return loft(circle(1, n), [(1 - radius * math.cos(a), radius * math.sin(a)) for a in steps])


def motif(outline, stone, metal, at, turn, root, thick=2.0, beads=0.42, gap=None):
    """A flat stone in a rim of beads, as in clovers."""
    from mesh import group

    middle = group("motif", root, at, turn)
    place("stone", loft(outline, [(0.95, -thick / 2), (0.85, thick * 0.32), (1.2, thick * 0.42), (1.6, thick * 0.44)]), stone, parent=middle, smooth=6)
    place("rim", rings([(outline(0.9), -thick / 2), (outline(0.1), -thick / 2), (outline(0), -thick * 0.2), (outline(0.05), thick * 0.38), (outline(0.3), thick * 0.44),
                        (outline(0.85), thick * 0.36), (outline(0.9), thick * 0.2)]), metal, parent=middle, smooth=50)
    if beads:
        path = Path(np.column_stack([outline(0.12), np.full(len(outline(0)), thick * 0.3)]), True)
        count = int(path.length / (beads * 1.9))
        one = ball(beads, 14)
        place("beads", join([(one, Matrix.Translation(Vector(path.at(path.length * i / count)))) for i in range(count)]), metal, parent=middle, smooth=60)
    return middle


def chain(points, long, wire, metal, root, closed=False, wide=0.68, up=(0, 0, 1)):
    """Oval links, each turned by 90 degrees from the previous one."""
    path = Path(points, closed)
    step = long - 2 * wire * 1.06
    count = max(2, int(path.length / step))
    a = np.linspace(0, math.tau, 36, endpoint=False)
    oval = np.column_stack([np.cos(a) * (long * wide / 2 - wire / 2), np.sin(a) * (long / 2 - wire / 2), np.zeros(36)])
    mesh = None
    for i in range(count):
        s = path.length * (i + 0.5) / count
        matrix = path.frame(s, up) @ Matrix.Rotation(math.pi / 4 + (math.pi / 2 if i % 2 else 0), 4, "Y")
        if mesh is None:
            thing = place("link", tube(oval, wire / 2, 12, closed=True), metal, parent=root, smooth=60)
            mesh = thing.data
        else:
            thing = put(mesh, parent=root)
        thing.matrix_basis = matrix
    return path


def band(radius, section, metals, root, turns=240, name="band", wave=None, squash=1.0):
    """Rotates a section of points (outwards, along the axis) around the axis; `wave(angle)` shifts it along the axis."""
    section = np.array(section, float)
    n = len(section)
    verts = []
    for i in range(turns):
        a = math.tau * i / turns
        shift = wave(a) if wave else 0.0
        for out, along in section:
            r = radius + out
            verts.append((r * math.cos(a) * squash, r * math.sin(a), along + shift))
    faces = [(i * n + k, ((i + 1) % turns) * n + k, ((i + 1) % turns) * n + (k + 1) % n, i * n + (k + 1) % n) for i in range(turns) for k in range(n)]
    return place(name, (verts, faces, [0] * len(faces)), metals, parent=root, smooth=40)


def flat_section(wide, thick, soft=0.3, crown=0.0):
    """The section of a rounded bar: outer face at `thick`, inner face at 0."""
    from outlines import rectangle

    outline = rectangle(thick, wide, soft, 5)(0)
    outline[:, 0] += thick / 2
    if crown:
        outline[:, 0] += np.where(outline[:, 0] > thick * 0.6, crown * (1 - (2 * outline[:, 1] / wide) ** 2), 0)
    return outline


def round_section(r, squash=1.0):
    a = np.linspace(0, math.tau, 28, endpoint=False)
    return np.column_stack([np.cos(a) * r, np.sin(a) * r * squash])


def on_ring(angle, radius, z=0.0):
    """A matrix on a ring at an angle from +y, its z pointing outwards."""
    spin = Matrix.Rotation(-angle, 4, "Z")
    return Matrix.Translation(spin @ Vector((0, radius, z))) @ spin @ Matrix.Rotation(-math.pi / 2, 4, "X")


def stone_on_ring(angle, radius, size, root, z=0.0, kind="diamond"):
    """A brilliant set closely on the outside of a ring."""
    matrix = on_ring(angle, radius + 0.3 * size, z)
    thing = stones.brilliant(size, (0, 0, 0), kind=kind, parent=root, close=True)
    thing.matrix_basis = matrix @ Matrix.Diagonal((size, size, size, 1))
    return matrix


def prongs(count, radius, height, wire, metal, at, root, start=0.0):
    """Claws that rise from a point, lean outwards, and fold over a stone."""
    shapes = []
    for i in range(count):
        a = start + math.tau * i / count
        c, s = math.cos(a), math.sin(a)
        line = [(0.3 * radius * c, 0.3 * radius * s, -height), (0.72 * radius * c, 0.72 * radius * s, -height * 0.5), (1.02 * radius * c, 1.02 * radius * s, 0),
                (0.97 * radius * c, 0.97 * radius * s, radius * 0.2), (0.84 * radius * c, 0.84 * radius * s, radius * 0.3)]
        from paths import smooth_line

        shapes.append((tube(smooth_line(line, 24), wire, 12, taper=lambda t: 1 - 0.25 * t), None))
    thing = place("prongs", join(shapes), metal, parent=root, smooth=60)
    thing.matrix_basis = at
