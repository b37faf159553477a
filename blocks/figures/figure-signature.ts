import type { Envelope, Signature, Transient } from '#ui/waveform/signature.ts';

/**
 * A number as the haptic pattern it would play, read from left to right: each digit is a click as hard as the digit is
 * large, a dash is a sweep from low to high, a plus a swell, a point or a space a pause. Times in ms.
 */
export function figureSignature(value: string): Signature {
  const transients: Transient[] = [];
  const envelopes: Envelope[] = [];
  let now = LEAD;
  for (const sign of value.normalize('NFKC')) {
    const digit = '0123456789'.indexOf(sign);
    if (digit >= 0) {
      transients.push({ time: now, intensity: (40 + 6 * digit) / 100, sharpness: 0.5 });
      now += 90;
    } else if (/[-–—~～]/.test(sign)) {
      envelopes.push(sweep(now));
      now += 240;
    } else if (sign === '+') {
      envelopes.push(swell(now));
      now += 260;
    } else {
      now += 50;
    }
  }
  return { duration: now + TAIL, transients, envelopes };
}

const LEAD = 20;
/** The last click rings out. */
const TAIL = 90;

function sweep(start: number): Envelope {
  return {
    start,
    duration: 220,
    points: [
      { time: 0, intensity: 0.06, frequency: 30 },
      { time: 110, intensity: 0.6, frequency: 240 },
      { time: 220, intensity: 0.16, frequency: 500 },
    ],
  };
}

function swell(start: number): Envelope {
  return {
    start,
    duration: 240,
    points: [
      { time: 0, intensity: 0.04, frequency: 60 },
      { time: 240, intensity: 0.8, frequency: 320 },
    ],
  };
}
