import type { HTMLAttributes } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { media, theme } from './theme.ts';

/** light: for reading · tint: the same, less prominent · dark: for showcases · signal: the one call to action on a page. */
export const surfaceTones = ['light', 'dark', 'tint', 'signal'] as const;
export type SurfaceTone = (typeof surfaceTones)[number];

export const bandSpaces = ['none', 'compact', 'normal', 'roomy'] as const;
export type BandSpace = (typeof bandSpaces)[number];

/** full: edge to edge · wide 1440 · page 1280 · content 980 · text 692 px. */
export const containerWidths = ['full', 'wide', 'page', 'content', 'text'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

type SurfaceElement = 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'main' | 'figure';

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  readonly tone?: SurfaceTone;
  readonly as?: SurfaceElement;
}

/** A box with the background of its tone, which sets the semantic colours for everything inside. */
export function Surface({ tone = 'light', as: Element = 'div', className, ...rest }: SurfaceProps) {
  return <Element {...rest} className={classNames('h-surface', className)} data-tone={tone} />;
}

export interface BandProps extends SurfaceProps {
  readonly space?: BandSpace;
}

/** A full-bleed section: the surface with the page's vertical rhythm. Put a `Container` inside. */
export function Band({ tone = 'light', space = 'normal', as: Element = 'section', className, ...rest }: BandProps) {
  return (
    <Element {...rest} className={classNames('h-surface', 'h-band', className)} data-tone={tone} data-space={space} />
  );
}

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  readonly width?: ContainerWidth;
  readonly as?: SurfaceElement;
}

/** Centres its content and keeps it off the edge: 20 px on a phone, 32 px on a tablet, 64 px on a desktop. */
export function Container({ width = 'page', as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={classNames('h-container', className)} data-width={width} />;
}

const { color } = theme;

export const surfaceStyles = css`
  :root,
  [data-tone='light'],
  [data-tone='tint'] {
    --surface: ${color.paper};
    --surface-raised: ${color.paperRaised};
    --surface-sunken: ${color.paperSunken};
    --text: ${color.ink};
    --text-muted: ${color.grey};
    --line: ${color.paperLine};
    --line-strong: ${color.paperLineStrong};
    --accent: ${color.signalDeep};
    --accent-fill: ${color.signal};
    --on-accent: ${color.ink};
    --data: ${color.dataDeep};
    --focus: ${color.ink};
    --positive: ${color.positiveDeep};
    --caution: ${color.cautionDeep};
    --negative: ${color.negativeDeep};
    color-scheme: light;
  }

  [data-tone='tint'] {
    --surface: ${color.paperSunken};
    --surface-raised: ${color.paper};
    --surface-sunken: ${color.paperTint};
    --line: ${color.tintLine};
    --line-strong: ${color.tintLineStrong};
  }

  [data-tone='dark'] {
    --surface: ${color.ink};
    --surface-raised: ${color.inkRaised};
    --surface-sunken: ${color.inkSunken};
    --text: ${color.paper};
    --text-muted: ${color.mist};
    --line: ${color.inkLine};
    --line-strong: ${color.inkLineStrong};
    --accent: ${color.signalBright};
    --accent-fill: ${color.signal};
    --on-accent: ${color.ink};
    --data: ${color.dataBright};
    --focus: ${color.paper};
    --positive: ${color.positiveBright};
    --caution: ${color.cautionBright};
    --negative: ${color.negativeBright};
    color-scheme: dark;
  }

  [data-tone='signal'] {
    --surface: ${color.signalBand};
    --surface-raised: ${color.signalBandRaised};
    --surface-sunken: ${color.signalBandSunken};
    --text: ${color.inkSunken};
    --text-muted: ${color.inkSunken};
    --line: ${color.signalLine};
    --line-strong: ${color.signalLineStrong};
    --accent: ${color.inkSunken};
    --accent-fill: ${color.ink};
    --on-accent: ${color.paper};
    --data: ${color.inkSunken};
    --focus: ${color.ink};
    --positive: ${color.inkSunken};
    --caution: ${color.inkSunken};
    --negative: ${color.inkSunken};
    color-scheme: light;
  }

  /*
   * Colours of the system are left as they are where all others are replaced: so a ground or a drawing tells its state. Words on
   * a filled face need forced-color-adjust: none as well: otherwise a plate of the page's ground is put behind them.
   */
  ${media.forcedColors} {
    :root,
    [data-tone] {
      --surface: Canvas;
      --surface-sunken: Canvas;
      --text: CanvasText;
      --text-muted: CanvasText;
      --line-strong: CanvasText;
      --accent-fill: Highlight;
      --on-accent: HighlightText;
      --data: CanvasText;
      --focus: Highlight;
    }
  }

  .h-surface {
    background-color: var(--surface);
    color: var(--text);
  }

  .h-band {
    --band-space: 0px;
    position: relative;
    padding-block: var(--band-space);

    &[data-space='compact'] {
      --band-space: clamp(2.5rem, 2rem + 2vw, 4rem);
    }
    &[data-space='normal'] {
      --band-space: clamp(4rem, 3rem + 4vw, 7rem);
    }
    &[data-space='roomy'] {
      --band-space: clamp(5.5rem, 4rem + 6.5vw, 10rem);
    }
  }

  .h-container {
    --gutter: 1.25rem;
    width: 100%;
    max-width: calc(var(--container, 100%) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: max(var(--gutter), env(safe-area-inset-left, 0px)) max(var(--gutter), env(safe-area-inset-right, 0px));

    ${media.tablet} {
      --gutter: 2rem;
    }
    ${media.desktop} {
      --gutter: 4rem;
    }
    &[data-width='full'] {
      max-width: none;
    }
    &[data-width='wide'] {
      --container: ${theme.width.wide};
    }
    &[data-width='page'] {
      --container: ${theme.width.page};
    }
    &[data-width='content'] {
      --container: ${theme.width.content};
    }
    &[data-width='text'] {
      --container: ${theme.width.text};
    }
    & .h-container {
      padding-inline: 0;
      max-width: var(--container, 100%);
    }
  }
`;
