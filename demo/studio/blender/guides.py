"""
Guides of the denoiser besides the light: colors and normals without noise. On polished metal, the passes of Cycles show the reflections,
which are as noisy as the light. So each material also writes its own color, except stones, because the camera looks into them.
"""
import bpy
import numpy as np

slots = {"light": "Image", "seen": "Normal", "paint": "paint", "share": "share", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def ask():
    """Turns on the passes that `of` reads."""
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = layer.use_pass_normal = True
    layer.pass_alpha_threshold = 0.9  # the camera looks through a watch's crystal
    for name, kind in (("paint", "COLOR"), ("share", "VALUE")):
        layer.aovs.add()
        layer.aovs[-1].name, layer.aovs[-1].type = name, kind
    for material in bpy.data.materials:
        painted = next((node for node in material.node_tree.nodes if node.type == "BSDF_PRINCIPLED"), None)
        if painted:
            write(material.node_tree, painted.inputs["Base Color"])


def write(tree, color):
    paint, share = (tree.nodes.new("ShaderNodeOutputAOV") for _ in range(2))
    paint.name, share.name = "paint", "share"
    share.inputs["Value"].default_value = 1
    paint.inputs["Color"].default_value = color.default_value
    for link in color.links:
        tree.links.new(link.from_socket, paint.inputs["Color"])


def of(shot):
    """Light, albedo and normals of a shot, from its passes."""
    length = np.linalg.norm(shot["seen"][..., :3], axis=-1, keepdims=True)
    # one or two samples of eight may be reflections in the crystal
    share = np.clip(shot["share"][..., :1] * 1.5, 0, 1)
    return {
        "light": shot["light"],
        "albedo": shot["paint"][..., :3] + (1 - share) * shot["albedo"][..., :3],
        "normal": share * shot["seen"][..., :3] / np.maximum(length, 1e-3) + (1 - share) * shot["normal"][..., :3],
    }
