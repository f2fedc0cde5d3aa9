"""Meshes from outlines. Everything in the studio is a closed outline raised along a profile, a box with soft edges, or a sweep."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from outlines import TAU, rectangle


def soften(profile, size, segments=3):
    """Rounds the inner corners of a profile of (inset, z[, material]) by an arc that begins `size` away from each corner."""
    points = [(float(p[0]), float(p[1]), p[2] if len(p) > 2 else 0) for p in profile]
    result = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:]):
        a, b, c = (np.array(p[:2]) for p in (before, here, after))
        la, lc = np.linalg.norm(a - b), np.linalg.norm(c - b)
        if min(la, lc) < 1e-6:
            result.append(here)
            continue
        cut = min(size, 0.45 * la, 0.45 * lc)
        start, end = b + (a - b) / la * cut, b + (c - b) / lc * cut
        for i, t in enumerate(np.linspace(0, 1, segments + 1)):
            p = (1 - t) ** 2 * start + 2 * t * (1 - t) * b + t * t * end
            result.append((p[0], p[1], here[2]))
    result.append(points[-1])
    return result


def loft(outline, profile, cap_start=True, cap_end=True, wave=None):
    """Raises an outline along a profile of (inset, z or one z for each point, material of the band that ends there). `wave(i, points)` may bend a ring."""
    rings, marks = [], []
    for i, entry in enumerate(profile):
        points = outline(entry[0])
        if wave is not None:
            points = wave(i, points)
        rings.append(np.column_stack([points, np.broadcast_to(entry[1], len(points))]))
        marks.append(entry[2] if len(entry) > 2 else 0)
    n = len(rings[0])
    verts = np.concatenate(rings)
    faces, mats = [], []
    for ring in range(len(rings) - 1):
        low, high = ring * n, (ring + 1) * n
        for i in range(n):
            j = (i + 1) % n
            faces.append((low + i, low + j, high + j, high + i))
            mats.append(marks[ring + 1])
    if cap_start:
        faces.append(tuple(range(n - 1, -1, -1)))
        mats.append(marks[0])
    if cap_end:
        faces.append(tuple((len(rings) - 1) * n + i for i in range(n)))
        mats.append(marks[-1])
    return verts, faces, mats


def slab(outline, low, high, bevel=0.1, segments=3, both=True):
    """A plate with a soft upper edge and, optionally, a soft lower one."""
    start = [(bevel, low), (0, low)] if both else [(0, low)]
    return loft(outline, soften([*start, (0, high), (bevel * 2.2, high)], bevel, segments))


def box(sx, sy, sz, bevel=0.05, radius=None):
    return slab(rectangle(sx, sy, bevel if radius is None else radius, 3), -sz / 2, sz / 2, bevel, 2)


def place(name, shape, materials, at=(0, 0, 0), turn=(0, 0, 0), parent=None, smooth=32, scale=None):
    """Puts a shape (verts, faces, material indices) into the scene."""
    verts, faces, mats = shape if len(shape) == 3 else (*shape, None)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, v)) for v in verts], [], faces)
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        mesh.materials.append(material)
    if mats is not None and any(mats):
        mesh.polygons.foreach_set("material_index", mats)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth)
    return put(mesh, at, turn, parent, scale)


def put(mesh, at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=None):
    """Adds another object of an existing mesh. `turn` is Euler angles or a rotation matrix."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    rotation = turn.to_4x4() if isinstance(turn, Matrix) else euler(turn)
    thing.matrix_basis = Matrix.Translation(Vector(at)) @ rotation @ (Matrix.Diagonal((*scale, 1)) if scale else Matrix.Identity(4))
    thing.parent = parent
    return thing


def euler(turn):
    x, y, z = turn
    return Matrix.Rotation(z, 4, "Z") @ Matrix.Rotation(y, 4, "Y") @ Matrix.Rotation(x, 4, "X")


def group(name, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    empty = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(empty)
    empty.matrix_basis = Matrix.Translation(Vector(at)) @ euler(turn)
    empty.parent = parent
    return empty


def join(shapes):
    """Joins shapes into one; each item is (shape, matrix or None)."""
    verts, faces, mats, base = [], [], [], 0
    for shape, matrix in shapes:
        points = np.array(shape[0], float)
        if matrix is not None:
            points = points @ np.array(matrix.to_3x3()).T + np.array(matrix.translation)
        verts.append(points)
        faces += [tuple(base + i for i in face) for face in shape[1]]
        mats += list(shape[2]) if len(shape) > 2 and shape[2] is not None else [0] * len(shape[1])
        base += len(points)
    return np.concatenate(verts), faces, mats


def at_clock(radius, angle, z=0.0):
    """A matrix at an angle clockwise from twelve, with its y axis pointing outwards."""
    spin = Matrix.Rotation(-angle, 4, "Z")
    return Matrix.Translation(spin @ Vector((0, radius, z))) @ spin


def polar(outline, n=288):
    """The outline resampled at equal angles, so that outlines of different kinds can be joined ring to ring."""
    angles = np.linspace(0, TAU, n, endpoint=False)

    def at(inset=0.0):
        points = outline(inset)
        theta = np.arctan2(points[:, 1], points[:, 0]) % TAU
        order = np.argsort(theta)
        theta, points = theta[order], points[order]
        far = np.concatenate([theta - TAU, theta, theta + TAU])
        x, y = (np.interp(angles, far, np.tile(points[:, k], 3)) for k in (0, 1))
        return np.stack([x, y], 1)

    return at


def rings(entries, cap_start=False, cap_end=False):
    """A skin over rings of (points, z, material). All rings must have the same number of points."""
    shapes = [entry[0] for entry in entries]
    flat = [(i, entry[1], entry[2] if len(entry) > 2 else 0) for i, entry in enumerate(entries)]
    return loft(lambda i: shapes[int(i)], flat, cap_start, cap_end)
