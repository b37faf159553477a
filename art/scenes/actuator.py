"""A linear resonant actuator for a phone or a grip: a heavy frame with three magnets, between leaf springs, above two coils.

Views: `open` (cover off), `plate` and `mass` (two layers for a browser that moves the mass), `exploded`, `portrait`.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *  # noqa: F403

LENGTH, DEPTH, HEIGHT = 6.0, 2.3, 0.78
MASS = (3.7, 1.86)
SPRING = (2.02, 2.86)


def base(m):
    """The tray: a pressed sheet with low walls at the back and both ends, a flex board on it, and two coils."""
    parts = [sheet([rounded(LENGTH, DEPTH, 0.16)], 0.07, m.graphite, (0, 0, 0.035), bevel=0.02)]
    wall = [*rounded(LENGTH, DEPTH, 0.16)]
    back = [(x, y) for x, y in wall if y > -DEPTH / 2 + 0.2]
    back.sort(key=lambda point: math.atan2(point[1] + 1, point[0]))
    parts.append(ribbon(back, 0.62, 0.05, m.graphite, (0, 0, 0.05)))
    parts.append(sheet([rounded(5.3, 1.9, 0.1)], 0.02, m.polyimide, (0, 0, 0.08), bevel=0.006))
    for x in (-0.78, 0.78):
        parts.append(coil(0.5, 0.95, 0.24, 8, 4, 0.02, m.copper, (x, 0, 0.09)))
        parts.append(sheet([rounded(0.44, 0.9, 0.2)], 0.12, m.graphite, (x, 0, 0.15), bevel=0.02))
    for x, y in ((-2.8, -0.95), (2.8, -0.95)):
        parts.append(screw((x, y, 0.105), 0.1, m.steel, m.anodised))
    parts += flex(m)
    for x in (-1.25, 1.25):
        parts.append(box((x, 1.02, 0.3), (0.5, 0.1, 0.28), m.rubber, 0.03))
    return gather(parts, 'base')


def flex(m):
    """The tail of the flex board, with its pads and a stiffener."""
    tail = sheet([rounded(0.9, 1.25, 0.08)], 0.02, m.polyimide, (1.7, -1.5, 0.075), bevel=0.006)
    parts = [tail]
    for index in range(4):
        parts.append(sheet([rounded(0.13, 0.34, 0.02)], 0.012, m.gold, (1.7 + (index - 1.5) * 0.2, -1.9, 0.092), bevel=0.004))
        parts.append(sheet([rounded(0.028, 0.7, 0.005)], 0.006, m.copper, (1.7 + (index - 1.5) * 0.2, -1.38, 0.088), bevel=0.002))
    parts.append(words('HX-0612', 0.1, m.print, (0.72, -1.06, 0.078)))
    parts.append(words('+', 0.12, m.print, (1.16, -1.06, 0.078)))
    return parts


def springs(m):
    """Two pairs of leaves, bent from sheet: each V holds the mass on one side and the wall on the other."""
    parts = []
    inner, outer = SPRING
    for side in (-1, 1):
        for plan in (
            [(inner - 0.42, -0.78), (inner + 0.02, -0.78), (outer - 0.1, 0.72), (outer - 0.02, 0.92)],
            [(inner - 0.42, 0.78), (inner - 0.02, 0.78), (outer - 0.36, -0.3), (outer - 0.1, -0.98), (outer, -1.02)],
        ):
            shape = bend([(x * side, y) for x, y in plan], 0.22)
            parts.append(ribbon(shape, 0.36, 0.034, m.spring, (0, 0, 0.2)))
        parts.append(box((side * (outer + 0.02), 0.9, 0.38), (0.06, 0.3, 0.36), m.steel, 0.012))
        parts.append(box((side * (outer + 0.02), -0.98, 0.38), (0.06, 0.22, 0.36), m.steel, 0.012))
    return gather(parts, 'springs')


def mass(m):
    """What moves: a tungsten frame with a signal-coloured finish, and three magnets in its windows."""
    width, depth = MASS
    windows = [rounded(0.82, 1.2, 0.07, (x, 0)) for x in (-1.06, 0, 1.06)]
    outline = frame_outline(width, depth)
    parts = [sheet([outline, *windows], 0.42, m.signal, (0, 0, 0.49), bevel=0.035, name='frame')]
    groove = [rounded(3.2, 1.5, 0.14), rounded(3.16, 1.46, 0.12)]
    parts.append(sheet(groove, 0.012, m.anodised, (0, 0, 0.697), bevel=0.003))
    for x in (-1.06, 0, 1.06):
        parts.append(box((x, 0, 0.47), (0.78, 1.16, 0.38), m.nickel, 0.03))
        parts.append(sheet([rounded(0.02, 1.1, 0.008)], 0.004, m.anodised, (x, 0, 0.661), bevel=0.001))
    for x in (-1.68, 1.68):
        for y in (-0.72, 0.72):
            parts.append(rod((x, y, 0.7), 0.05, 0.02, m.steel, 0.006))
    return gather(parts, 'mass')


def frame_outline(width, depth):
    """A rectangle whose ends carry a lip above the springs' feet."""
    return rounded(width, depth, 0.18)


