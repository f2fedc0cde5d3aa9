"""Bracelets and straps, closed to a loop as on a stand."""
import math

import numpy as np
from mathutils import Matrix

import metals
from mesh import box, loft, place, put, slab
from outlines import circle, rectangle
from paths import Path
from watch_strap import strap, up_of


straps = ("leather", "rubber", "textile", "satin")


def loop(d):
    """The line of the band in the plane x = 0, from twelve o'clock behind the wrist to six."""
    case, band = d["case"], d["band"]
    start = case["l2l"] / 2 - (0.4 if case["lugs"] == "integrated" else 1.1)
    z = case["bandZ"]
    a, b = start + band.get("reach", 9.5), band.get("deep", 25)
    cos = start / a
    sin = math.sqrt(1 - cos * cos)
    turn = math.asin(sin)
    angles = np.linspace(turn, -math.pi - turn, 241)
    y, low = a * np.cos(angles), z + b * (np.sin(angles) - sin)
    line = np.column_stack([np.zeros(241), y, low])
    if case["lugs"] in ("integrated", "none") or case.get("endLinks"):
        return Path(line)
    # links and straps begin at the case itself, between the lugs
    back = start - (case["h"] / 2 - (0.3 if band["kind"] in straps else 1.6))
    slope = (line[0] - line[1]) / np.linalg.norm(line[0] - line[1])
    first = line[0] + np.array([0, -back, slope[2] * back * 0.55])
    last = line[-1] + np.array([0, back, slope[2] * back * 0.55])
    return Path(np.vstack([first, line, last]))


def build(d, levels, root):
    path = loop(d)
    kind = d["band"]["kind"]
    if kind in straps:
        strap(d, path, root)
    else:
        bracelet(d, path, root)


columns = {  # middle, width (shares of the band), phase, roundness, finish, rows per pitch
    "three": [(-0.36, 0.27, 0, 0.3, 0, 1), (0.0, 0.43, 0.5, 0.3, 1, 1), (0.36, 0.27, 0, 0.3, 0, 1)],
    "president": [(-0.35, 0.29, 0, 0.5, 0, 1), (0.0, 0.39, 0, 0.5, 1, 1), (0.35, 0.29, 0, 0.5, 0, 1)],
    "jubilee": [(-0.37, 0.25, 0, 0.35, 0, 1), (-0.163, 0.15, 0.5, 0.5, 1, 1), (0.0, 0.15, 0.0, 0.5, 1, 1), (0.163, 0.15, 0.5, 0.5, 1, 1), (0.37, 0.25, 0, 0.35, 0, 1)],
    "five": [(-0.39, 0.20, 0, 0.3, 0, 1), (-0.235, 0.09, 0.5, 0.5, 1, 1), (0.0, 0.36, 0, 0.3, 0, 1), (0.235, 0.09, 0.5, 0.5, 1, 1), (0.39, 0.20, 0, 0.3, 0, 1)],
    "beads": [(-0.37, 0.25, 0, 0.3, 0, 1), (-0.165, 0.15, 0.5, 0.5, 1, 1), (0.0, 0.15, 0.5, 0.5, 1, 1), (0.165, 0.15, 0.5, 0.5, 1, 1), (0.37, 0.25, 0, 0.3, 0, 1)],
    "nautilus": [(-0.335, 0.32, 0, 0.3, 0, 1), (0.0, 0.31, 0.5, 0.42, 1, 1), (0.335, 0.32, 0, 0.3, 0, 1)],
    "panther": [(k * 0.198, 0.185, 0.5 * (k % 2), 0.45, 1, 1) for k in (-2, -1, 0, 1, 2)],
    "gadroon": [(0.0, 0.99, 0, 0.5, 1, 1), (0.0, 0.985, 0.5, 0.3, 0, 1)],
    "full": [(0.0, 0.99, 0, 0.3, 0, 1)],
    "screwed": [(0.0, 0.99, 0, 0.2, 0, 1)],
    "octo": [(0.0, 0.99, 0, 0.2, 0, 1)],
}


