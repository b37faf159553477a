import type { ComponentPropsWithoutRef } from 'react';
import { css } from 'styled-components';
import { classNames } from '../class-names.ts';
import { media, theme } from '../theme.ts';
import { createSignature } from './signature.ts';
import { type WaveformVariant, waveformBoxes } from './waveform-boxes.ts';
import { cropRule } from './waveform-lines.ts';
import { waveformPath } from './waveform-path.ts';

export { type WaveformVariant, waveformVariants } from './waveform-boxes.ts';

export interface WaveformProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The key of the page, which is the same in both languages. */
  readonly seed: string;
  readonly variant?: WaveformVariant;
  /** Animates a `mark`, as a loading indicator. */
  readonly isRunning?: boolean;
}

/** A static drawing of the haptic signature of a seed. Decorative: hidden from assistive technology. */
export function Waveform({ seed, variant = 'rule', isRunning, className, ...rest }: WaveformProps) {
  const box = waveformBoxes[variant];
  const signature = createSignature(seed);
  const { lines, strikes } = waveformPath(signature, box);
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames('h-wave', className)}
      data-variant={variant}
      data-running={isRunning || undefined}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio={variant === 'hero' ? cropRule(signature) : undefined}
        focusable="false"
      >
        <path d={lines} />
        <path d={strikes} />
      </svg>
    </span>
  );
}

export const waveformStyles = css`
  .h-wave {
    display: block;

    & > svg {
      display: block;
      width: 100%;
      height: 100%;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.5px;
      stroke-linecap: round;
      overflow: visible;
    }
    & path {
      vector-effect: non-scaling-stroke;
    }
    & path:last-of-type {
      stroke: var(--accent-fill);
      stroke-width: 2px;
    }

    &[data-variant='hero'] {
      width: 100%;
      aspect-ratio: 1440 / 320;
      min-height: 13rem;
      overflow: hidden;
    }
    &[data-variant='hero'] > svg {
      overflow: hidden;
    }
    &[data-variant='rule'] {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      height: 1.375rem;
      color: var(--line-strong);
    }
    &[data-variant='rule'] > svg {
      flex: none;
      width: 7.5rem;
      stroke-width: 1.25px;
    }
    &[data-variant='rule'] path:last-of-type {
      stroke-width: 1.5px;
    }
    &[data-variant='rule']::after {
      content: '';
      flex: 1;
      height: 1px;
      background-color: var(--line);
    }
    &[data-variant='bullet'] {
      flex: none;
      width: 1.5rem;
      height: 1rem;
    }
    &[data-variant='mark'] {
      width: 4.125rem;
      height: 4rem;
    }
    &[data-variant='mark'] > svg {
      stroke-width: 2px;
    }
    &[data-running] > svg {
      ${media.motion} {
        animation: h-beat 900ms ${theme.ease.spring} infinite alternate;
      }
    }
  }

  @keyframes h-beat {
    from {
      transform: scaleY(0.35);
    }
  }
`;
