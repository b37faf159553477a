import type { CSSProperties, HTMLAttributes } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { theme } from './theme.ts';

export type Gap = keyof typeof theme.raw.space;

type LayoutElement = 'div' | 'ul' | 'ol' | 'li' | 'section' | 'nav' | 'header' | 'footer';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  readonly gap?: Gap;
  readonly as?: LayoutElement;
}

/** Stacks its children vertically, `gap` apart. */
export function Stack({ gap = 'x2', as: Element = 'div', className, style, ...rest }: StackProps) {
  return <Element {...rest} className={classNames('h-stack', className)} style={{ gap: theme.space[gap], ...style }} />;
}

export interface GridProps extends StackProps {
  /** The minimum width of a column, a CSS length; never wider than the grid itself. */
  readonly min?: string;
}

/** Equal columns, as many as fit. */
export function Grid({ gap = 'x3', min = '18rem', as: Element = 'div', className, style, ...rest }: GridProps) {
  const columns: CSSProperties = {
    gap: theme.space[gap],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))`,
  };
  return <Element {...rest} className={classNames('h-grid', className)} style={{ ...columns, ...style }} />;
}

export const stackStyles = css`
  .h-stack {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    min-width: 0;
  }
  .h-grid {
    display: grid;
    min-width: 0;
  }
  .h-stack > *,
  .h-grid > * {
    min-width: 0;
  }
`;
