import type { ComponentPropsWithoutRef } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { theme } from './theme.ts';
import { Waveform } from './waveform/waveform.tsx';

export interface EyebrowProps extends ComponentPropsWithoutRef<'p'> {
  /** The page's key; the tick is then the page's own. */
  readonly seed?: string;
}

/** The small label over a heading, led by a tick of the waveform. */
export function Eyebrow({ seed = 'haptera', className, children, ...rest }: EyebrowProps) {
  return (
    <p {...rest} className={classNames('h-eyebrow', className)}>
      <Waveform seed={seed} variant="bullet" />
      <span>{children}</span>
    </p>
  );
}

export const eyebrowStyles = css`
  .h-eyebrow {
    display: flex;
    align-items: center;
    gap: 0.75em;
    color: var(--text-muted);
    font-family: ${theme.font.heading};
    font-size: ${theme.size.small};
    font-weight: ${theme.weight.medium};
    line-height: 1.3;
    letter-spacing: ${theme.tracking.label};
  }
`;
