"""
Turns noisy light into a finished picture: removes the noise of the piece, brings the ground to the page's ivory and applies a photographic
curve.
"""
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter, median_filter, zoom

slots = ("light", "albedo", "normal")
ivory = np.array([0.8879, 0.8550, 0.7913], np.float32)


def calm(picture, limit=3.0):
    """Removes single pixels that are far brighter than all their neighbors: sampling noise."""
    light = picture.mean(-1)
    around = median_filter(light, 5)
    rows, cols = np.nonzero(light > around * limit + 0.25)
    wide = np.pad(picture, ((2, 2), (2, 2), (0, 0)), mode="edge")
    picture[rows, cols] = np.median([wide[rows + i, cols + j] for i in range(5) for j in range(5)], axis=0)
    return picture


def shadow(floor, plate, tall, wide):
    """The share of light on the ground, 1 far from the piece: the small picture divided by the empty studio."""
    light = floor["light"][..., :3]
    empty = np.stack([resize(plate[..., k], light.shape[:2]) for k in range(3)], -1)
    share = light / np.maximum(gaussian_filter(empty, (4, 4, 0)), 1e-3)
    # deep shadows hide grain; faint ones are blurred more
    scale = light.shape[1] / 200
    for reach, bound in ((1.0, -1), (1.8, 0.25), (3, 0.5), (5, 0.68), (9, 0.82)):
        soft = gaussian_filter(share, (reach * scale, reach * scale, 0))
        calmness = np.clip((soft.mean(-1, keepdims=True) - bound) / 0.12, 0, 1)
        share = share * (1 - calmness) + soft * calmness
    border = np.concatenate([share[2], share[-3], share[:, 2], share[:, -3]])
    share = share / max(float(np.median(border)), 1e-3)
    share = np.stack([resize(share[..., k], (tall, wide)) for k in range(3)], -1)
    # fades out the faint light that the piece takes from distant ground, towards the frame
    fade = ramp(tall)[:, None, None] * ramp(wide)[None, :, None]
    return np.clip(share, 0, 1) * fade + (1 - fade)


def ramp(length, share=0.28):
    """A window function: 0 at both ends, 1 in the middle, smooth ramps between."""
    at = np.arange(length)
    near = np.clip(np.minimum(at, length - 1 - at) / (length * share), 0, 1)
    return near * near * (3 - 2 * near)


def resize(channel, size):
    return zoom(channel, (size[0] / channel.shape[0], size[1] / channel.shape[1]), order=1, grid_mode=True, mode="nearest")


def curve(light):
    """Tone curve: straight in the middle, a soft shoulder without hard clipping, more contrast in the shadows."""
    light = np.maximum(light - 0.007, 0) / 0.993
    knee = 0.58
    high = knee + (1 - knee) * (1 - np.exp(-(np.maximum(light, knee) - knee) / (1 - knee) / 1.2))
    rolled = np.where(light < knee, light, high)
    deep = rolled * (0.62 + 0.38 * np.clip(rolled / 0.4, 0, 1) ** 0.8)
    # a slight S around the gray of steel in its own shadow
    seen = np.clip(deep, 0, 1) ** (1 / 2.2)
    return (seen + 0.22 * (seen * seen * (3 - 2 * seen) - seen)) ** 2.2


def encode(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear < 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def alone(shot, matte):
    """
    Light, albedo and normals of the piece alone. The outline and the pixels beyond get the nearest values from within, so that the denoiser
    sees only edges of the piece.
    """
    rows, cols = distance_transform_edt(gaussian_filter(matte, 0.8) < 0.85, return_distances=False, return_indices=True)
    # takes the values from scattered pixels: the same noise repeated outwards would look like hair
    chance = np.random.default_rng(1)
    near = [np.clip(place + chance.integers(-2, 3, place.shape), 0, size - 1) for place, size in zip((rows, cols), matte.shape)]
    apart = (rows != np.arange(matte.shape[0])[:, None]) | (cols != np.arange(matte.shape[1]))
    rows, cols = (np.where(apart, place[near[0], near[1]], place) for place in (rows, cols))
    return [(shot[name][..., :3] / np.maximum(matte, 0.5)[..., None])[rows, cols] for name in slots]


def outline(matte):
    """
    Smooths the matte. A matte of few samples has rough edges, most of all where the lens blurs them: softens them by a pixel and steepens
    them again.
    """
    return np.clip((gaussian_filter(matte, 1.1) - 0.5) * 1.35 + 0.5, 0, 1)[..., None]


def finish(shot, floor, plate, clean, exposure=1.0):
    """
    Display values (0 to 1) of the finished picture, from the noisy piece with its matte, the ground and the empty studio. `clean` removes
    noise.
    """
    tall, wide = shot["light"].shape[:2]
    matte = shot["light"][..., 3]
    rows, cols = (np.flatnonzero(matte.max(axis) > 0) for axis in (1, 0))
    part = slice(max(rows[0] - 8, 0), rows[-1] + 9), slice(max(cols[0] - 8, 0), cols[-1] + 9)
    light, albedo, normal = alone({name: shot[name][part] for name in slots}, matte[part])
    gain = 0.88 / max(float(np.median(plate[..., :3])), 1e-3) * 0.82 * exposure
    piece = curve(clean(calm(light * gain), albedo, normal))
    alpha = outline(matte[part])
    picture = ivory * shadow(floor, plate, tall, wide)
    picture[part] = picture[part] * (1 - alpha) + piece * alpha
    picture = picture + 0.3 * (picture - gaussian_filter(picture, (0.8, 0.8, 0)))
    return encode(np.clip(picture, 0, 1))
