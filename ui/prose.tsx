import type { HTMLAttributes } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { breakBetweenClauses, theme } from './theme.ts';

export interface ProseProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section';
}

/** Running text of an editor: gives plain headings, lists, quotes, tables, figures and code their measure and rhythm. */
export function Prose({ as: Element = 'div', className, ...rest }: ProseProps) {
  return <Element {...rest} className={classNames('h-prose', className)} />;
}

export const proseStyles = css`
  .h-prose {
    max-width: ${theme.width.text};

    & > * {
      margin-block: 0 1.15em;
    }
    & > :last-child {
      margin-bottom: 0;
    }
    & :is(h1, h2) {
      margin-block: 2.2em 0.7em;
      font-size: ${theme.size.sub};
      letter-spacing: ${theme.tracking.heading};
    }
    & :is(h3, h4, h5, h6) {
      margin-block: 1.9em 0.5em;
      font-size: 1.125rem;
      letter-spacing: ${theme.tracking.label};
      line-height: 1.4;
    }
    & > :first-child {
      margin-top: 0;
    }
    & a {
      text-decoration-line: underline;
      text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);

      &:hover {
        color: var(--accent);
        text-decoration-color: currentColor;
      }
    }
    & :is(ul, ol) {
      padding-inline-start: 1.75em;
    }
    & ul {
      list-style: none;
    }
    & ul > li {
      position: relative;
    }
    & ul > li::before {
      content: '';
      position: absolute;
      inset-inline-start: -1.6em;
      top: calc((1lh - 0.85em) / 2);
      width: 1em;
      height: 0.85em;
      background:
        linear-gradient(var(--line-strong) 0 0) 0 50% / 1.5px 30% no-repeat,
        linear-gradient(var(--accent-fill) 0 0) 38% 50% / 2px 100% no-repeat,
        linear-gradient(var(--line-strong) 0 0) 72% 50% / 1.5px 52% no-repeat,
        linear-gradient(var(--line-strong) 0 0) 100% 50% / 1.5px 18% no-repeat;
      forced-color-adjust: none;
    }
    & ol {
      list-style: decimal;
    }
    & ol > li::marker {
      color: var(--text-muted);
      font-family: ${theme.font.heading};
      font-variant-numeric: tabular-nums;
    }
    & :is(li, dd):lang(zh) {
      ${breakBetweenClauses}
    }
    & li + li {
      margin-top: 0.4em;
    }
    & li > :is(ul, ol) {
      margin-top: 0.4em;
    }
    & blockquote {
      margin-inline: 0;
      padding-inline-start: 1.25rem;
      border-inline-start: ${theme.line.strong} solid var(--accent-fill);
      font-size: 1.0625em;
    }
    & pre {
      padding: 1rem 1.25rem;
      border: ${theme.line.hair} solid var(--line);
      border-radius: ${theme.radius.medium};
      background-color: var(--surface-sunken);
      font-size: 0.875rem;
      line-height: 1.6;
      overflow-x: auto;
    }
    & :not(pre) > code {
      padding: 0.1em 0.35em;
      border-radius: ${theme.radius.small};
      background-color: var(--surface-sunken);
    }
    & :is(figure, table) {
      margin-block: 1.75em;
    }
    & figcaption {
      margin-top: 0.625rem;
      color: var(--text-muted);
      font-size: ${theme.size.small};
    }
    & img {
      border-radius: ${theme.radius.medium};
    }
    & hr {
      margin-block: 2.5em;
    }
    & table {
      width: 100%;
      border-collapse: collapse;
      font-size: ${theme.size.small};
      font-variant-numeric: tabular-nums lining-nums;
    }
    & :is(th, td) {
      padding: 0.625rem 0.75rem 0.625rem 0;
      border-bottom: ${theme.line.hair} solid var(--line);
      text-align: start;
      vertical-align: baseline;
    }
    & thead th {
      border-bottom: ${theme.line.regular} solid var(--text);
      font-family: ${theme.font.heading};
    }
  }
`;
