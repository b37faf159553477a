import type { Signature } from './signature.ts';
import { intensityAt } from './waveform-lines.ts';

/**
 * The signature for `navigator.vibrate`: on, off, on, off … in ms. Phones cannot control the intensity from the web, so
 * it is expressed as the share of each slice that is on. Slices are lengthened until the list has at most the 99
 * entries that browsers accept.
 */
export function vibrationPattern(signature: Signature): readonly number[] {
  const slice = Math.max(40, Math.ceil(signature.duration / 49));
  const pattern: number[] = [];
  for (let start = 0; start < signature.duration; start += slice) {
    const hits = signature.transients.filter(({ time }) => time >= start && time < start + slice);
    const strongest = Math.max(intensityAt(signature, start + slice / 2), ...hits.map(({ intensity }) => intensity));
    const on = strongest < 0.15 ? 0 : Math.round(slice * 0.8 * strongest);
    pattern.push(on, slice - on);
  }
  return pattern.slice(0, -1);
}
