import { patterns } from '../waveform/patterns.ts';
import type { Envelope, Signature, Transient } from '../waveform/signature.ts';
import { type FeelCurve, sampleSignature } from './feel-curve.ts';

/** The curves to start from on a pad. */
export const presetNames = ['click', 'recoil', 'detent', 'heartbeat', 'engine', 'rain'] as const;
export type PresetName = (typeof presetNames)[number];

export function isPresetName(name: unknown): name is PresetName {
  return presetNames.some((known) => known === name);
}

export function presetCurve(name: PresetName): FeelCurve {
  return sampleSignature(signatures[name]);
}

/** Two heartbeats, each of two thumps: the valves. */
const heartbeat: Signature = {
  duration: 1_400,
  transients: [],
  envelopes: [thump(80, 1), thump(300, 0.62), thump(830, 1), thump(1_050, 0.62)],
};

/** An engine that starts and settles: beats at 12 Hz, around a level that falls. */
const engine: Signature = {
  duration: 1_480,
  transients: [],
  envelopes: [
    {
      start: 20,
      duration: 1_440,
      points: Array.from({ length: 37 }, (_, index) => {
        const level = 0.36 + 0.5 * Math.exp(-index / 9);
        const isBeat = index % 2 === 1;
        const isEnd = index === 0 || index === 36;
        return { time: index * 40, intensity: isEnd ? 0 : level * (isBeat ? 1 : 0.42), frequency: isBeat ? 68 : 54 };
      }),
    },
  ],
};

/** Drops on a pane: times and strengths without a pattern, and louder towards the end. */
const rain: Signature = {
  duration: 1_460,
  transients: [
    [60, 0.32],
    [180, 0.18],
    [250, 0.4],
    [390, 0.22],
    [440, 0.5],
    [560, 0.3],
    [640, 0.2],
    [690, 0.62],
    [800, 0.36],
    [850, 0.24],
    [930, 0.7],
    [1_010, 0.42],
    [1_060, 0.28],
    [1_150, 0.84],
    [1_230, 0.5],
    [1_310, 0.34],
    [1_380, 0.6],
  ].map(([time = 0, intensity = 0]): Transient => ({ time, intensity, sharpness: 1 })),
  envelopes: [],
};

const signatures: Readonly<Record<PresetName, Signature>> = { ...patterns, heartbeat, engine, rain };

function thump(start: number, intensity: number): Envelope {
  return {
    start,
    duration: 170,
    points: [
      { time: 0, intensity: 0, frequency: 62 },
      { time: 40, intensity, frequency: 58 },
      { time: 90, intensity: intensity * 0.45, frequency: 50 },
      { time: 170, intensity: 0, frequency: 44 },
    ],
  };
}
