import type { HTMLAttributes } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { keepWhole } from './keep-whole.tsx';
import { hasShortClauses } from './short-clauses.ts';
import { breakBetweenClauses, theme } from './theme.ts';

export const textSizes = ['body', 'lede', 'small', 'tiny'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = ['normal', 'muted', 'accent', 'data'] as const;
export type TextTone = (typeof textTones)[number];

export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly size?: TextSize;
  readonly tone?: TextTone;
  readonly as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd' | 'figcaption' | 'blockquote' | 'address';
}

export function Text({ size = 'body', tone = 'normal', as: Element = 'p', className, children, ...rest }: TextProps) {
  return (
    <Element {...rest} className={classNames('h-text', className)} data-size={size} data-ink={tone}>
      {keepWhole(children)}
    </Element>
  );
}

/** The opening sentence under a heading: larger, muted, at most about 34 em wide. */
export function Lede({ tone = 'muted', className, children, ...rest }: Omit<TextProps, 'size'>) {
  const isShort = hasShortClauses(children, longestClause);
  return (
    <Text
      {...rest}
      size="lede"
      tone={tone}
      className={classNames('h-lede', className)}
      data-clauses={isShort || undefined}
    >
      {keepWhole(children, isShort ? 'names' : 'words')}
    </Text>
  );
}

/** How many Chinese characters fit into the narrowest column of a lede: beside a block's content, from 1080 px. */
const longestClause = 14;

/** A model name or a figure with its unit, kept on one line in both scripts. */
export function Name({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <span {...rest} className={classNames('h-whole', className)} translate="no" />;
}

export const textStyles = css`
  .h-text {
    font-size: ${theme.size.body};
    text-wrap: pretty;
    /* In Chinese every character is a word of its own: a last line of two of them is no widow to browsers. */
    &:lang(zh) {
      text-wrap: balance;
    }

    &[data-size='lede'] {
      font-size: ${theme.size.lede};
      line-height: var(--leading-lede, 1.45);
    }
    &[data-size='small'] {
      font-size: ${theme.size.small};
      line-height: var(--leading-small, 1.55);
    }
    &[data-size='tiny'] {
      font-size: ${theme.size.tiny};
      line-height: var(--leading-small, 1.5);
    }
    &[data-ink='muted'] {
      color: var(--text-muted);
    }
    &[data-ink='accent'] {
      color: var(--accent);
    }
    &[data-ink='data'] {
      color: var(--data);
    }
  }

  .h-lede {
    max-width: 34em;
    text-wrap: balance;
    &[data-clauses] {
      ${breakBetweenClauses}
    }
  }

  .h-whole {
    white-space: nowrap;
    font-variant-numeric: lining-nums;
  }
`;
