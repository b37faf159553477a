import { css } from 'styled-components';
import { theme } from '../theme.ts';
import { axisMarks, printShare } from './axis-marks.ts';
import { createSignature } from './signature.ts';
import { cropSide } from './waveform-lines.ts';

/**
 * The axis below a `hero` drawing of the same seed: brackets with its frequencies, and ticks with the time. It is
 * decorative and hidden from assistive technology; the caption beside the patterns gives the same information as text.
 */
export function WaveformAxis({ seed }: { readonly seed: string }) {
  const signature = createSignature(seed);
  const { times, bands } = axisMarks(signature);
  return (
    <div className="h-axis-frame" aria-hidden="true">
      <div className="h-axis" data-side={cropSide(signature)}>
        {bands.map(({ at, width, label }) => (
          <i key={at} style={{ left: printShare(at), width: printShare(width) }}>
            {label}
          </i>
        ))}
        {times.map(({ at, label }) => (
          <b key={at} style={{ left: printShare(at) }}>
            {label}
          </b>
        ))}
      </div>
    </div>
  );
}

/**
 * `--wave-least`: the minimum height of the drawing above. On a screen too narrow for it, drawing and axis are cropped
 * at the same side.
 */
export const waveformAxisStyles = css`
  .h-axis-frame {
    position: relative;
    height: 3.75rem;
    overflow: clip;

    /* The drawing goes on beyond the screen: what stands under its end fades rather than being cut in two. */
    @media (max-width: 58.5rem) {
      mask-image: linear-gradient(to right, transparent, #000 3.5rem calc(100% - 3.5rem), transparent);
    }
  }
  .h-axis {
    position: absolute;
    inset-block: 0;
    width: max(100%, calc(var(--wave-least, 13rem) * 4.5));
    border-top: 1px solid var(--line);
    /* Its own, for who measures the contrast of what is cut off. */
    background-color: var(--surface);
    color: var(--text-muted);
    font-size: ${theme.size.tiny};
    font-variant-numeric: tabular-nums;
    line-height: 1;

    &[data-side='end'] {
      right: 0;
    }
    &[data-side='middle'] {
      left: 50%;
      translate: -50%;
    }
    & > * {
      background-color: var(--surface);
      position: absolute;
      display: flex;
      justify-content: center;
      font: inherit;
      white-space: nowrap;
    }
    & > b {
      top: 0;
      width: 0;
      padding-top: 0.75rem;
    }
    & > b::before {
      content: '';
      position: absolute;
      top: 0;
      height: 0.375rem;
      border-left: 1px solid var(--line-strong);
    }
    & > i {
      bottom: 0.5rem;
      padding-top: 0.25rem;
      border-top: 1.5px solid var(--data);
      color: var(--data);
    }
  }
`;
