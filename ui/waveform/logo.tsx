import type { ComponentPropsWithoutRef } from 'react';
import { css } from 'styled-components';
import { classNames } from '../class-names.ts';
import { theme } from '../theme.ts';

export interface LogoMarkProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Edge length in px; by default, the height of the line. */
  readonly size?: number;
}

/** The logo: five lines of a waveform that form an H, with a pulse in the signal colour. */
export function LogoMark({ size, className, style, ...rest }: LogoMarkProps) {
  return (
    <svg
      aria-hidden="true"
      {...rest}
      viewBox="0 0 24 24"
      className={classNames('h-mark', className)}
      style={size === undefined ? style : { width: size, height: size, ...style }}
    >
      <path d={markLines} />
      <path d={markPulse} />
    </svg>
  );
}

export interface LogoProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The logo with the Latin name, or with the Chinese name and a small Latin one below it. */
  readonly locale: 'zh' | 'en';
  /** The accessible name; by default, the company's name. */
  readonly label?: string;
}

export function Logo({ locale, label = brandNames[locale], className, ...rest }: LogoProps) {
  return (
    <span {...rest} role="img" aria-label={label} className={classNames('h-logo', className)} data-lockup={locale}>
      <LogoMark />
      {locale === 'zh' ? (
        <span className="h-logo-han" aria-hidden="true" lang="zh">
          触境
        </span>
      ) : null}
      <svg className="h-logo-word" viewBox="0 0 79 24" aria-hidden="true">
        <path d={wordPath} />
      </svg>
    </span>
  );
}

const brandNames = { zh: '触境 Haptera', en: 'Haptera' } as const;

/** On a 24 × 24 grid, for a 2.4 px stroke with round caps. */
export const markLines = 'M3.6 3.4v17.2M7.8 10.4v3.2M16.2 10.4v3.2M20.4 3.4v17.2';
export const markPulse = 'M12 7.4v9.2';

/** “haptera” in one stroke width: baseline 18, x-height 8, ascender 2.5, descender 23. */
export const wordPath = [
  'M1.5 2.5V18m0-6a4 4 0 0 1 8 0v6',
  'M23.5 8v10m0-5a5 5 0 1 1-10 0 5 5 0 1 1 10 0Z',
  'M27.8 8v15m10-10a5 5 0 1 1-10 0 5 5 0 1 1 10 0Z',
  'M42.4 3.6V15a3 3 0 0 0 3 3h1M39.8 8h6.6',
  'M49 13h10a5 5 0 1 0-1.5 3.56',
  'M62.8 8v10m0-6.2a3.8 3.8 0 0 1 3.8-3.8h.6',
  'M78 8v10m0-5a5 5 0 1 1-10 0 5 5 0 1 1 10 0Z',
].join('');

export const logoStyles = css`
  .h-mark {
    flex: none;
    width: 1.5em;
    height: 1.5em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4px;
    stroke-linecap: round;

    & path:last-of-type {
      stroke: var(--accent-fill);
    }
  }

  .h-logo {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 0.625rem;
    color: var(--text);
    line-height: 1;

    & .h-mark {
      width: 1.75rem;
      height: 1.75rem;
    }
  }

  .h-logo-word {
    flex: none;
    width: 4.94rem;
    height: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.9px;
    stroke-linecap: round;
    stroke-linejoin: round;
    overflow: visible;
  }

  .h-logo-han {
    font-family: ${theme.font.heading};
    font-size: 1.3125rem;
    font-weight: 600;
    line-height: 1;
    letter-spacing: 0.08em;
    white-space: nowrap;
  }

  .h-logo[data-lockup='zh'] .h-logo-word {
    width: 3.29rem;
    height: 1rem;
    padding-inline-start: 0;
    color: var(--text-muted);
    stroke-width: 2px;
  }
`;
