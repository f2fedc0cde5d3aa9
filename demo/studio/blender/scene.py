"""The studio of all pictures: an ivory sweep and an 85 mm lens."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import lettering
import nodes
import stones
import watch_windows
from nodes import Shader



def fresh():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for cache in (nodes.made, lettering.loaded, stones.shared, watch_windows.edges):
        cache.clear()


IVORY = (0.82, 0.79, 0.735, 1)


def mirrored(piece):
    """
    The color of the cloth that metal reflects. With this much light, steel would look like chalk, so a watch reflects a darker cloth, a
    gold watch a slightly darker one.
    """
    if piece["kind"] != "watch":
        return IVORY
    is_warm = piece["case"]["metal"] in ("yellow_gold", "rose_gold", "bronze")
    return (0.62, 0.6, 0.56, 1) if is_warm else (0.40, 0.385, 0.36, 1)


def sweep(size, mirrored_cloth):
    """The ground: flat, then curved up at the back."""
    shader = Shader("ground")
    cloth = shader.node("ShaderNodeBsdfDiffuse")
    way, color = shader.node("ShaderNodeLightPath"), shader.node("ShaderNodeMixRGB")
    color.inputs[1].default_value, color.inputs[2].default_value = IVORY, mirrored_cloth
    shader.link(way.outputs["Is Glossy Ray"], color.inputs[0])
    shader.link(color.outputs[0], cloth.inputs["Color"])
    shader.link(cloth.outputs[0], shader.out.inputs["Surface"])
    profile = [(-1.5 * size, 0.0), (3.2 * size, 0.0)]
    profile += [(3.2 * size + 2 * size * math.sin(a), 2 * size * (1 - math.cos(a))) for a in np.linspace(0.1, math.pi / 2, 12)]
    profile.append((5.2 * size, 14 * size))
    verts = [(x, y, z) for y, z in profile for x in (-14 * size, 14 * size)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(shader.material)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    thing = bpy.data.objects.new("sweep", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def points_of(things):
    """Samples the vertices of all meshes, in world coordinates."""
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for thing in things:
        if thing.type != "MESH":
            continue
        mesh = thing.evaluated_get(graph).data
        verts = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", verts)
        verts = verts.reshape(-1, 3)[:: max(1, len(mesh.vertices) // 200)]
        clouds.append(verts @ np.array(thing.matrix_world.to_3x3()).T + np.array(thing.matrix_world.translation))
    return np.concatenate(clouds)


def stand(root, pose):
    """Poses the piece and puts it on the ground. A pose: tilt (degrees by which the front leans back; 90 lies flat), yaw, roll."""
    things = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    root.matrix_world = (Matrix.Rotation(math.radians(pose.get("yaw", 0)), 4, "Z") @ Matrix.Rotation(math.radians(90 - pose.get("tilt", 12)), 4, "X")
                         @ Matrix.Rotation(math.radians(pose.get("roll", 0)), 4, "Z"))
    bpy.context.view_layer.update()
    cloud = points_of(things)
    root.matrix_world = Matrix.Translation((0, 0, -float(cloud[:, 2].min()) + pose.get("lift", 0))) @ root.matrix_world
    bpy.context.view_layer.update()
    return points_of(things)


def frame(cloud, view, ratio):
    """Sets an 85 mm camera that looks down by `pitch` and fills the frame with the piece or, with `focus`, with the points around one place."""
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_fit, camera.sensor_width = view.get("lens", 85), "HORIZONTAL", 36 * 0.8
    thing = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    pitch = math.radians(view.get("pitch", 9))
    forward = np.array([0, math.cos(pitch), -math.sin(pitch)])
    right, up = np.array([1.0, 0, 0]), np.array([0, math.sin(pitch), math.cos(pitch)])
    target = (cloud.max(0) + cloud.min(0)) / 2
    size = float(np.linalg.norm(cloud.max(0) - cloud.min(0)))
    half = camera.sensor_width / 2 / camera.lens
    distance = size * 4
    fill = view.get("fill", 0.80), view.get("fillHigh", view.get("fill", 0.80))
    for _ in range(8):
        eye = target - forward * distance
        depth = (cloud - eye) @ forward
        across, along = ((cloud - eye) @ right) / depth / half, ((cloud - eye) @ up) / depth / (half / ratio)
        target = target + right * (across.max() + across.min()) / 2 * half * distance + up * (along.max() + along.min()) / 2 * half / ratio * distance
        distance *= max((across.max() - across.min()) / 2 / fill[0], (along.max() - along.min()) / 2 / fill[1])
    target = target + right * view.get("shiftX", 0) * half * distance + up * view.get("shiftY", 0) * half / ratio * distance
    eye = target - forward * distance
    thing.matrix_world = Matrix((right, up, -forward)).transposed().to_4x4()
    thing.matrix_world.translation = Vector(eye)
    camera.clip_start, camera.clip_end = distance * 0.05, distance * 60
    near = float(((cloud - eye) @ forward).min())
    camera.dof.use_dof = True
    camera.dof.focus_distance = near + (distance - near) * view.get("focusDepth", 0.25)
    camera.dof.aperture_fstop = camera.lens / 1000 / 2 / (distance * view.get("blur", 0.0045))
    return size


def look_at(cloud, root, view):
    """Points that must fill the frame: the whole piece, or a box in the piece's own coordinates (a detail)."""
    if "box" not in view:
        return cloud
    (x0, y0, z0), (x1, y1, z1) = view["box"]
    corners = [Vector((x, y, z)) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    return np.array([tuple(root.matrix_world @ corner) for corner in corners])
