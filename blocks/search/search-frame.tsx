import { styled } from 'styled-components';
import { tone as ink, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { foundTextStyles } from '../found-text.tsx';

export const SearchFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  ${foundTextStyles}

  .search-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    margin-bottom: ${theme.space.x4};
  }
  .search-count {
    margin: 0 0 ${theme.space.x2};
    font-size: ${theme.size.lede};
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .search-types,
  .search-popular ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1};
    margin-block: ${theme.space.x2};
  }
  :is(.search-types, .search-popular, .search-pages) a {
    display: inline-flex;
    gap: ${theme.space.x1};
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${theme.space.x2};
    border: ${theme.line.hair} solid ${ink.lineStrong};
    border-radius: ${theme.radius.round};
    color: inherit;
    font-size: ${theme.size.small};
    text-decoration: none;
  }
  .search-types data {
    color: ${ink.textMuted};
    font-variant-numeric: tabular-nums;
  }
  .search-types a[aria-current] {
    border-color: ${ink.accent};
    border-width: ${theme.line.strong};
    color: ${ink.accent};
  }
  .search-hit {
    position: relative;
    display: grid;
    gap: ${theme.space.x1};
    padding-block: ${theme.space.x3};
    border-top: ${theme.line.hair} solid ${ink.line};
  }
  .search-hit:last-child {
    border-bottom: ${theme.line.hair} solid ${ink.line};
  }
  /* The excerpt of a page with many short parts lists these parts: its beginning is enough. */
  .search-excerpt {
    display: -webkit-box;
    overflow: clip;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .search-hit a {
    color: inherit;
    text-decoration: none;
  }
  .search-hit a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .search-hit a:focus-visible {
    outline: none;
  }
  .search-hit a:focus-visible::after {
    outline: 2px solid ${ink.focus};
    border-radius: ${theme.radius.medium};
  }
  .search-place {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.x2};
    margin: 0;
    color: ${ink.textMuted};
    font-size: ${theme.size.tiny};
  }
  .search-pages {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    align-items: center;
    justify-content: center;
    margin-top: ${theme.space.x4};
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
  }
  .search-back {
    rotate: 180deg;
  }
  .search-popular {
    margin-top: ${theme.space.x4};
  }
  @media (hover: hover) {
    .search-hit:has(a:hover) .h-heading {
      color: ${ink.accent};
    }
    :is(.search-types, .search-popular, .search-pages) a:hover {
      border-color: ${ink.accent};
    }
  }
`;
