"""From noisy light to a finished picture: a filter guided by features, the ground brought to the page's ivory, a photographic curve."""
import numpy as np
from scipy.ndimage import gaussian_filter, median_filter, uniform_filter, zoom

slots = ("light", "albedo", "normal", "grain")
ivory = np.array([0.8879, 0.8550, 0.7913], np.float32)


def shifted(picture, dy, dx):
    return np.roll(picture, (dy, dx), (0, 1))


def calm(picture, limit=3.0):
    """Single pixels far brighter than all around them are chance, not light."""
    light = picture.mean(-1)
    around = median_filter(light, 5)
    wild = light > around * limit + 0.25
    if wild.any():
        for k in range(3):
            middle = median_filter(picture[..., k], 5)
            picture[..., k] = np.where(wild, middle, picture[..., k])
    return picture


def denoise(one, two, matte, albedo, normal, radius=5, strength=0.55):
    """
    Non-local means over two independent halves: their difference tells how much of what is seen is noise, so detail that stands
    above the noise stays. Albedo and normals keep edges of paint and of shape; what the matte leaves out has no say.
    """
    one, two = (np.sqrt(np.maximum(calm(half.copy()), 0)) for half in (one, two))
    mean = (one + two) / 2
    noise = uniform_filter((one - two).astype(np.float32) ** 2 / 4, (7, 7, 1))
    noise = np.maximum(noise, 1e-6)
    guide = np.concatenate([albedo * 5.0, normal * 2.2], -1)
    total, weights = mean * matte, matte.copy()
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if (dy, dx) <= (0, 0):
                continue
            other, other_noise = shifted(mean, dy, dx), shifted(noise, dy, dx)
            apart = ((mean - other) ** 2 - (noise + np.minimum(noise, other_noise))) / (strength**2 * 4 * (noise + other_noise) + 1e-7)
            apart = np.maximum(uniform_filter(apart.mean(-1), 3), 0)
            edges = ((guide - shifted(guide, dy, dx)) ** 2).sum(-1)
            weight = np.exp(-apart - edges)[..., None].astype(np.float32)
            near = weight * shifted(matte, dy, dx)
            total += near * other
            weights += near
            back = shifted(weight, -dy, -dx)
            near = back * shifted(matte, -dy, -dx)
            total += near * shifted(mean, -dy, -dx)
            weights += near
    clean = total / np.maximum(weights, 1e-4)
    for step in (2, 5):
        clean = even(clean, matte, guide, noise, step)
    return clean**2


def even(picture, matte, guide, noise, step):
    """Takes away clouds wider than the first filter reaches: neighbours some steps away count where paint, shape and light are alike."""
    bound = noise.mean(-1) * 0.35 + 2e-6
    total, weights = picture * matte, matte.copy()
    for dy in (-2, -1, 0, 1, 2):
        for dx in (-2, -1, 0, 1, 2):
            if (dy, dx) == (0, 0):
                continue
            other, there = shifted(picture, dy * step, dx * step), shifted(matte, dy * step, dx * step)
            apart = ((picture - other) ** 2).mean(-1) / bound + ((guide - shifted(guide, dy * step, dx * step)) ** 2).sum(-1) * 3
            near = np.exp(-apart)[..., None].astype(np.float32) * there
            total += near * other
            weights += near
    return total / np.maximum(weights, 1e-4)