def cover(m, at=(0, 0, 0), turn=(0, 0, 0)):
    plate = sheet([rounded(LENGTH, DEPTH, 0.16)], 0.06, m.anodised, bevel=0.02)
    parts = [plate, words('haptera', 0.34, m.engraving, (-1.75, 0.12, 0.031)), words('HX-0612  130 Hz', 0.12, m.engraving, (-1.75, -0.26, 0.031))]
    for row in range(8):
        for column in range(8):
            if (row * row * 3 + column * column * 5 + row * column * 7 + row) % 7 < 4:
                parts.append(sheet([rounded(0.045, 0.045, 0.004)], 0.002, m.engraving, (2.1 + column * 0.05, -0.18 + row * 0.05, 0.031), bevel=0.0005))
    return place(gather(parts, 'cover'), at, turn)


def whole(m):
    return base(m), springs(m), mass(m)


def hero(m):
    whole(m)
    cover(m, (2.3, 2.6, 0.55), (62, 0, -16))


def front_camera(lens=105, shift=(0, 0)):
    """Looks across the axis of motion, so that what moves along x moves along a row of pixels."""
    angle, distance = math.radians(48), 19.5
    return camera((0, -distance * math.cos(angle), 0.3 + distance * math.sin(angle)), (0, 0, 0.3), lens, 0.012, (0, -0.4, 0.6), shift)


def explode(m):
    bottom, leaves, moving = whole(m)
    moving.location.z = 1.05
    leaves.location.z = 0.45
    bottom.location.z = 0.0
    cover(m, (0, 0, 2.55))
    inner = [part for part in family(bottom) if part.name.startswith('coil')]
    for part in inner:
        part.location.z += 0.12


def main():
    view, width, samples, path = options()
    m = begin()
    floor(m.ink)
    ratio, transparent = 16 / 9, False
    if view in ('open', 'portrait'):
        hero(m)
        lights(1.0)
        if view == 'open':
            camera((4.6, -8.6, 6.2), (-1.3, 0.35, 0.3), 54, 0.022, (0.6, -0.9, 0.6))
        else:
            ratio = 4 / 5
            camera((4.6, -8.6, 6.2), (0.25, 0.1, 0.9), 46, 0.02, (0.6, -0.9, 0.6))
    elif view in ('plate', 'mass'):
        bottom, leaves, moving = whole(m)
        lights(1.0)
        front_camera()
        transparent = view == 'mass'
        moved = set(family(moving))
        for thing in bpy.context.scene.objects:
            if thing.type in ('MESH', 'CURVE', 'FONT') and (thing in moved) != transparent:
                thing.visible_camera = False
                if not transparent:
                    # The browser moves the mass: its shadow must not stay behind in the plate.
                    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False
    elif view == 'exploded':
        explode(m)
        lights(1.25, (0, 0, 1))
        camera((5.6, -9.4, 6.2), (-1.7, 0, 1.0), 50, 0.012, (0.5, -1, 1))
    render(width, samples, path, ratio, transparent)


main()
