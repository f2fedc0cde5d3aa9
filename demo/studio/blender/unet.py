"""
Removes the noise of a rendered picture by the published network of Intel's Open Image Denoise (Apache 2.0), run by PyTorch. One file holds
the weights for light, albedo and normals.
"""
import struct

import numpy as np
import torch
import torch.nn.functional as F

# the network's own scale of light, in which equal steps look equal
a, b, c, d, e, f, g = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
y0, y1 = 1.57945760e-06, 3.22087631e-02
x0, x1 = 2.23151711e-03, 3.70974749e-01
brightest = 65504.0


def to_scale(light):
    return np.where(light <= y0, a * light, np.where(light <= y1, b * np.maximum(light, 1e-12) ** c + d, e * np.log(light + f) + g))


def to_light(scale):
    middle = np.maximum((scale - d) / b, 0) ** (1 / c)
    return np.where(scale <= x0, scale / a, np.where(scale <= x1, middle, np.exp((scale - g) / e) - f))


top = float(to_scale(np.float64(brightest)))


def read_weights(path):
    """Tensors by name, from the library's archive, which ends with a table of their offsets."""
    data = open(path, "rb").read()
    magic, _, _, at = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7:
        raise ValueError(f"{path} holds no weights")
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        (rank,) = struct.unpack_from("<B", data, at)
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank
        kind, place = struct.unpack_from("<cQ", data, at)
        at += 9
        numbers = np.frombuffer(data, {b"f": np.float32, b"h": np.float16}[kind], int(np.prod(shape)), place)
        tensors[name] = torch.from_numpy(numbers.reshape(shape).astype(np.float32))
    return tensors


class Denoiser:
    def __init__(self, path):
        self.weights = read_weights(path)

    def layer(self, name, x):
        return F.relu_(F.conv2d(x, self.weights[f"{name}.weight"], self.weights[f"{name}.bias"], padding=1))

    def up(self, x, beside, name):
        x = torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), beside], 1)
        return self.layer(f"dec_conv{name}b", self.layer(f"dec_conv{name}a", x))

    def network(self, x):
        half = F.max_pool2d(self.layer("enc_conv1", self.layer("enc_conv0", x)), 2)
        quarter = F.max_pool2d(self.layer("enc_conv2", half), 2)
        eighth = F.max_pool2d(self.layer("enc_conv3", quarter), 2)
        deepest = F.max_pool2d(self.layer("enc_conv4", eighth), 2)
        deepest = self.layer("enc_conv5b", self.layer("enc_conv5a", deepest))
        wide = self.up(self.up(self.up(self.up(deepest, eighth, 4), quarter, 3), half, 2), x, 1)
        return self.layer("dec_conv0", wide)

    def clean(self, light, albedo, normal):
        """Light without noise, in the same units. Works best if a white object in the key light is about 1. Arrays are rows × columns × 3."""
        tall, wide = light.shape[:2]
        seen = np.concatenate([to_scale(np.maximum(light, 0)) / top, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5], -1)
        seen = np.pad(seen, ((0, -tall % 16), (0, -wide % 16), (0, 0)), mode="edge").astype(np.float32)
        with torch.inference_mode():
            found = self.network(torch.from_numpy(seen).permute(2, 0, 1)[None].contiguous())
        return to_light(found[0].permute(1, 2, 0).numpy()[:tall, :wide].astype(np.float64) * top).astype(np.float32)
