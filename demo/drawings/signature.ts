import { ink, line, picture, steps } from './drawing.ts';

const BARS = 121;

/** One long pattern from edge to edge: a click, a swell, a click. */
export function drawSignature(): string {
  const bars = steps(BARS).map((index) => {
    const t = index / (BARS - 1);
    const height = strengthAt(t) * 250;
    const x = 90 + t * 1020;
    const isClick = clicks.some((click) => Math.abs(click - t) < 0.5 / BARS);
    return line(
      [
        [x, 315 - height],
        [x, 315 + height],
      ],
      {
        stroke: isClick ? ink.signal : ink.paper,
        width: isClick ? 7 : 3.4,
        opacity: isClick ? 1 : 0.4 + 0.6 * strengthAt(t),
      },
    );
  });
  return picture(1200, 630, bars);
}

const clicks = [20 / 120, 62 / 120, 92 / 120];

function strengthAt(t: number): number {
  const ring = clicks.map((click) => (t < click ? 0 : Math.exp(-(t - click) * 16)));
  const swell = 0.55 * Math.exp(-(((t - 0.47) / 0.09) ** 2)) * (t < 62 / 120 ? 1 : 0);
  return Math.max(0.02, swell, ...ring.map((value, index) => value * (index === 0 ? 0.85 : index === 1 ? 1 : 0.6)));
}
