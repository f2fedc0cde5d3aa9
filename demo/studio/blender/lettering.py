"""Numerals and short words as thin solids."""
import math
import os

import bpy
import numpy as np
from mathutils import Matrix

folder = "/usr/share/fonts/opentype/urw-base35/"
fonts = {"serif": "NimbusRoman-Regular.otf", "bold": "NimbusSans-Bold.otf", "sans": "NimbusSans-Regular.otf", "didone": "C059-Bold.otf",
         "narrow": "NimbusSansNarrow-Bold.otf", "gothic": "URWGothic-Demi.otf", "italic": "C059-Italic.otf", "palladio": "P052-Bold.otf"}
loaded, cut = {}, {}
romans = ["XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"]


def text(words, size, font="sans", depth=0.04, bevel=0.0):
    """The solid of a text, centered at the origin, standing on the plane z = 0."""
    key = (words, round(size, 3), font, depth, bevel)
    if key in cut:
        return cut[key]
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x = words, size, "CENTER"
    path = os.path.join(folder, fonts[font])
    if os.path.exists(path):
        if font not in loaded:
            loaded[font] = bpy.data.fonts.load(path)
        curve.font = loaded[font]
    curve.extrude, curve.bevel_depth, curve.resolution_u = depth / 2, bevel, 4
    thing = bpy.data.objects.new("text", curve)
    bpy.context.scene.collection.objects.link(thing)
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    verts = np.array([v.co for v in mesh.vertices]) if len(mesh.vertices) else np.zeros((0, 3))
    faces = [tuple(p.vertices) for p in mesh.polygons]
    bpy.data.objects.remove(thing)
    bpy.data.meshes.remove(mesh)
    if len(verts):
        middle = (verts.max(0) + verts.min(0)) / 2
        verts = verts - np.array([middle[0], middle[1], verts[:, 2].min()])
    cut[key] = (verts, faces, [0] * len(faces))
    return cut[key]


def around(labels, radius, size, z, font="sans", upright=False, depth=0.04, start=0.0, turn_low=True, lean=0.0):
    """
    Labels around a dial, clockwise from twelve; None leaves an hour empty. Labels in the lower half are turned to be read from the center.
    On a slope, labels lean outwards.
    """
    shapes = []
    for i, label in enumerate(labels):
        if label is None:
            continue
        angle = start + math.tau * i / len(labels)
        turned = math.pi if not upright and turn_low and math.cos(angle) < -0.2 else 0.0
        place = Matrix.Translation((radius * math.sin(angle), radius * math.cos(angle), z))
        spin = Matrix.Rotation(0.0 if upright else -angle, 4, "Z") @ Matrix.Rotation(-lean, 4, "X") @ Matrix.Rotation(turned, 4, "Z")
        shapes.append((text(label, size, font, depth), place @ spin))
    return shapes
