import { ink, line, type Point, picture, ring, steps } from '../drawing.ts';

const CENTRE: Point = [668, 510];
const RADIUS = 300;

/** A lens over a long pattern: inside it, one moment is magnified enough to count its oscillations. */
export function drawLens(): string {
  const far = steps(89).map((index) => bar(120 + index * 13.6, 70 * strengthAt(index / 88), false));
  const near = steps(31).map((index) => {
    const x = CENTRE[0] - 270 + index * 18;
    const room = Math.sqrt(Math.max(0, (RADIUS - 26) ** 2 - (x - CENTRE[0]) ** 2));
    const swing = 220 * Math.exp(-Math.abs(index - 11) / 5.2) * (0.72 + 0.28 * Math.cos(index * 2.1)) + 10;
    return bar(x, Math.min(room, swing), index === 11);
  });
  return picture(1440, 1080, [
    ...far,
    line([along(0.72, RADIUS + 12), along(0.72, RADIUS + 250)], { stroke: ink.paper, width: 40 }),
    line([along(0.72, RADIUS + 12), along(0.72, RADIUS + 250)], { stroke: ink.raised, width: 34 }),
    ring(CENTRE, RADIUS + 14, RADIUS + 14, { fill: ink.raised, stroke: ink.paper, width: 3 }),
    ring(CENTRE, RADIUS - 10, RADIUS - 10, { fill: ink.sunken, stroke: ink.mist, width: 2.5 }),
    line(
      [
        [CENTRE[0] - 280, CENTRE[1]],
        [CENTRE[0] + 280, CENTRE[1]],
      ],
      { stroke: ink.line, width: 2 },
    ),
    ...near,
  ]);
}

function bar(x: number, height: number, isFelt: boolean): string {
  return line(
    [
      [x, CENTRE[1] - height],
      [x, CENTRE[1] + height],
    ],
    { stroke: isFelt ? ink.signal : ink.paper, width: isFelt ? 11 : 5, opacity: isFelt ? 1 : 0.85 },
  );
}

function strengthAt(t: number): number {
  const click = (at: number, strength: number) => (t < at ? 0 : strength * Math.exp(-(t - at) * 22));
  return Math.max(0.05, click(0.06, 0.8), click(0.36, 1), click(0.8, 0.9), 0.3 * Math.exp(-(((t - 0.92) / 0.03) ** 2)));
}

function along(turn: number, radius: number): Point {
  return [CENTRE[0] + radius * Math.cos(turn), CENTRE[1] + radius * Math.sin(turn)];
}
