"""A car's centre console: a knurled dial with a signal ring, a touch surface, and a line of ambient light.

Views: `wide`, `portrait`.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *  # noqa: F403


def dial(m, at):
    """A milled wheel: 72 flutes around, a bevelled face, a ring that shows what is being turned."""
    x, y, z = at
    flutes = []
    for step in range(288):
        angle = step / 288 * 2 * math.pi
        radius = 1.0 + 0.018 * math.cos(72 * angle)
        flutes.append((radius * math.cos(angle), radius * math.sin(angle)))
    ring((x, y, z + 0.02), 1.16, 0.05, m.steel)
    rod((x, y, z + 0.02), 1.14, 0.06, m.rubber, 0.02, sides=160)
    ring((x, y, z + 0.09), 1.05, 0.025, m.ember)
    sheet([flutes], 0.5, m.graphite, (x, y, z + 0.38), bevel=0.05)
    rod((x, y, z + 0.66), 0.9, 0.1, m.steel, 0.04, sides=160)
    rod((x, y, z + 0.7), 0.78, 0.06, m.glass, 0.02, sides=160)
    words('21.5°', 0.42, m.lit, (x, y + 0.06, z + 0.732), depth=0.002)
    for step in range(31):
        angle = math.radians(225 - step * 9)
        box((x + 0.68 * math.cos(angle), y + 0.68 * math.sin(angle), z + 0.732), (0.07, 0.014, 0.004), m.lit if step < 19 else m.engraving, 0, (0, 0, math.degrees(angle)))


def surface(m):
    """Glass with shallow hollows that fingers find, and printed marks that shine through."""
    sheet([rounded(4.4, 2.5, 0.34)], 0.1, m.glass, (-3.2, 0.35, 0.08), bevel=0.04)
    sheet([rounded(4.5, 2.6, 0.38), rounded(4.4, 2.5, 0.34)], 0.08, m.steel, (-3.2, 0.35, 0.06), bevel=0.015)
    for index, text in enumerate(('A/C', 'AUTO', 'MAX')):
        x = -4.6 + index * 1.4
        sheet([rounded(1.08, 0.8, 0.2), rounded(1.06, 0.78, 0.19)], 0.006, m.lit if index == 1 else m.engraving, (x, 0.95, 0.132), bevel=0.002)
        words(text, 0.24, m.lit if index == 1 else m.print, (x, 0.95, 0.132), depth=0.002)
    # A slider with detents: each is felt.
    for step in range(21):
        height = 0.14 + 0.22 * math.exp(-(((step - 12) / 3.2) ** 2))
        box((-5.0 + step * 0.18, -0.25, 0.132), (0.03, height, 0.005), m.ember if step == 12 else m.print if step < 12 else m.engraving, 0)


def console(m):
    sheet([rounded(15, 6.2, 1.2)], 0.5, m.soft, (-1.5, 0.3, -0.25), bevel=0.14)
    sheet([rounded(9.6, 3.5, 0.7, (-1.6, 0.2)), circle(1.2, (1.45, 0.2), 96)], 0.1, m.anodised, (0, 0, 0.02), bevel=0.03)
    # The line of light runs along the trim, behind the controls.
    plan = bend([(-9.5, 2.5), (-2, 2.5), (3.8, 2.5), (5.2, 1.2), (5.2, -4)], 1.4, 24)
    wire([(x, y, 0.07) for x, y in plan], 0.035, m.ember)
    for radius, shift in ((0.05, 0.12), (0.05, -0.12)):
        wire([(x, y + shift, 0.03) for x, y in plan], radius, m.rubber)
    for index in range(34):
        wire([(-8.2 + index * 0.4, -2.35, 0.01), (-7.98 + index * 0.4, -2.35, 0.01)], 0.028, m.thread)
    for index in range(3):
        shell((3.5, 1.05 - index * 0.85, 0.16), (0.95, 0.5, 0.26), m.graphite, 2, 0.3)
        box((3.5, 1.05 - index * 0.85, 0.292), (0.3, 0.03, 0.006), m.lit, 0)


def main():
    view, width, samples, path = options()
    m = begin()
    m.soft = material('soft', (0.013, 0.014, 0.017), roughness=0.62, grain=0.8, grain_scale=34)
    m.lit = glow('lit', PALETTE['paper'], 1.6)
    m.thread = material('thread', (0.3, 0.1, 0.05), roughness=0.8)
    console(m)
    surface(m)
    dial(m, (1.45, 0.2, 0.04))
    lights(0.8, (0, 0, 0))
    if view == 'wide':
        camera((4.2, -7.6, 5.2), (-1.15, 0.2, 0.15), 52, 0.022, (1.4, -0.7, 0.6))
        render(width, samples, path)
    else:
        camera((4.0, -7.8, 6.0), (0.75, 0.1, 0.15), 48, 0.02, (1.4, -0.7, 0.6))
        render(width, samples, path, 4 / 5)


main()