def shadow(floor, plate, tall, wide):
    """The ground's share of light, 1 far from the piece: the small picture divided by the empty studio."""
    light = floor["light"][..., :3]
    empty = np.stack([resize(plate[..., k], light.shape[:2]) for k in range(3)], -1)
    share = light / np.maximum(gaussian_filter(empty, (4, 4, 0)), 1e-3)
    # grain hides where the shadow is deep; where it is faint, blur more
    scale = light.shape[1] / 200
    for reach, bound in ((1.0, -1), (1.8, 0.25), (3, 0.5), (5, 0.68), (9, 0.82)):
        soft = gaussian_filter(share, (reach * scale, reach * scale, 0))
        calmness = np.clip((soft.mean(-1, keepdims=True) - bound) / 0.12, 0, 1)
        share = share * (1 - calmness) + soft * calmness
    border = np.concatenate([share[2], share[-3], share[:, 2], share[:, -3]])
    share = share / max(float(np.median(border)), 1e-3)
    share = np.stack([resize(share[..., k], (tall, wide)) for k in range(3)], -1)
    # the last traces of light that the piece takes from far away fade out towards the frame
    y, x = np.mgrid[0:tall, 0:wide]
    rim = np.minimum(np.minimum(x, wide - 1 - x) / wide, np.minimum(y, tall - 1 - y) / tall)[..., None]
    fade = np.clip(rim / 0.17, 0, 1)
    fade = fade * fade * (3 - 2 * fade)
    return np.clip(share, 0, 1) * fade + (1 - fade)


def resize(channel, size):
    return zoom(channel, (size[0] / channel.shape[0], size[1] / channel.shape[1]), order=1, grid_mode=True, mode="nearest")


def curve(light):
    """Straight in the middle, a shoulder that never clips hard, and more contrast in the depths."""
    light = np.maximum(light - 0.007, 0) / 0.993
    knee = 0.58
    high = knee + (1 - knee) * (1 - np.exp(-(np.maximum(light, knee) - knee) / (1 - knee) / 1.2))
    rolled = np.where(light < knee, light, high)
    return rolled * (0.62 + 0.38 * np.clip(rolled / 0.4, 0, 1) ** 0.8)


def encode(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear < 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def alone(half):
    """Light, albedo and normals of the piece without what its matte takes off at edges."""
    matte = half["light"][..., 3:]
    return {name: np.where(matte > 0.04, half[name][..., :3] / np.maximum(matte, 0.04), 0) for name in slots}


def outline(matte):
    """A matte of few samples has rough edges: soften it by less than a pixel, and steepen it again."""
    soft = gaussian_filter(matte, 0.75)
    return np.clip((soft - 0.5) * 1.15 + 0.5, 0, 1)


def grain(albedo, matte):
    """How much lighter or darker than its surroundings the colour of each pixel is: leather and cloth, which no filter need guess."""
    lightness = albedo.mean(-1)
    around = gaussian_filter(lightness * matte, 3) / np.maximum(gaussian_filter(matte, 3), 1e-3)
    return np.clip(lightness / np.maximum(around, 1e-3), 0.5, 2.0)[..., None]


def finish(one, two, floor, plate, exposure=1.0, radius=4):
    """
    Display values 0..1 of the finished picture: two noisy halves of the piece with its matte, the ground, the empty studio. Of what is
    grained, the light is filtered without its grain.
    """
    tall, wide = one["light"].shape[:2]
    matte = (one["light"][..., 3] + two["light"][..., 3]) / 2
    rows, cols = (np.flatnonzero(matte.max(axis) > 0) for axis in (1, 0))
    part = slice(max(rows[0] - 8, 0), rows[-1] + 9), slice(max(cols[0] - 8, 0), cols[-1] + 9)
    one, two = (alone({name: half[name][part] for name in slots}) for half in (one, two))
    albedo, normal = ((one[name] + two[name]) / 2 for name in ("albedo", "normal"))
    grained = np.clip((one["grain"] + two["grain"])[..., :1] / 2, 0, 1)
    texture = grain(albedo, matte[part]) ** grained
    clean = denoise(one["light"] / texture, two["light"] / texture, matte[part][..., None], albedo / texture, normal, radius) * texture
    gain = 0.88 / max(float(np.median(plate[..., :3])), 1e-3) * 0.82 * exposure
    alpha = outline(matte)[part][..., None]
    picture = ivory * shadow(floor, plate, tall, wide)
    picture[part] = picture[part] * (1 - alpha) + curve(clean * gain) * alpha
    picture = picture + 0.3 * (picture - gaussian_filter(picture, (0.8, 0.8, 0)))
    return encode(np.clip(picture, 0, 1))
