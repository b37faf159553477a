import type { HTMLAttributes } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { newTab } from './new-tab.ts';
import { media, theme } from './theme.ts';

export const cardPaddings = ['none', 'normal', 'roomy'] as const;
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly padding?: CardPadding;
  readonly as?: 'div' | 'article' | 'li' | 'section' | 'figure';
  /** Makes the whole card one link; then nothing inside may be a link or a button. */
  readonly href?: string;
  readonly external?: boolean;
}

/** A raised box with a hairline edge. */
export function Card({
  padding = 'normal',
  as: Element = 'div',
  href,
  external,
  className,
  children,
  ...rest
}: CardProps) {
  if (href === undefined) {
    return (
      <Element {...rest} className={classNames('h-card', className)} data-padding={padding}>
        {children}
      </Element>
    );
  }
  return (
    <Element {...rest} className={classNames('h-card', 'h-card-whole', className)}>
      <a {...newTab(external)} href={href} className="h-card-link" data-padding={padding}>
        {children}
      </a>
    </Element>
  );
}

export const cardStyles = css`
  .h-card {
    border: ${theme.line.hair} solid var(--line);
    border-radius: ${theme.radius.large};
    background-color: var(--surface-raised);
    color: var(--text);
    overflow: clip;
  }

  .h-card,
  .h-card-link {
    &[data-padding='normal'] {
      padding: clamp(1.25rem, 1rem + 1vw, 2rem);
    }
    &[data-padding='roomy'] {
      padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);
    }
  }

  .h-card-whole {
    display: flex;
    transition:
      border-color ${theme.duration.quick} ${theme.ease.out},
      transform ${theme.duration.settle} ${theme.ease.spring};

    ${media.hover} {
      &:hover {
        border-color: var(--line-strong);
        transform: translateY(-2px);
      }
    }
    &:active {
      transform: scale(0.99);
    }
    &:has(> .h-card-link:focus-visible) {
      outline: 2px solid var(--focus);
      outline-offset: 3px;
    }
  }

  .h-card-link {
    flex: 1;
    min-width: 0;
    color: inherit;
    text-decoration: none;
    outline: none;
  }
`;
