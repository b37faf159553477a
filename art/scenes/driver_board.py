"""A haptic driver on its board, close up: the chip, its passives, traces, vias and gold-plated pads.

Views: `macro`, `portrait`.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *  # noqa: F403


def trace(m, points, width=0.022, made=None):
    """A trace under the solder mask: a low ridge, bent at 45 degrees."""
    line = wire([(x, y, 0) for x, y in points], width, made or m.trace, (0, 0, -width * 0.55), smooth=False)
    line.data.bevel_resolution = 2
    return line


def via(m, x, y):
    ring((x, y, 0.004), 0.035, 0.012, m.gold)
    rod((x, y, 0.003), 0.026, 0.006, m.epoxy, 0, sides=24)


def chip(m, at, size, rows, labels):
    """A leadless package: a moulded body whose solder shows at the foot of every side."""
    x, y = at
    box((x, y, 0.17), (size, size, 0.24), m.epoxy, 0.018)
    for side in range(4):
        angle = side * math.pi / 2
        for row in range(rows):
            along = (row - (rows - 1) / 2) * size * 0.84 / (rows - 1)
            out = size / 2 + 0.035
            px = x + math.cos(angle) * out - math.sin(angle) * along
            py = y + math.sin(angle) * out + math.cos(angle) * along
            box((px, py, 0.022), (0.15, 0.062, 0.045), m.tin, 0.018, (0, 0, side * 90))
    rod((x - size * 0.38, y + size * 0.38, 0.291), 0.045, 0.003, m.engraving, 0, sides=32)
    for index, (text, height) in enumerate(labels):
        words(text, height, m.engraving, (x, y + 0.2 - index * 0.27, 0.2915), depth=0.0008)


def passive(m, at, turn=0, body=None, scale=1.0):
    """A chip capacitor or resistor with its two tinned ends."""
    x, y = at
    parts = [box((0, 0, 0.085 * scale), (0.2 * scale, 0.165 * scale, 0.15 * scale), body or m.ceramic, 0.012)]
    for side in (-1, 1):
        parts.append(box((side * 0.135 * scale, 0, 0.085 * scale), (0.085 * scale, 0.172 * scale, 0.16 * scale), m.tin, 0.02))
        parts.append(sheet([rounded(0.17 * scale, 0.2 * scale, 0.02)], 0.01, m.tin, (side * 0.16 * scale, 0, 0.006), bevel=0.003))
    place(gather(parts, 'passive'), (x, y, 0), (0, 0, turn))


def bus(m):
    """Traces that leave the chip together and bend together."""
    for index in range(9):
        out = (index - 4) * 0.15
        trace(m, [(0.98, out), (1.5 + abs(index - 4) * 0.02, out), (2.3 + index * 0.12, out + 0.9), (6.5, out + 0.9 + index * 0.05)])
        trace(m, [(out, 0.98), (out, 1.4), (out - 0.8 - index * 0.1, 2.3 + index * 0.02), (out - 0.8 - index * 0.1, 6)])
        trace(m, [(-0.98, out), (-1.7, out), (-2.6, out - 0.9 + index * 0.05), (-7, out - 0.9 + index * 0.05)])
        trace(m, [(out, -0.98), (out, -1.5), (out + 0.5 + index * 0.05, -2.1), (out + 0.5 + index * 0.05, -5)])


def board(m):
    sheet([rounded(16, 14, 0.3)], 0.2, m.mask, (0, 0, -0.1))
    bus(m)
    chip(m, (0, 0), 1.8, 9, (('haptera', 0.3), ('HD 200', 0.2), ('2647 A1', 0.13)))
    for index in range(6):
        passive(m, (1.55 + index * 0.42, -1.22), 90)
        passive(m, (-1.5, -1.35 - index * 0.36), 0, m.epoxy if index % 2 else None, 0.85)
        passive(m, (-1.6 - index * 0.46, 1.25), 90, m.epoxy if index % 3 else None)
        words(f'C{12 + index}', 0.1, m.print, (1.55 + index * 0.42, -0.9, 0.002), depth=0.001)
        words(f'R{7 + index}', 0.1, m.print, (-1.6 - index * 0.46, 0.9, 0.002), depth=0.001)
    box((-2.9, 0.1, 0.3), (1.1, 1.1, 0.55), m.graphite, 0.08)
    sheet([rounded(1.3, 1.3, 0.05)], 0.012, m.tin, (-2.9, 0.1, 0.006))
    words('2R2', 0.34, m.print, (-2.9, 0.1, 0.577), depth=0.001)
    for column in range(6):
        for row in range(2):
            sheet([rounded(0.26, 0.5, 0.06)], 0.016, m.gold, (1.7 + column * 0.42, -2.1 - row * 0.75, 0.008), bevel=0.006)
    for x, y in ((1.9, 1.9), (2.2, 2.15), (2.5, 2.4), (-1.2, 2.2), (-3.4, -1.2), (3.6, 0.2), (3.9, 0.2), (-0.4, -1.9), (0.9, -1.75), (1.2, 1.3), (1.35, 0.98), (-3.9, -2.2)):
        via(m, x, y)
    words('OUT+   OUT−   GND   VDD   SDA   SCL', 0.115, m.print, (2.75, -1.7, 0.002), depth=0.001)
    box((3.2, 1.05, 0.1), (0.34, 0.2, 0.18), m.ember, 0.03)
    for side in (-1, 1):
        box((3.2 + side * 0.2, 1.05, 0.06), (0.09, 0.2, 0.1), m.tin, 0.02)
    glowing = light((3.2, 1.05, 0.5), (3.2, 1.05, 0), (0.2, 0.2), 5, PALETTE['signal'])
    glowing.visible_camera = False


def main():
    view, width, samples, path = options()
    m = begin()
    m.trace = material('trace', (0.02, 0.026, 0.034), roughness=0.3, Clearcoat=0.5)
    board(m)
    lights(0.8, (0, 0, 0))
    if view == 'macro':
        camera((2.3, -7.2, 4.6), (-1.35, 0.25, 0.1), 66, 0.03, (0, -0.8, 0.28))
        render(width, samples, path)
    else:
        camera((2.6, -7.6, 6.2), (0.35, -0.2, 0.1), 62, 0.03, (0, -0.8, 0.28))
        render(width, samples, path, 4 / 5)


main()
