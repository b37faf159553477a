/** A transient is a single click, an envelope a stretch of vibration. An effect has one of them or both. */
interface Effect {
  /** `time` in milliseconds after the start of the effect, `intensity` in percent. */
  readonly transient?: { readonly time: number; readonly intensity: number };
  /** `start` and `duration` in milliseconds; intensity in percent and frequency in hertz, at its start and at its end. */
  readonly envelope?: {
    readonly start: number;
    readonly duration: number;
    readonly intensity: readonly [number, number];
    readonly frequency: readonly [number, number];
  };
}

/** Effects as the design tool exports them. */
const effects = {
  'keyboard-tap': {
    transient: { time: 0, intensity: 70 },
    envelope: { start: 2, duration: 22, intensity: [40, 0], frequency: [230, 200] },
  },
  'keyboard-delete': {
    transient: { time: 0, intensity: 80 },
    envelope: { start: 2, duration: 22, intensity: [40, 0], frequency: [170, 150] },
  },
  'switch-on': {
    transient: { time: 0, intensity: 85 },
    envelope: { start: 4, duration: 36, intensity: [50, 0], frequency: [180, 280] },
  },
  'switch-off': {
    transient: { time: 0, intensity: 60 },
    envelope: { start: 4, duration: 36, intensity: [40, 0], frequency: [280, 180] },
  },
  landing: {
    transient: { time: 0, intensity: 100 },
    envelope: { start: 8, duration: 150, intensity: [70, 0], frequency: [120, 60] },
  },
  'recoil-bolt': {
    transient: { time: 0, intensity: 100 },
    envelope: { start: 2, duration: 28, intensity: [60, 0], frequency: [240, 200] },
  },
  'recoil-shell': { transient: { time: 90, intensity: 45 } },
  'recoil-echo': { envelope: { start: 110, duration: 270, intensity: [40, 0], frequency: [120, 60] } },
  'road-tarmac': { envelope: { start: 0, duration: 200, intensity: [16, 18], frequency: [60, 70] } },
  'road-kerb': {
    transient: { time: 0, intensity: 80 },
    envelope: { start: 2, duration: 46, intensity: [18, 18], frequency: [70, 90] },
  },
  'road-gravel': {
    transient: { time: 12, intensity: 60 },
    envelope: { start: 0, duration: 200, intensity: [18, 12], frequency: [90, 220] },
  },
} as const satisfies Readonly<Record<string, Effect>>;

export type EffectName = keyof typeof effects;

export function isEffectName(name: string): name is EffectName {
  return Object.hasOwn(effects, name);
}

/** The text of an effect file. */
export function printEffect(name: EffectName): string {
  const lines = Object.entries({ name, ...effects[name] }).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${printOnOneLine(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Effect files by their path within an archive. */
export function printEffects(names: readonly EffectName[], folder = 'effects'): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${folder}/${name}.he`, printEffect(name)]));
}

function printOnOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${printOnOneLine(inner)}`);
  return `{ ${fields.join(', ')} }`;
}
