import { simplifyCurve } from './curve-link.ts';
import { type FeelCurve, padLength, sampleStep } from './feel-curve.ts';

/** The units of the drawing: 1 a millisecond across, 200 for the full intensity. */
export const padBox = { width: padLength, height: 200 } as const;

/** Every how many samples a line stands below the curve. */
const lineEvery = 2;

/** Half a unit of the drawing. */
const drawnTolerance = 0.0025;

/** Path data of the curve, and of the lines below it. Integers only. */
export interface PadPaths {
  readonly outline: string;
  readonly lines: string;
}

export function padPaths(curve: FeelCurve): PadPaths {
  const y = (level: number) => Math.round(padBox.height * (1 - level));
  let lines = '';
  let x = 0;
  for (let index = lineEvery; index < curve.levels.length; index += lineEvery) {
    const reach = padBox.height - y(curve.levels[index] ?? 0);
    if (reach === 0) continue;
    const time = index * sampleStep;
    lines += `${lines === '' ? `M${time} ${padBox.height}` : `m${time - x} 0`}v${-reach}v${reach}`;
    x = time;
  }
  const corners = simplifyCurve(curve, drawnTolerance).map(({ index, level }) => `${index * sampleStep} ${y(level)}`);
  return { outline: `M${corners.join('L')}`, lines };
}

/** The lines of the grid: every 250 ms, and half and full intensity. */
export function padGrid(): string {
  const times = [250, 500, 750, 1_000, 1_250].map((time) => `M${time} 0V${padBox.height}`);
  const levels = [0, padBox.height / 2].map((level) => `M0 ${level}H${padBox.width}`);
  return [...times, ...levels].join('');
}
