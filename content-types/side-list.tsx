import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';

interface Props {
  /** The accessible name of the list, and its heading. */
  readonly label: string;
  /** The breakpoint from which there is room for it beside the text. */
  readonly besideFrom: 'desktop' | 'page';
  /** An `ol` of links; the `data-depth` of an item is its depth, with 0 at the top. */
  readonly children: ReactNode;
}

/**
 * Links beside a long text, visible while reading; above it and folded where there is no room beside it. Rendered twice, with
 * only one copy visible, because a style sheet cannot open a `<details>` in every browser.
 */
export function SideList({ label, besideFrom, children }: Props) {
  return (
    <List aria-label={label} data-beside-from={besideFrom}>
      <details>
        <summary>{label}</summary>
        {children}
      </details>
      <div className="side-list-open">
        <p>{label}</p>
        {children}
      </div>
    </List>
  );
}

const beside = `
  position: sticky;
  top: calc(var(--sticky-top, 0px) + ${theme.space.x4});
  align-self: start;

  details {
    display: none;
  }
  .side-list-open {
    display: block;
    max-height: calc(100vh - 8rem);
    overflow-y: auto;
    border-inline-start: ${theme.line.hair} solid ${tone.line};
    padding-inline-start: ${theme.space.x2};
  }
`;

const List = styled.nav`
  font-size: ${theme.size.small};

  summary {
    min-height: 2.75rem;
    align-content: center;
    cursor: pointer;
    font-weight: ${theme.weight.medium};
  }
  details {
    padding-block: ${theme.space.x05};
    border-block: ${theme.line.hair} solid ${tone.line};
  }
  p {
    margin-bottom: ${theme.space.x1};
    font-weight: ${theme.weight.medium};
  }
  ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li[data-depth='1'] {
    padding-inline-start: ${theme.space.x2};
  }
  li[data-depth='2'] {
    padding-inline-start: ${theme.space.x4};
  }
  a {
    display: block;
    padding-block: 0.5rem;
    color: ${tone.textMuted};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a[aria-current] {
    color: ${tone.accent};
    font-weight: ${theme.weight.medium};
  }
  .side-list-open {
    display: none;
  }

  ${media.hover} {
    a:hover {
      color: ${tone.accent};
    }
  }
  ${media.desktop} {
    &[data-beside-from='desktop'] {
      ${beside}
    }
  }
  ${media.page} {
    &[data-beside-from='page'] {
      ${beside}
    }
  }
  ${media.print} {
    display: none;
  }
`;
