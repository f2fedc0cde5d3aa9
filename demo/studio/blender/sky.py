"""Light from a painted sky of softboxes. Cut stones refract a sky of their own: dark, with many small lamps."""
import math
import os

import bpy
import numpy as np

# softboxes: azimuth from the camera (right is positive), elevation, half width, half height (degrees), strength, color
softboxes = [
    (0, 62, 60, 20, 4.4, (1.0, 0.99, 0.97)),
    (88, 30, 15, 40, 5.4, (1.0, 0.985, 0.96)),
    (-96, 24, 10, 36, 3.4, (1.0, 0.96, 0.90)),
    (-170, 58, 64, 17, 3.0, (1.0, 0.99, 0.98)),
    (34, 18, 12, 22, 1.8, (1.0, 1.0, 1.0)),
]


def directions(wide, tall):
    """For each pixel, the azimuth from the camera and the elevation in degrees, and the unit vector in that direction."""
    v, u = np.meshgrid((np.arange(tall) + 0.5) / tall, (np.arange(wide) + 0.5) / wide, indexing="ij")
    theta, phi = (v - 0.5) * math.pi, (u - 0.5) * math.tau
    x, y, z = np.cos(phi) * np.cos(theta), -np.sin(phi) * np.cos(theta), np.sin(theta)
    return np.degrees(np.arctan2(x, -y)), np.degrees(theta), np.stack([x, y, z], -1)


def studio():
    """The softboxes, which everything reflects."""
    azimuth, height, way = directions(512, 256)
    y, z = way[..., 1], way[..., 2]
    base = 0.035 + 0.16 * np.clip(z, 0, 1) + 0.08 * np.clip(-y, 0, 1)
    picture = np.stack([base, base * 0.985, base * 0.96], -1)
    for at, up, half_wide, half_tall, strength, color in softboxes:
        away = (azimuth - at + 180) % 360 - 180
        # a box high up covers more degrees of azimuth than of arc
        across = np.abs(away) * np.maximum(np.cos(np.radians(height)), 0.3) / half_wide
        along = np.abs(height - up) / half_tall
        edge = np.clip((1 - across) / 0.28, 0, 1) * np.clip((1 - along) / 0.28, 0, 1)
        glow = (edge * edge * (3 - 2 * edge)) * strength * (0.8 + 0.2 * np.clip(1 - along, 0, 1))
        picture += glow[..., None] * np.array(color)
    # sheets of light with a slanting edge: a flat face that reflects one changes from bright to dark across the piece
    for at, low, half_wide, strength in ((-4, 11, 28, 1.5), (-50, 8, 17, 2.4)):
        rise = np.clip((height - low - 0.9 * (azimuth - at)) / 16, 0, 1) * np.clip((50 - height) / 10, 0, 1)
        rise *= np.clip((half_wide - np.abs(azimuth - at)) / 10, 0, 1)
        picture += (rise * rise * (3 - 2 * rise) * strength)[..., None]
    return picture


def sparks():
    """
    The sky that a cut stone refracts: broad panels for white facets, darkness between them, small lamps. Each lamp is painted three times,
    in red, green and blue with a small offset, so that a single ray shows the colors that a diamond would split.
    """
    way = directions(1024, 512)[2]
    rng = np.random.default_rng(11)
    picture = np.full(way.shape, 0.6)

    def spot(towards, radius, strength, soft, apart=0.0):
        side = np.cross(towards, rng.normal(size=3))
        side /= np.linalg.norm(side)
        for k in range(3):
            there = towards + side * (k - 1) * math.radians(apart)
            cosine = way @ (there / np.linalg.norm(there))
            picture[..., k] += strength * np.clip((cosine - math.cos(math.radians(radius))) / (1 - math.cos(math.radians(radius))) / soft, 0, 1)

    def somewhere():
        up = rng.uniform(-0.6, 1)
        turn = rng.uniform(0, math.tau)
        return np.array([math.cos(turn) * math.sqrt(1 - up * up), math.sin(turn) * math.sqrt(1 - up * up), up])

    for _ in range(44):
        spot(somewhere(), rng.uniform(9, 17), rng.uniform(1.2, 2.4), 0.3, 2.0)
    for _ in range(180):
        spot(somewhere(), rng.uniform(2.2, 4.0), rng.uniform(4, 11), 0.5, 2.4)
    return picture


def painted(name, paint, folder):
    """Returns the path of a sky's picture, which is painted once per folder."""
    path = os.path.join(folder, f"{name}.exr")
    if not os.path.exists(path):
        picture = paint()
        tall, wide = picture.shape[:2]
        image = bpy.data.images.new(name, wide, tall, float_buffer=True)
        image.colorspace_settings.name = "Linear"
        image.pixels.foreach_set(np.dstack([picture, np.ones((tall, wide))]).astype(np.float32).ravel())
        image.filepath_raw, image.file_format = path, "OPEN_EXR"
        image.save()
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    return image


def light(folder):
    """Lights the world. Rays transmitted by a stone see the stones' own sky. Watch crystals pass light without refraction."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world, world.use_nodes = world, True
    tree = world.node_tree
    seen, through = (tree.nodes.new("ShaderNodeTexEnvironment") for _ in range(2))
    seen.image, through.image = painted("sky", studio, folder), painted("sparks", sparks, folder)
    way, mix = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(way.outputs["Is Transmission Ray"], mix.inputs[0])
    tree.links.new(seen.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Background"].inputs[0])
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 512
