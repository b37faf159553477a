import { ink, line, type Point, picture, steps } from '../drawing.ts';

const RIDGES = 15;

/** A fingertip whose ridges are waveforms; one of them is being felt. */
export function drawFingerprint(): string {
  const ridges = steps(RIDGES).map((index) => {
    const reach = 28 + index * 31;
    const isFelt = index === 8;
    return line(ridge(index, reach), {
      stroke: isFelt ? ink.signal : index % 4 === 3 ? ink.mist : ink.paper,
      width: isFelt ? 7 : 4,
      opacity: isFelt ? 1 : 1 - (index / RIDGES) ** 2 * 0.55,
    });
  });
  return picture(1440, 1080, ridges);
}

/** An arch over the middle of the fingertip, open below, with a pattern that runs along it. */
function ridge(index: number, reach: number): Point[] {
  const from = Math.PI * (0.72 - index * 0.004);
  const count = 40 + index * 9;
  return steps(count + 1).map((step): Point => {
    const t = step / count;
    const angle = -Math.PI / 2 + (t * 2 - 1) * from;
    const ripple =
      (8 + index * 0.5) *
      Math.sin(t * (26 + index * 8)) *
      (Math.exp(-(((t - 0.3) / 0.09) ** 2)) + Math.exp(-(((t - 0.68) / 0.07) ** 2)));
    const radius = reach + ripple;
    const below = Math.max(0, Math.sin(angle));
    return [
      720 + 0.82 * radius * Math.cos(angle) * (1 - below * 0.24),
      604 + 1.12 * radius * Math.sin(angle) + below * 80,
    ];
  });
}
