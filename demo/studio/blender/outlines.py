"""Outlines: functions from an inset to the points of a shape. The number of points does not depend on the inset."""
import math
import numpy as np


TAU = math.tau


def circle(radius, n=192):
    """A circle as an outline: inset -> (n, 2) points."""
    angles = np.linspace(0, TAU, n, endpoint=False)
    unit = np.stack([np.cos(angles), np.sin(angles)], 1)
    return lambda inset=0.0: unit * max(radius - inset, 1e-4)


def superellipse(half_x, half_y, power, n=256):
    angles = np.linspace(0, TAU, n, endpoint=False)
    cos, sin = np.cos(angles), np.sin(angles)

    def at(inset=0.0):
        x = np.sign(cos) * np.abs(cos) ** (2 / power) * max(half_x - inset, 1e-4)
        y = np.sign(sin) * np.abs(sin) ** (2 / power) * max(half_y - inset, 1e-4)
        return np.stack([x, y], 1)

    return at


def pillow(width, height, radius, bulge=0.028):
    """A rectangle with round corners and slightly curved sides; an inset has the same width everywhere."""
    x, y = width / 2 * (1 - bulge) - radius, height / 2 * (1 - bulge) - radius
    places, normals = [], []
    for k, (a, b, out) in enumerate(((y, x, width * bulge / 2), (x, y, height * bulge / 2)) * 2):
        spin = np.array([[math.cos(k * math.pi / 2), -math.sin(k * math.pi / 2)], [math.sin(k * math.pi / 2), math.cos(k * math.pi / 2)]])
        t = np.linspace(-1, 1, 25)
        lean = np.arctan(2 * out * t / a)
        side = np.stack([b + out * (1 - t * t), t * a], 1)
        turn = np.linspace(lean[-1], math.pi / 2 - math.atan(2 * (height if k % 2 == 0 else width) * bulge / 2 / b), 13)[1:-1]
        places += [*(side @ spin.T), *np.tile(spin @ side[-1], (len(turn), 1))]
        angles = np.concatenate([lean, turn]) + k * math.pi / 2
        normals += [*np.stack([np.cos(angles), np.sin(angles)], 1)]
    places, normals = np.array(places), np.array(normals)
    return lambda inset=0.0: places + normals * max(radius - inset, 0.02)


def polygon(corners, radius=0.0, segments=6):
    """A convex or gently concave polygon (counter-clockwise) with rounded corners; an inset moves the sides, not the corners."""
    corners = np.array(corners, float)
    count = len(corners)

    def at(inset=0.0):
        before, after = np.roll(corners, 1, 0), np.roll(corners, -1, 0)
        into = (corners - before) / np.linalg.norm(corners - before, axis=1)[:, None]
        away = (after - corners) / np.linalg.norm(after - corners, axis=1)[:, None]
        left_in, left_out = np.stack([-into[:, 1], into[:, 0]], 1), np.stack([-away[:, 1], away[:, 0]], 1)
        mitre = left_in + left_out
        mitre /= np.maximum((mitre * left_in).sum(1), 0.2)[:, None]
        moved = corners + mitre * inset
        result = []
        for i in range(count):
            turn = math.acos(max(-1.0, min(1.0, float(into[i] @ away[i]))))
            convex = into[i][0] * away[i][1] - into[i][1] * away[i][0] > 0
            keep = max(radius - inset, 0.04) if convex else radius + inset
            cut = keep * math.tan(turn / 2)
            room = 0.48 * min(np.linalg.norm(moved[i] - moved[i - 1]), np.linalg.norm(moved[i] - moved[(i + 1) % count]))
            cut = min(cut, room)
            start, end = moved[i] - into[i] * cut, moved[i] + away[i] * cut
            for t in np.linspace(0, 1, segments + 1):
                result.append((1 - t) ** 2 * start + 2 * t * (1 - t) * moved[i] + t * t * end)
        return np.array(result)

    return at


def rectangle(width, height, radius, segments=6):
    x, y = width / 2, height / 2
    return polygon([(-x, -y), (x, -y), (x, y), (-x, y)], radius, segments)


def ngon(sides, apothem, radius, turn=0.0, segments=8):
    far = apothem / math.cos(math.pi / sides)
    angles = [turn + TAU * (i + 0.5) / sides for i in range(sides)]
    return polygon([(far * math.cos(a), far * math.sin(a)) for a in angles], radius, segments)


def soft_octagon(apothem, n=288, bulge=0.66):
    """Eight curved sides with round corners: between a circle and an octagon."""
    angles = np.linspace(0, TAU, n, endpoint=False)
    off = (angles + math.pi / 8) % (math.pi / 4) - math.pi / 8
    far = 1 + bulge * (1 / np.cos(off) - 1)
    near = np.arange(-9, 10)
    weight = np.exp(-((near / 5.0) ** 2))
    far = sum(np.roll(far, int(k)) * w for k, w in zip(near, weight)) / weight.sum()
    unit = np.stack([np.cos(angles), np.sin(angles)], 1) * far[:, None]
    return lambda inset=0.0: unit * max(apothem - inset, 1e-4)


def notched(radius, count, n=720, deep=0.035):
    """A circle with notches that leave a cross, as on the bezel of an Overseas."""
    angles = np.linspace(0, TAU, n, endpoint=False)
    off = (angles + math.pi / count) % (TAU / count) - math.pi / count
    far = 1 - deep * np.exp(-((off / 0.075) ** 2))
    unit = np.stack([np.cos(angles), np.sin(angles)], 1) * far[:, None]
    return lambda inset=0.0: unit * max(radius - inset, 1e-4)


def tongued(w, h, square, tongue, radius):
    """A rounded square of width `w` and height `square`, extended above and below by tongues to the height `h`: the bezel of a Santos."""
    x, y, t, far = w / 2, square / 2, tongue / 2, h / 2
    quarter = [(x, y - 0.2), (t + (x - t) * 0.55, y + (far - y) * 0.05), (t + 0.1, y + (far - y) * 0.5), (t, far)]
    turned = [(-px, py) for px, py in reversed(quarter)]
    lower = [(-px, -py) for px, py in [*quarter, *turned]]
    return polygon([*quarter, *turned, *lower], radius, 6)
