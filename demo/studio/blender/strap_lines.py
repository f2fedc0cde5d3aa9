"""How shoulder straps and chains lie in the picture: lines from the right eyelet to the left one, in the bag's coordinates."""
import numpy as np


def laid(body, words, out, y, lift, with_handles=False):
    """
    The lines of an arrangement: `rise` is one arch held up by an invisible thread, `doubled` two short arches, `pair` one arch in front and
    one behind; `lying` runs down one side and around the front. The strap of a bag with a handle lies by default.
    """
    way, side = words.get("way", "lying" if with_handles else "rise"), words.get("side", 1)
    high = words.get("high", 0.6) * body.w
    if way == "lying":
        return [np.array(line) * (side, 1, 1) for line in (fallen(body, out, y, lift), behind(body, out, y, lift))]
    if way == "doubled":
        return [arch(out, y, high, 0.0, 0.92), arch(out - 2.2 * lift, y - lift, high * 0.84, 0.6 * lift, 0.88)]
    if way == "pair":
        deep = body.half_deep(1.0) + 0.6 * lift
        return [arch(out, y, high, deep, 0.9, 0.0), arch(out, y, high * 0.97, -deep, 0.9, 0.0)]
    return [arch(out, y, high, 0.0, 0.9)]


def arch(out, y, high, z, full, lean=-0.05):
    """An arch: straight at its feet, slightly narrower above, round at the top. `full`: its width at two thirds of the height."""
    half = [(out, y, z), (out * 1.0, y + high * 0.1, z + lean * high * 0.1), (out * 0.99, y + high * 0.34, z + lean * high * 0.34), (out * full, y + high * 0.62, z + lean * high * 0.6),
            (out * full * 0.74, y + high * 0.85, z + lean * high * 0.85), (out * full * 0.38, y + high * 0.97, z + lean * high)]
    return np.array([*half, (0, y + high, z + lean * high), *((-x, yy, zz) for x, yy, zz in reversed(half))])


def fallen(body, out, y, lift):
    """A line over the right edge, down the side, and on the ground in one wide curve around the front, which ends behind the bag on the left."""
    far, deep, wide = body.w / 2, body.half_deep(0.1), body.w
    edge = lambda share: body.half_wide(share) + lift + 1.5
    start = [(out, y, 0), (out + (edge(0.97) - out) * 0.45, y + lift * 1.6, 1), (max(edge(0.93), out + 3), y - lift * 0.2, 2), (edge(0.7), y * 0.68, 3), (edge(0.35), y * 0.35, 5), (edge(0.12) + 2, y * 0.13, 10)]
    return [*start, (far + 9, lift * 1.5, 18), (far + 10, lift, deep + 20), (far * 0.74, lift, deep + wide * 0.19), (far * 0.2, lift, deep + wide * 0.21), (-far * 0.45, lift, deep + wide * 0.13),
            (-far * 0.92, lift, deep + wide * 0.03), (-far - 9, lift, -deep * 0.3), (-far * 0.85, lift, -deep - 14)]


def behind(body, out, y, lift):
    """A line that rises slightly from the left eyelet and then falls at the back."""
    back = lambda share: -body.half_deep(share) - lift - 6
    return [(-out, y, 0), (-out - 1, y + lift * 1.8, -2), (-out, y + lift * 2, back(0.95) * 0.6), (-out + 4, y * 0.95, back(0.9)), (-out + 8, y * 0.5, back(0.5)), (-out + 12, lift, back(0.1))]
