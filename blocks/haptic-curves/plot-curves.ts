import { evenStep } from '#ui/waveform/axis-marks.ts';

/** Times in ms, intensities in %, frequencies in Hz. */
export interface Curve {
  readonly transients: readonly { readonly time: number; readonly intensity: number }[];
  readonly points: readonly CurvePoint[];
}

export interface CurvePoint {
  readonly time: number;
  readonly intensity: number;
  readonly frequency: number;
}

/** The axes that all curves of a block share, so that they can be compared. Both start at 0. */
export interface CurveScale {
  /** In ms, from 0 to the end of the axis, at even steps. */
  readonly times: readonly number[];
  /** The end of the frequency axis in Hz. */
  readonly topFrequency: number;
}

/** Path data in the units of `plotBox`. */
export interface CurvePaths {
  readonly area: string;
  readonly frequency: string;
  readonly transients: string;
}

/** The key figures of a curve; `low` and `high` are 0 if nothing vibrates. */
export interface CurveFacts {
  readonly length: number;
  readonly peak: number;
  readonly low: number;
  readonly high: number;
  readonly transients: number;
}

export const plotBox = { width: 1000, height: 200 } as const;

export function curveScale(curves: readonly Curve[]): CurveScale {
  const longest = Math.max(1, ...curves.map((curve) => readCurve(curve).length));
  const step = evenStep(longest / 4);
  const count = Math.ceil(longest / step);
  const highest = Math.max(1, ...curves.map((curve) => readCurve(curve).high));
  const frequencyStep = evenStep(highest / 3);
  return {
    times: Array.from({ length: count + 1 }, (_, index) => index * step),
    topFrequency: Math.ceil(highest / frequencyStep) * frequencyStep,
  };
}

export function readCurve({ transients, points }: Curve): CurveFacts {
  const felt = vibrating(points).flat();
  const frequencies = felt.map(({ frequency }) => frequency);
  return {
    length: Math.max(0, ...felt.map(({ time }) => time), ...transients.map(({ time }) => time)),
    peak: Math.max(0, ...[...felt, ...transients].map(({ intensity }) => intensity)),
    low: frequencies.length > 0 ? Math.min(...frequencies) : 0,
    high: Math.max(0, ...frequencies),
    transients: transients.length,
  };
}

export function plotCurve({ transients, points }: Curve, { times, topFrequency }: CurveScale): CurvePaths {
  const { width, height } = plotBox;
  const x = (time: number) => Math.round((time / (times.at(-1) ?? 1)) * width);
  const y = (share: number) => Math.round(height * (1 - share));
  const line = (run: readonly CurvePoint[], of: (point: CurvePoint) => number) =>
    run.map((point) => `${x(point.time)} ${of(point)}`).join('L');
  const runs = vibrating(points);
  return {
    area: runs
      .map((run) => `M${x(run[0]?.time ?? 0)} ${height}L${line(run, ({ intensity }) => y(intensity / 100))}V${height}z`)
      .join(''),
    frequency: runs.map((run) => `M${line(run, ({ frequency }) => y(frequency / topFrequency))}`).join(''),
    transients: transients.map(({ time, intensity }) => `M${x(time)} ${height}V${y(intensity / 100)}`).join(''),
  };
}

/** The points in order of time, split into runs wherever there is no vibration between two of them. */
function vibrating(points: readonly CurvePoint[]): readonly (readonly CurvePoint[])[] {
  const runs: CurvePoint[][] = [];
  let before: CurvePoint | undefined;
  for (const point of points.toSorted((a, b) => a.time - b.time)) {
    if (before && before.intensity + point.intensity > 0) {
      if (runs.at(-1)?.at(-1) !== before) runs.push([before]);
      runs.at(-1)?.push(point);
    }
    before = point;
  }
  return runs;
}
