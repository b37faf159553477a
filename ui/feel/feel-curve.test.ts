import { describe, expect, it } from 'vitest';
import { createSignature } from '../waveform/signature.ts';
import { pulsePattern } from '../waveform/vibration-pattern.ts';
import { audioSchedule, mostGain } from './audio-schedule.ts';
import {
  feelAt,
  frequencyRange,
  padSamples,
  readFacts,
  sampleEntered,
  sampleSignature,
  strongestIn,
} from './feel-curve.ts';
import { gamepadSteps } from './gamepad-steps.ts';
import { presetCurve, presetNames } from './presets.ts';

const ramp = sampleEntered({
  points: [
    { time: 400, intensity: 0, frequency: 60 },
    { time: 0, intensity: 0, frequency: 60 },
    { time: 200, intensity: 100, frequency: 60 },
  ],
  transients: [],
});

describe('a curve that was entered', () => {
  it('is straight between its points', () => {
    expect(feelAt(ramp, 100).level).toBeCloseTo(0.5);
    expect(feelAt(ramp, 305).level).toBeCloseTo(0.475);
    expect(feelAt(ramp, 500).level).toBe(0);
  });

  it('strikes at its transients, and fades', () => {
    const { levels } = sampleEntered({ points: [], transients: [{ time: 40, intensity: 80 }] });
    expect(levels).toEqual([0, 0, 0, 0, 0.8, 0.44000000000000006, 0.16000000000000003, 0]);
  });

  it('is summarized in figures', () => {
    expect(readFacts(ramp)).toEqual({ length: 400, peak: 100, low: 60, high: 60 });
    expect(readFacts({ levels: [0, 0], frequencies: [60, 60] })).toEqual({ length: 0, peak: 0, low: 0, high: 0 });
  });
});

describe('a pattern', () => {
  it('keeps its pace where there is room for it, and is played faster on the pad if it is longer', () => {
    const pattern = createSignature('a page');
    expect(pattern.duration).toBeGreaterThan(1_500);
    const whole = sampleSignature(pattern, pattern.duration + 20);
    expect(readFacts(whole).length).toBeGreaterThan(pattern.duration - 300);
    expect(feelAt(whole, (pattern.transients[0]?.time ?? 0) + 5).level).toBeGreaterThan(0.4);
    expect(sampleSignature(pattern).levels).toHaveLength(padSamples);
  });
});

describe('every preset', () => {
  it.each(presetNames)('%s fills a pad, begins and ends in silence, and is strong enough to be felt', (name) => {
    const { levels, frequencies } = presetCurve(name);
    expect([levels.length, frequencies.length]).toEqual([padSamples, padSamples]);
    expect([levels[0], levels.at(-1)]).toEqual([0, 0]);
    expect(Math.max(...levels)).toBeGreaterThan(0.8);
    expect(Math.max(...levels)).toBeLessThanOrEqual(1);
    expect(frequencies.every((each) => each >= frequencyRange.low && each <= frequencyRange.high)).toBe(true);
  });
});

describe('a curve on a phone', () => {
  it('vibrates for the longer share of each slice the stronger it is, and rests where it is silent', () => {
    const pattern = pulsePattern(400, (start, end) => strongestIn(ramp, start, end));
    const on = pattern.filter((_, index) => index % 2 === 0);
    expect(pattern.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(400);
    expect(Math.max(...on)).toBe(32);
    expect(on[0]).toBeLessThan(on[3] ?? 0);
    expect(pulsePattern(400, () => 0).filter((_, index) => index % 2 === 0)).toEqual(Array(10).fill(0));
  });

  it('has at most the 99 entries that browsers accept', () => {
    for (const length of [10, 1_500, 10_000]) expect(pulsePattern(length, () => 1).length).toBeLessThanOrEqual(99);
  });
});

describe('a curve as sound', () => {
  it('rises from silence and ends in it, and is never louder than is safe', () => {
    const { duration, gains, frequencies } = audioSchedule({ levels: [1, 1, 1], frequencies: [20, 90, 900] });
    expect(duration).toBeCloseTo(0.04);
    expect([...gains].map((gain) => Math.round(gain * 100) / 100)).toEqual([0, mostGain, mostGain, mostGain, 0]);
    expect([...frequencies]).toEqual([
      frequencyRange.low,
      frequencyRange.low,
      90,
      frequencyRange.high,
      frequencyRange.high,
    ]);
  });
});

describe('a curve on a controller', () => {
  it('plays low frequencies on the heavy motor and high ones on the light one', () => {
    const step = (frequency: number) =>
      gamepadSteps({ levels: [0, 1, 1, 1, 1, 1], frequencies: Array(6).fill(frequency) }).map(
        ({ strong, weak }) => strong > weak,
      );
    expect(step(frequencyRange.low)).toEqual([true]);
    expect(step(frequencyRange.high)).toEqual([false]);
  });

  it('leaves out what is silent, and stays within 0 and 1', () => {
    for (const name of presetNames) {
      const steps = gamepadSteps(presetCurve(name));
      expect(steps.length).toBeGreaterThan(0);
      for (const { start, duration, strong, weak } of steps) {
        expect(start + duration).toBeLessThanOrEqual(1_500);
        expect(Math.max(strong, weak)).toBeGreaterThan(0);
        expect(Math.max(strong, weak)).toBeLessThanOrEqual(1);
      }
    }
    expect(gamepadSteps({ levels: [0, 0, 0], frequencies: [90, 90, 90] })).toEqual([]);
  });
});
