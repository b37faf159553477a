import { styled } from 'styled-components';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { foundTextStyles } from '../found-text.tsx';

export const DocTreeFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  ${foundTextStyles}

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  .doc-tree-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    margin-bottom: ${theme.space.x5};
  }
  .doc-tree-words {
    display: grid;
    gap: ${theme.space.x1};
  }
  .doc-tree-unknown {
    margin-bottom: ${theme.space.x4};
    padding: ${theme.space.x2};
    border-inline-start: ${theme.line.strong} solid ${ink.caution};
    background-color: ${ink.surfaceSunken};
  }

  .doc-tree-found {
    display: grid;
    gap: ${theme.space.x1};
    margin-bottom: ${theme.space.x6};
  }
  .doc-tree-found li {
    padding-block: ${theme.space.x2};
    border-top: ${theme.line.hair} solid ${ink.line};
  }

  .doc-tree-chapters {
    counter-reset: chapter;
    border-top: ${theme.line.regular} solid ${ink.text};
  }
  .doc-tree-chapter {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    padding-block: ${theme.space.x4};
    border-bottom: ${theme.line.hair} solid ${ink.line};
    counter-increment: chapter;
  }
  .doc-tree-chapter > div {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: ${theme.space.x05} ${theme.space.x1};
    align-content: start;
  }
  .doc-tree-chapter > div::before {
    content: counter(chapter) / '';
    grid-row: span 2;
    color: ${ink.accent};
    font-size: ${theme.size.sub};
    font-variant-numeric: tabular-nums;
    line-height: ${theme.leading.heading};
  }
  /* Where it has no column of its own, the list aligns with the text of its chapter, past the number. */
  .doc-tree-chapter > .doc-tree-below {
    padding-inline-start: 3rem;
  }
  .doc-tree-below > li {
    display: grid;
    gap: 0.125rem;
    align-content: start;
    padding-block: ${theme.space.x05};
  }
  .doc-tree-below a {
    align-content: center;
    min-height: 2.25rem;
    font-weight: ${theme.weight.medium};
  }
  .doc-tree-below span {
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
  }
  .doc-tree-below .doc-tree-below {
    padding-inline-start: ${theme.space.x3};
  }

  ${media.hover} {
    a:hover {
      color: ${ink.accent};
    }
  }
  ${media.tablet} {
    .doc-tree-below {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${theme.space.x2} ${theme.space.x4};
    }
  }
  ${media.desktop} {
    .doc-tree-head {
      grid-template-columns: minmax(0, 1fr) 22rem;
      align-items: end;
    }
    .doc-tree-head > :last-child {
      grid-column: -2;
    }
    .doc-tree-chapter {
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      column-gap: ${theme.space.x6};
    }
    .doc-tree-chapter > .doc-tree-below {
      padding-inline-start: 0;
    }
  }
`;
