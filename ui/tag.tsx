import type { ComponentPropsWithoutRef } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { theme } from './theme.ts';

export const tagTones = ['neutral', 'accent', 'data'] as const;
export type TagTone = (typeof tagTones)[number];

export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  readonly tone?: TagTone;
}

/** A short label of kind or state. */
export function Tag({ tone = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} className={classNames('h-tag', className)} data-kind={tone} />;
}

export const tagStyles = css`
  .h-tag {
    --ink: var(--text-muted);
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
    padding: 0.1875rem 0.5rem;
    border: ${theme.line.hair} solid color-mix(in srgb, var(--ink) 38%, transparent);
    border-radius: ${theme.radius.small};
    color: var(--ink);
    font-family: ${theme.font.heading};
    font-size: ${theme.size.tiny};
    font-weight: ${theme.weight.medium};
    line-height: 1.35;
    letter-spacing: ${theme.tracking.label};
    white-space: nowrap;

    &[data-kind='accent'] {
      --ink: var(--accent);
    }
    &[data-kind='data'] {
      --ink: var(--data);
    }
  }
`;
