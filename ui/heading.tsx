import type { ComponentPropsWithoutRef } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { keepWhole } from './keep-whole.tsx';
import { hasShortClauses } from './short-clauses.ts';
import { breakBetweenClauses, media, theme } from './theme.ts';

export const headingSizes = ['display', 'title', 'section', 'sub', 'small'] as const;
export type HeadingSize = (typeof headingSizes)[number];
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** The level in the page's outline; has no effect on the style except as the default of `size`. */
  readonly level?: HeadingLevel;
  readonly size?: HeadingSize;
  /** What it says, if its children are more than a string. */
  readonly words?: string;
}

export function Heading({ level = 2, size = sizeOfLevel[level], words, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const isShort = hasShortClauses(words ?? children, longestClause);
  return (
    <Element
      {...rest}
      className={classNames('h-heading', className)}
      data-size={size}
      data-clauses={isShort || undefined}
    >
      {keepWhole(children, isShort ? 'names' : 'words')}
    </Element>
  );
}

/** How many characters of the largest heading fit into a line on a phone. */
const longestClause = 10;

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'title',
  2: 'section',
  3: 'sub',
  4: 'small',
  5: 'small',
  6: 'small',
};

export const headingStyles = css`
  .h-heading {
    font-family: ${theme.font.heading};
    font-weight: ${theme.weight.heading};
    line-height: ${theme.leading.heading};
    letter-spacing: ${theme.tracking.heading};
    text-wrap: balance;

    &[data-clauses] {
      ${breakBetweenClauses}
    }

    /* A long word in letters of twice the size is wider than a phone. */
    ${media.phone} {
      overflow-wrap: anywhere;
    }

    &[data-size='display'] {
      font-size: ${theme.size.display};
      line-height: ${theme.leading.tight};
      letter-spacing: ${theme.tracking.tight};
    }
    &[data-size='title'] {
      font-size: ${theme.size.title};
      line-height: ${theme.leading.tight};
      letter-spacing: ${theme.tracking.tight};
    }
    &[data-size='section'] {
      font-size: ${theme.size.section};
    }
    &[data-size='sub'] {
      font-size: ${theme.size.sub};
    }
    &[data-size='small'] {
      font-size: ${theme.size.body};
      letter-spacing: ${theme.tracking.label};
      line-height: 1.4;
    }
  }
`;
