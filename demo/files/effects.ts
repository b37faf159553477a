/** Effects as the design tool exports them: times in steps of the timeline, intensity in percent, frequencies in hertz. */
const effects = {
  'keyboard-tap': { transient: { time: 1, intensity: 70 }, envelope: { start: 3, duration: 4, frequency: [260, 200] } },
  'switch-on': { transient: { time: 1, intensity: 85 }, envelope: { start: 4, duration: 6, frequency: [180, 280] } },
  'switch-off': { transient: { time: 1, intensity: 60 }, envelope: { start: 4, duration: 6, frequency: [280, 180] } },
  landing: { transient: { time: 1, intensity: 100 }, envelope: { start: 4, duration: 8, frequency: [300, 100] } },
  'road-gravel': { transient: { time: 1, intensity: 45 }, envelope: { start: 2, duration: 16, frequency: [150, 120] } },
  'road-tarmac': { transient: { time: 1, intensity: 20 }, envelope: { start: 2, duration: 16, frequency: [110, 100] } },
  'road-kerb': { transient: { time: 1, intensity: 90 }, envelope: { start: 3, duration: 8, frequency: [220, 140] } },
} as const;

export type EffectName = keyof typeof effects;

/** Effect files by their path within an archive. */
export function printEffects(names: readonly EffectName[], folder = 'effects'): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [`${folder}/${name}.he`, `${JSON.stringify({ name, ...effects[name] }, null, 2)}\n`]),
  );
}
