"""A ring in the form of a big cat: a spotted band, and a head with stones for eyes. Sizes in millimeters."""
import math

from mathutils import Matrix, Vector

import metals
import stones
from jewel_rings import R, metal_of
from jewels import ball, band, flat_section, on_ring
from mesh import place, put, slab
from outlines import superellipse

# the head: nose at -y, crown at +z; (place, half sizes, turn about x, turn about z). Parts with an x are mirrored
masses = [
    ((0, 0.9, -1.3), (2.6, 2.6, 2.0), 0, 0), ((0, 0.5, 0.9), (2.85, 2.75, 2.05), 0, 0), ((0, -2.2, 0.35), (1.5, 1.7, 1.1), 0, 0), ((0, -2.55, -0.55), (0.95, 0.95, 0.6), 0, 0),
    ((0, -1.6, 1.25), (0.72, 1.9, 0.7), 0.3, 0), ((1.0, -2.7, 0.15), (0.98, 1.0, 0.82), 0, 0), ((1.3, -1.05, 1.85), (1.1, 0.7, 0.5), 0.4, -0.35), ((2.2, -0.6, -0.1), (0.9, 1.5, 1.2), 0, 0.2),
    ((2.0, 1.15, 2.55), (0.9, 0.5, 1.15), -0.15, 0.35),
]
dark = [((0, -3.82, 0.88), (0.62, 0.36, 0.4), -0.3, 0), ((1.92, 0.78, 2.62), (0.55, 0.3, 0.78), -0.15, 0.35), ((0.0, -3.45, -0.2), (0.1, 0.35, 0.36), 0, 0)]
spots = [(0.45, 1.15), (1.0, 0.8), (1.55, 1.1), (0.2, 0.55), (0.95, 0.35), (1.9, 0.65), (2.4, 1.0), (2.5, 0.45), (1.35, 0.12)]


def panther(d, root):
    band(R, flat_section(5.0, 2.2, 0.8, 0.4), metal_of(d), root)
    lacquer = metals.ceramic()
    spot = slab(superellipse(0.55, 0.42, 2, 20), 0, 0.1, 0.03)
    for i in range(26):
        for z in (-1.3, 1.2):
            place("spot", spot, lacquer, parent=root).matrix_basis = on_ring(0.62 + i * 0.194, R + 2.36, z + 0.45 * (i % 2)) @ Matrix.Rotation(i * 1.9, 4, "Z")
    top = on_ring(0, R + 3.8) @ Matrix.Scale(1.36, 4)
    shape = ball(1, 40)
    for parts, metal in ((masses, metal_of(d)), (dark, lacquer)):
        mesh = None
        for at, size, lean, turn in parts:
            for side in (-1, 1) if at[0] else (1,):
                thing = put(mesh, parent=root) if mesh else place("mass", shape, metal, parent=root, smooth=80)
                mesh = thing.data
                thing.matrix_basis = top @ Matrix.Translation((at[0] * side, at[1], at[2])) @ Matrix.Rotation(turn * side, 4, "Z") @ Matrix.Rotation(lean, 4, "X") @ Matrix.Diagonal((*size, 1))
    for side in (-1, 1):
        eye = stones.brilliant(1, (0, 0, 0), kind="tsavorite", parent=root, close=True)
        facing = Vector((0.38 * side, -0.8, 0.5)).to_track_quat("Z", "X").to_matrix().to_4x4()
        eye.matrix_basis = top @ Matrix.Translation((1.22 * side, -1.92, 1.32)) @ facing @ Matrix.Diagonal((0.42, 0.66, 0.5, 1))
    coat(top, lacquer, root)


def coat(top, lacquer, root):
    """Spots on the skull."""
    (x0, y0, z0), (a, b, c), _, _ = masses[1]
    spot = slab(superellipse(0.36, 0.27, 2, 18), 0, 0.07, 0.03)
    for turn, rise in spots:
        for side in (-1, 1):
            way = Vector((math.sin(turn) * math.cos(rise) * side, -math.cos(turn) * math.cos(rise), math.sin(rise)))
            out = Vector((way.x / a, way.y / b, way.z / c)).to_track_quat("Z", "Y").to_matrix().to_4x4()
            place("spot", spot, lacquer, parent=root).matrix_basis = top @ Matrix.Translation((x0 + way.x * a, y0 + way.y * b, z0 + way.z * c)) @ out


forms = {"panther": panther}
