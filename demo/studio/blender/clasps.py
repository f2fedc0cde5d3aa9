"""Closed chains on the table: a loose loop, and the clasp in its gap."""
import math

import numpy as np
from mathutils import Matrix, Vector

import metals
from mesh import box, loft, place, slab
from outlines import circle, superellipse
from paths import Path, smooth_line, tube


def loop(wide, deep, z=1.2, pear=0.0, turn=0.0, n=360):
    """A closed, slightly uneven oval, like a dropped chain, narrower at one end (`pear`). Before `turn`, the first point is the far end (+y)."""
    a = np.linspace(0, math.tau, n, endpoint=False)
    uneven = 1 + 0.035 * np.sin(2 * a + 0.7) + 0.03 * np.sin(3 * a + 2.1) + 0.012 * np.sin(5 * a + 0.4)
    x = wide / 2 * np.sin(a) * uneven * (1 - pear * np.cos(a))
    y = deep / 2 * np.cos(a) * uneven
    c, s = math.cos(turn), math.sin(turn)
    return np.column_stack([x * c - y * s, x * s + y * c, np.full(n, z)])


def opened(line, gap, at=0.0):
    """Opens a loop at a share `at` of its length. Returns the open line, and a frame in the gap whose y axis runs along the gap."""
    line = np.roll(line, -int(at * len(line)), axis=0)
    path = Path(line, True)
    rest = np.array([path.at(s) for s in np.linspace(gap / 2, path.length - gap / 2, 420)])
    return rest, between(rest[-1], rest[0])


def between(end, start):
    """A frame in the middle of two points, with its y axis towards the second."""
    end, start = Vector(end), Vector(start)
    along = (start - end).normalized()
    side = along.cross(Vector((0, 0, 1)))
    frame = Matrix((side, along, side.cross(along))).transposed().to_4x4()
    frame.translation = (start + end) / 2
    return frame


def box_clasp(frame, long, wide, metal, root):
    """A flat box into which a tongue snaps, with a latch over its side."""
    place("clasp", box(wide, long * 0.62, 2.3, 0.4), metal, parent=root, smooth=30).matrix_basis = frame @ Matrix.Translation((0, -long * 0.14, 0))
    place("tongue", box(wide * 0.8, long * 0.3, 1.8, 0.3), metal, parent=root, smooth=30).matrix_basis = frame @ Matrix.Translation((0, long * 0.33, 0))
    latch = smooth_line([(wide * 0.52, -long * 0.34, 0), (wide * 0.72, -long * 0.2, 0.2), (wide * 0.74, long * 0.16, 0.2), (wide * 0.5, long * 0.34, 0)], 40)
    place("latch", tube(latch, 0.3, 12), metal, parent=root, smooth=60).matrix_basis = frame
    place("hinge", tube(np.array([(-wide * 0.45, -long * 0.45, 0.6), (wide * 0.45, -long * 0.45, 0.6)]), 0.34, 12), metal, parent=root, smooth=60).matrix_basis = frame


def lobster(frame, long, metal, root):
    """A hook with a lever, and a ring."""
    high = long * 0.62
    hook = [(0, -0.5, 0), (0.24, -0.36, 0), (0.3, -0.05, 0), (0.17, 0.3, 0), (-0.05, 0.38, 0), (-0.22, 0.2, 0)]
    lever = [(-0.22, 0.22, 0), (-0.29, -0.02, 0), (-0.2, -0.33, 0), (0, -0.5, 0)]
    at = frame @ Matrix.Translation((0, -long * 0.12, 0.1))
    body = lambda t: 1.25 - 0.5 * t
    place("hook", tube(smooth_line(np.array(hook) * high, 60), high * 0.075, 16, taper=body), metal, parent=root, smooth=60).matrix_basis = at
    place("lever", tube(smooth_line(np.array(lever) * high, 40), high * 0.062, 14), metal, parent=root, smooth=60).matrix_basis = at
    place("knob", loft(circle(high * 0.07, 20), [(0.02, 0), (0, 0.1), (0, high * 0.09), (0.04, high * 0.11)]), metal, parent=root).matrix_basis = at @ Matrix.Translation((-high * 0.29, -high * 0.04, 0))
    for y, far, lean in ((-long * 0.47, 0.16, 0.9), (long * 0.24, 0.2, 0.7), (long * 0.42, 0.13, -0.6)):
        ring(frame @ Matrix.Translation((0, y, 0)) @ Matrix.Rotation(lean, 4, "Y"), long * far * 0.7, long * 0.03, metal, root)


def ring(at, radius, wire, metal, root):
    a = np.linspace(0, math.tau, 32, endpoint=False)
    place("ring", tube(np.column_stack([radius * np.cos(a), radius * np.sin(a), 0 * a]), wire, 12, closed=True), metal, parent=root, smooth=60).matrix_basis = at
