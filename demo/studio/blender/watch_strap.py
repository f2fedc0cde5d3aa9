"""Straps of leather, rubber and cloth."""
import numpy as np
from mathutils import Matrix
import metals
from leather import leather, tones
from mesh import box, join, place, slab
from outlines import rectangle
from paths import sweep


def up_of(path, s):
    """The direction away from the center of the loop."""
    t = path.tangent(s)
    return (0.0, -t[2], t[1])


def strap(d, path, root):
    band = d["band"]
    wide, kind = d["case"]["band"] - 0.25, band["kind"]
    thick = band.get("thick", {"leather": 4.6, "rubber": 4.4, "textile": 2.6, "satin": 3.2}[kind])
    grain = band.get("grain", {"rubber": "rubber", "textile": "textile", "satin": "satin"}.get(kind, "calf"))
    material = leather(band["color"], grain, wide / 20 if grain == "alligator" else 1.0)
    lining = leather(band["color"], "calf") if kind == "leather" else material
    dome = 0.42 if kind == "leather" else 0.25
    x = np.linspace(-0.5, 0.5, 29)
    crown_line = [(v * wide, -thick * dome * abs(2 * v) ** 2.6 * 0.5 - (0.0 if abs(v) < 0.495 else 0.25)) for v in x]
    section = crown_line + [(0.5 * wide, -thick * 0.75), (0.47 * wide, -thick), (-0.47 * wide, -thick), (-0.5 * wide, -thick * 0.75)]
    end = band.get("taper", 0.82)

    def scale(t):
        near = abs(1 - 2 * t)
        return end + (1 - end) * near, 0.52 + 0.48 * near**0.9

    ups = lambda t: up_of(path, t * path.length)
    verts, faces, _ = sweep(path, section, 200, ups, scale=scale)
    under = [int(i % len(section) >= 28) for i in range(len(faces))]
    body = place("strap", (verts, faces, under), [material, lining], parent=root, smooth=50)
    unwrap(body.data, len(section), 200, wide, path.length)
    if kind == "leather" and band.get("stitch", "same") != "none":
        stitches(d, path, wide, thick, scale, root)
    if kind == "rubber" and band.get("ribs"):
        ribs(d, path, wide, material, scale, root)
    clasp = place("clasp", slab(rectangle(wide * 0.86, 16, 1.2), -0.2, 1.6, 0.4), metals.polished(d["case"]["metal"] if d["case"]["metal"] in metals.colors else "titanium"), parent=root)
    clasp.matrix_basis = path.frame(path.length / 2, up_of(path, path.length / 2))


def unwrap(mesh, across, steps, wide, length):
    """Texture coordinates in millimeters: u across the strap from its middle, v along it."""
    layer = mesh.uv_layers.new(name="mm")
    for loop_ in mesh.loops:
        i = loop_.vertex_index
        k = i % across
        x = k / 28 - 0.5 if k < 29 else (0.5, 0.47, -0.47, -0.5)[k - 29]
        layer.data[loop_.index].uv = (x * wide, (i // across) / steps * length)


def stitches(d, path, wide, thick, scale, root):
    from dials import paints

    band = d["band"]
    color = band.get("stitch", "same")
    thread = metals.matte(tuple(min(1, c * 1.6 + 0.01) for c in tones.get(band["color"]) or paints[band["color"]]) if color == "same" else paints[color], 0.7)
    one = box(0.42, 1.75, 0.4, 0.19)
    pieces, s = [], 3.6
    while s < path.length - 3.6:
        if s < path.length * 0.3 or s > path.length * 0.7:
            sx, sz = scale(s / path.length)
            frame = path.frame(s, up_of(path, s))
            for side in (-1, 1):
                x = side * (wide / 2 - 1.55) * sx
                low = thick * sz * 0.42 * 0.5 * abs(2 * (wide / 2 - 1.55) / wide) ** 2.6
                pieces.append((one, frame @ Matrix.Translation((x, 0, -low - 0.03))))
        s += 2.5
    place("stitches", join(pieces), thread, parent=root, smooth=60)


def ribs(d, path, wide, material, scale, root):
    pieces = []
    for k in range(-2, 3):
        for s in np.arange(1.0, path.length * 0.26, 0.9):
            for at in (s, path.length - s):
                pieces.append((box(wide * 0.13, 0.95, 0.5, 0.15), path.frame(at, up_of(path, at)) @ Matrix.Translation((k * wide * 0.17 * scale(at / path.length)[0], 0, 0.02))))
    place("ribs", join(pieces), material, parent=root, smooth=30)
