import type { EnteredCurve } from '#ui/feel/feel-curve.ts';

/** A curve for an attribute of its markup: `0 85 175,160 0 175|20 100`, its points and its transients. */
export function printCurve({ points, transients }: EnteredCurve): string {
  const entered = points.map(({ time, intensity, frequency }) => `${time} ${intensity} ${frequency}`);
  return `${entered.join(',')}|${transients.map(({ time, intensity }) => `${time} ${intensity}`).join(',')}`;
}

export function parseCurve(text: string): EnteredCurve {
  const [points = [], transients = []] = text.split('|').map((part) =>
    part
      .split(',')
      .filter(Boolean)
      .map((entry) => entry.split(' ').map(Number)),
  );
  return {
    points: points.map(([time = 0, intensity = 0, frequency = 0]) => ({ time, intensity, frequency })),
    transients: transients.map(([time = 0, intensity = 0]) => ({ time, intensity })),
  };
}
