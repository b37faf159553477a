import type { FeatureIcon } from './feature-icons.ts';

/** The size of a part's drawing. The signal comes in at the left and leaves at the right, at half the height. */
export const partBox = { width: 320, height: 160 } as const;

/** A part of the chain as path data in `partBox`. */
export interface ChainPart {
  /** The thing itself. */
  readonly body: string;
  /** The signal on its way through it. */
  readonly signal: string;
}

const middle = partBox.height / 2;

/** What the signal becomes in the part that each icon stands for; other icons have a plain stop on the line. */
export function chainPart(icon: FeatureIcon): ChainPart {
  return parts[icon] ?? stop;
}

const stop: ChainPart = {
  body: `M124 ${middle}a36 36 0 1 0 72 0a36 36 0 1 0-72 0`,
  signal: `M0 ${middle}H320`,
};

const parts: Partial<Record<FeatureIcon, ChainPart>> = {
  // A timeline with the curve that a designer has drawn, and its handles.
  waveform: {
    body: `M36 28H284V132H36ZM36 46H284${ticks(36, 284, 31, 28, 8)}M96 52a5 5 0 1 0 .1 0M176 104a5 5 0 1 0 .1 0`,
    signal: `M0 ${middle}H36C62 ${middle} 70 57 96 57S144 109 176 109S222 ${middle} 252 ${middle}H320`,
  },
  // The same curve as lines of a length each, on two channels.
  layers: {
    body: 'M44 22H276V74H44ZM44 86H276V138H44Z',
    signal: `M0 ${middle}H44M276 ${middle}H320${lines(48)}${lines(112, 0.6)}`,
  },
  // A driver chip, and the voltage that it puts out: a push at the start and a brake at the end.
  chip: {
    body: `M84 30H236V130H84ZM96 42a4 4 0 1 0 .1 0${pins(30, -12)}${pins(130, 12)}`,
    signal: `M0 ${middle}H104V52H128V${middle}H148V64H168V96H188V${middle}H204V108H216V${middle}H320`,
  },
  // A mass between two springs, and what is left of the signal: its motion.
  actuator: {
    body: `M40 36H280V124H40Z${spring(40, 112)}M112 54H208V106H112Z${spring(208, 280)}`,
    signal: `M0 ${middle}H40M124 ${middle}C130 62 136 62 142 ${middle}S154 94 160 ${middle}S170 72 175 ${middle}S184 84 188 ${middle}H196`,
  },
};

function ticks(from: number, to: number, every: number, y: number, length: number): string {
  let drawn = '';
  for (let x = from + every; x < to; x += every) drawn += `M${x} ${y}v${length}`;
  return drawn;
}

/** Strokes around `center`, as long as the drawn curve is high. */
function lines(center: number, share = 1): string {
  return Array.from({ length: 26 }, (_, index) => {
    const reach = Math.round(share * 20 * Math.abs(Math.sin(index / 4.2)) * Math.exp(-index / 30)) + 2;
    return `M${56 + index * 8} ${center - reach}v${2 * reach}`;
  }).join('');
}

function pins(y: number, length: number): string {
  return Array.from({ length: 6 }, (_, index) => `M${104 + index * 22} ${y}v${length}`).join('');
}

function spring(from: number, to: number): string {
  const turns = 6;
  const step = (to - from) / (turns * 2);
  const zigzag = Array.from(
    { length: turns * 2 - 1 },
    (_, index) => `L${from + step * (index + 1)} ${index % 2 ? 92 : 68}`,
  );
  return `M${from} ${middle}${zigzag.join('')}L${to} ${middle}`;
}
