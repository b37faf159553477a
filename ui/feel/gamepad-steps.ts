import { type FeelCurve, frequencyRange, sampleStep, strongestIn } from './feel-curve.ts';

/** One effect of a controller with two motors: start and duration in ms, magnitudes 0…1. */
export interface GamepadStep {
  readonly start: number;
  readonly duration: number;
  /** Of the motor with the heavy weight, which turns slowly. */
  readonly strong: number;
  /** Of the motor with the light weight, which turns fast. */
  readonly weak: number;
}

/** Milliseconds of a step: a controller takes about as long to follow. */
const stepLength = 50;

/** The effects of a curve, in order of time, without those that are silent. Low frequencies go to the heavy motor. */
export function gamepadSteps(curve: FeelCurve): readonly GamepadStep[] {
  const end = (curve.levels.length - 1) * sampleStep;
  const steps: GamepadStep[] = [];
  for (let start = 0; start < end; start += stepLength) {
    const level = strongestIn(curve, start, start + stepLength);
    if (level < 0.02) continue;
    const { strong, weak } = spreadOver(level, curve.frequencies[start / sampleStep] ?? frequencyRange.low);
    steps.push({ start, duration: Math.min(stepLength, end - start), strong, weak });
  }
  return steps;
}

/** How strongly the two motors run for an intensity (0…1) at a frequency in Hz. */
export function spreadOver(level: number, frequency: number): { strong: number; weak: number } {
  const { low, high } = frequencyRange;
  const pitch = Math.min(1, Math.max(0, (frequency - low) / (high - low)));
  return { strong: level * (1 - 0.75 * pitch), weak: level * (0.25 + 0.75 * pitch) };
}
