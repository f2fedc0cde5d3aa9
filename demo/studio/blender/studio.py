"""
Renders a list of pictures: blender -b --python studio.py -- JOBS.json WEIGHTS. Each job has the description of a piece, a view and the path
of the picture.
"""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import finish
import guides
import scene
import sky
import stones
from mesh import group
from unet import Denoiser

arguments = sys.argv[sys.argv.index("--") + 1 :]


def settings(width, height, samples, seed, bounces=3):
    render = bpy.context.scene
    render.render.engine, cycles = "CYCLES", render.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, seed
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.15, min(5, samples)
    cycles.use_denoising, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = False, 4, 0
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 12, 1, bounces
    cycles.transmission_bounces, cycles.transparent_max_bounces = 10, 48
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    render.render.use_persistent_data = True
    render.render.resolution_x, render.render.resolution_y, render.render.resolution_percentage = width, height, 100
    render.render.film_transparent = True
    render.view_settings.view_transform = "Raw"


def passes(folder):
    """Writes the light and the denoiser's guides to separate files."""
    guides.ask()
    tree_of = bpy.context.scene
    tree_of.use_nodes = True
    tree = tree_of.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = folder, "OPEN_EXR", "32"
    out.file_slots.clear()
    for name, socket in guides.slots.items():
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])
    return out


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    wide, tall = image.size
    pixels = np.empty(wide * tall * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(tall, wide, 4)[::-1]


def shoot(folder, width, height, samples, seed, bounces=3):
    settings(width, height, samples, seed, bounces)
    bpy.context.scene.frame_set(seed)
    began = time.time(), time.process_time()
    bpy.ops.render.render()
    if "--times" in arguments:
        print(f"  shot {width}x{height} at {samples}: {time.time() - began[0]:.1f} s, {time.process_time() - began[1]:.1f} s of processor")
    return guides.of({name: read(os.path.join(folder, f"{name}{seed:04d}.exr")) for name in guides.slots})


def save(picture, path):
    tall, wide = picture.shape[:2]
    image = bpy.data.images.new("finished", wide, tall)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.dstack([picture, np.ones((tall, wide))])[::-1].astype(np.float32).ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()


def build(piece):
    root = group("piece")
    module = __import__(piece["kind"])
    module.build(piece, root)
    return root


def take(job, folder):
    began = time.time()
    scene.fresh()
    settings(job["width"], job["height"], job["samples"], 1)
    sky.light(folder)
    root = build(job["piece"])
    view = job["view"]
    cloud = scene.stand(root, view)
    wide, tall = job["width"], job["height"]
    size = scene.frame(scene.look_at(cloud, root, view), view, wide / tall)
    ground = scene.sweep(size, scene.mirrored(job["piece"]))
    passes(folder)
    built = time.time()
    # the piece alone in full size: it receives light from the ground and reflects it, but the ground is invisible
    ground.visible_camera = False
    # light is reflected many times in a stone before it leaves
    bounces = 9 if stones.shared else 3
    shot = shoot(folder, wide, tall, job["samples"], 1, bounces)
    # the ground with its shadow, small, without the piece; then the empty studio, smaller still
    things = [thing for thing in bpy.context.scene.objects if thing.type == "MESH" and thing != ground]
    ground.visible_camera = True
    for thing in things:
        thing.visible_camera = False
    floor = shoot(folder, wide // 5, tall // 5, 16, 3)
    for thing in things:
        thing.hide_render = True
    plate = shoot(folder, wide // 10, tall // 10, 40, 4)["light"]
    lit = time.time()
    picture = finish.finish(shot, floor, plate, denoiser.clean, view.get("exposure", 1.0))
    save(picture, job["out"])
    print(f"TAKEN {job['out']} build {built - began:.1f} light {lit - built:.1f} finish {time.time() - lit:.1f}", flush=True)


denoiser = Denoiser(arguments[1])
jobs = json.load(open(arguments[0]))
for job in jobs:
    try:
        take(job, os.path.dirname(os.path.abspath(arguments[0])))
    except Exception as error:
        import traceback

        traceback.print_exc()
        print(f"FAILED {job['out']}: {error}", flush=True)