def bracelet(d, path, root):
    band = d["band"]
    pitch, thick = band.get("pitch", 6.2), band.get("thick", 3.4)
    metal, inner = band["metal"], band.get("metal2") or band["metal"]
    satin = metals.brushed(metal, "Y")
    shiny = metals.polished(inner) if band.get("polishedCenter", True) else metals.brushed(inner, "Y")
    flank = metals.polished(metal)
    if band["kind"] == "panel":
        return panels(d, path, satin, flank, root)
    rows = int(path.length / pitch)
    meshes = {}
    for middle, width, phase, roundness, bright, _ in columns[band["kind"]]:
        # a row shifted by half a link begins and ends with a link that reaches into the end link
        ends = d["case"].get("endLinks") and phase > 0
        for row in range(-1 if ends else 0, rows):
            s = (row + 0.5 + phase) * path.length / rows
            if s > path.length - 0.2 and not ends:
                continue
            s = min(max(s, 0.01), path.length - 0.01)
            taper = width_at(d, s / path.length)
            wide, long = taper * width - 0.12, path.length / rows * (0.985 if band["kind"] != "gadroon" or phase == 0 else 0.4)
            if band["kind"] == "gadroon" and phase == 0:
                long *= 0.62
            key = (round(wide, 1), bright, roundness)
            high = thick * (1.0 if not bright or roundness < 0.4 else 0.97)
            if key not in meshes:
                meshes[key] = place("link", link(wide, long, high, roundness), [shiny if bright else satin, flank if not bright else shiny], parent=root)
                piece = meshes[key]
            else:
                piece = put(meshes[key].data, parent=root)
            frame = path.frame(s, up_of(path, s))
            piece.matrix_basis = frame @ Matrix.Translation((middle * taper, 0, -thick / 2))
            if band["kind"] == "screwed":
                heads(frame, wide * 0.36, inner, root)


def heads(frame, x, metal, root):
    """The two slotted screws of a link."""
    for side in (1, -1):
        at = frame @ Matrix.Translation((x * side, 0, 0))
        place("head", slab(circle(0.85, 32), -0.4, 0.06, 0.06), metals.polished(metal), parent=root).matrix_basis = at
        slot = place("slot", box(1.3, 0.22, 0.1, 0.02), metals.matte((0.02, 0.02, 0.02)), parent=root)
        slot.matrix_basis = at @ Matrix.Translation((0, 0, 0.06)) @ Matrix.Rotation(0.4 * side, 4, "Z")


def width_at(d, t):
    """Widest at the case, narrowest at the clasp."""
    near = abs(1 - 2 * t)
    end = d["band"].get("taper", 0.8)
    return d["case"]["band"] * (end + (1 - end) * near**1.3)


def link(wide, long, thick, roundness):
    """A link: its section along the band is a rounded box, its flanks are chamfered and polished."""
    section = rectangle(long, thick, thick * roundness * 0.98, 5)
    edge = min(0.34, wide * 0.12)
    verts, faces, mats = loft(section, [(edge * 0.9, -wide / 2, 1), (edge * 0.35, -wide / 2 + 0.05, 1), (0, -wide / 2 + edge, 1), (0, wide / 2 - edge, 0),
                                        (edge * 0.35, wide / 2 - 0.05, 1), (edge * 0.9, wide / 2, 1)])
    verts = np.column_stack([verts[:, 2], verts[:, 0], verts[:, 1]])
    return verts, faces, mats


def panels(d, path, satin, flank, root):
    """Full-width plates joined by pairs of studs: an integrated bracelet."""
    band = d["band"]
    pitch, thick = band.get("pitch", 7.4), band.get("thick", 3.3)
    rows = int(path.length / pitch)
    step = path.length / rows
    for row in range(rows):
        s = (row + 0.5) * step
        wide = width_at(d, s / path.length)
        base = path.frame(s, up_of(path, s))
        plate = plate_shape(wide, step * 0.66, thick, band.get("notch", 0.0))
        place("plate", plate, [satin, flank], parent=root).matrix_basis = base @ Matrix.Translation((0, 0, -thick / 2))
        gap = min(s + step / 2, path.length)
        base = path.frame(gap, up_of(path, gap))
        count = band.get("studs", 2)
        for k in range(count):
            x = (k - (count - 1) / 2) * wide * (0.46 if count == 2 else 0.3)
            stud = plate_shape(wide * (0.24 if count == 2 else 0.2), step * 0.5, thick * 0.86, 0)
            piece = place("stud", stud, [flank if band.get("polishedCenter", True) else satin, flank], parent=root)
            piece.matrix_basis = base @ Matrix.Translation((x, 0, -thick / 2))


def plate_shape(wide, long, thick, notch):
    edge = 0.32
    return loft(rectangle(wide, long, 0.35, 4), [(0.3, -thick / 2, 1), (0, -thick / 2 + 0.3, 1), (0, thick / 2 - edge, 1), (0.04, thick / 2 - edge * 0.75, 1),
                                                (edge * 0.85, thick / 2 - 0.03, 1), (edge, thick / 2, 1), (edge * 1.2, thick / 2, 0)])
