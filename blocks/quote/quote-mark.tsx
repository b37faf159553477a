import { createSignature, type Signature } from '#ui/waveform/signature.ts';
import { waveformPath } from '#ui/waveform/waveform-path.ts';

const box = { width: 80, height: 56, count: 20 };

/** An opening quotation mark drawn as haptics: two clicks that ring out, as strong as the page's own waveform. */
export function QuoteMark({ seed }: { readonly seed: string }) {
  const { lines, strikes } = waveformPath(doubleClick(seed), box);
  return (
    <svg className="quote-mark" viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
      <path d={lines} />
      <path d={strikes} />
    </svg>
  );
}

/** Times in ms. The second click is softer than the first. */
function doubleClick(seed: string): Signature {
  const { transients } = createSignature(seed);
  const intensity = Math.max(0.82, ...transients.map((transient) => transient.intensity));
  const first = { time: 6, intensity, sharpness: 0.3 };
  const second = { time: 106, intensity: intensity * 0.86, sharpness: 0.3 };
  return {
    duration: 200,
    transients: [first, second],
    envelopes: [first, second].map(({ time, intensity }) => ({
      start: time,
      duration: 88,
      points: [
        { time: 0, intensity: intensity * 0.72, frequency: 240 },
        { time: 40, intensity: intensity * 0.3, frequency: 240 },
        { time: 88, intensity: 0.03, frequency: 240 },
      ],
    })),
  };
}
