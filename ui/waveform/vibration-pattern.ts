import type { Signature } from './signature.ts';
import { intensityAt } from './waveform-lines.ts';

/** The signature for `navigator.vibrate`, as `pulsePattern` describes it. */
export function vibrationPattern(signature: Signature): readonly number[] {
  return pulsePattern(signature.duration, (start, end) => {
    const hits = signature.transients.filter(({ time }) => time >= start && time < end);
    return Math.max(intensityAt(signature, (start + end) / 2), ...hits.map(({ intensity }) => intensity));
  });
}

/**
 * A vibration for `navigator.vibrate`: on, off, on, off … in ms. Phones cannot control the intensity from the web, so it is
 * expressed as the share of each slice that is on. Slices are lengthened until the list has at most the 99 entries that
 * browsers accept. `strongestIn` is the intensity (0…1) from `start` to before `end`, in ms.
 */
export function pulsePattern(duration: number, strongestIn: (start: number, end: number) => number): readonly number[] {
  const slice = Math.max(40, Math.ceil(duration / 49));
  const pattern: number[] = [];
  for (let start = 0; start < duration; start += slice) {
    const strongest = strongestIn(start, start + slice);
    const on = strongest < 0.15 ? 0 : Math.round(slice * 0.8 * strongest);
    pattern.push(on, slice - on);
  }
  return pattern.slice(0, -1);
}
