import { css, styled } from 'styled-components';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { mostTerms } from './post-filter.tsx';

const hiddenPosts = css`
  ${Array.from(
    { length: mostTerms },
    (_, place) =>
      `&:has(.post-filter input[value='${place}']:checked) .post:not([data-terms~='${place}']) { display: none; }`,
  ).join('\n')}
`;

export const PostListFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  container-type: inline-size;

  .post-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    margin-bottom: ${theme.space.x5};
  }
  .post-list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x5} ${theme.space.x4};
  }
  .post {
    position: relative;
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    gap: ${theme.space.x2};
    min-width: 0;
  }
  .post-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x1};
    align-content: start;
    justify-items: start;
  }
  .post-facts {
    --mark: calc(3 * ${theme.space.x15});
    display: flex;
    flex-wrap: wrap;
    /* Each fact has a mark before it; at the start of a line the mark is clipped. */
    margin-inline-start: calc(-1 * var(--mark));
    clip-path: inset(0 0 0 var(--mark));
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
  }
  .post-facts > * {
    position: relative;
    padding-inline-start: var(--mark);
  }
  .post-facts > *::before {
    content: '';
    position: absolute;
    inset: calc(0.5lh + 0.05em) auto auto ${theme.space.x15};
    width: ${theme.space.x15};
    border-top: ${theme.line.regular} solid ${ink.accent};
  }
  /* A generated excerpt has 500 characters; a card shows only its beginning. */
  .post-excerpt {
    display: -webkit-box;
    overflow: clip;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  .post-words a {
    color: inherit;
    text-decoration: none;
  }
  .post-words a::after {
    content: '';
    position: absolute;
    inset: -0.5rem;
    border-radius: ${theme.radius.large};
  }
  .post-words a:focus-visible {
    outline: none;
  }
  .post-words a:focus-visible::after {
    outline: 2px solid ${ink.focus};
  }
  .post-words .h-icon {
    display: inline-block;
    margin-inline-start: 0.4em;
    width: 0.8em;
    height: 0.8em;
    color: ${ink.accent};
    vertical-align: -0.04em;
    transition: transform ${theme.duration.settle} ${theme.ease.spring};
  }

  .post-picture {
    position: relative;
    order: -1;
    overflow: clip;
    aspect-ratio: 4 / 3;
    border-radius: ${theme.radius.large};
    background-color: ${ink.surfaceSunken};
    color: ${ink.accent};
  }
  .post-picture .h-picture {
    height: 100%;
  }
  .post-picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform ${theme.duration.settle} ${theme.ease.out};
  }
  .post-picture .h-wave {
    position: absolute;
    inset: 0;
    opacity: 0.7;
  }

  .post-filter {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1};
    margin-bottom: ${theme.space.x4};
  }
  .post-filter label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 ${theme.space.x2};
    border: ${theme.line.hair} solid ${ink.lineStrong};
    border-radius: ${theme.radius.round};
    font-size: ${theme.size.small};
    cursor: pointer;
  }
  .post-filter input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .post-filter label:has(:checked) {
    border-color: ${ink.text};
    background-color: ${ink.text};
    color: ${ink.surface};
    forced-color-adjust: none;
  }
  .post-filter label:has(:focus-visible) {
    outline: 2px solid ${ink.focus};
    outline-offset: 3px;
  }
  ${hiddenPosts}

  .post-page {
    scroll-margin-block-start: 8rem;
  }
  .post-page ~ .post-page,
  .post-pages:has(> :target) > .post-page {
    display: none;
  }
  .post-pages:has(> :target) > .post-page:target {
    display: block;
  }
  /* A filter applies to the whole list: all pages are shown at once. */
  &&:has(.post-filter input:checked:not([value='all'])) .post-pages > .post-page {
    display: block;
  }
  &&:has(.post-filter input:checked:not([value='all'])) .post-pager {
    display: none;
  }
  .post-pager {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.x2};
    margin-top: ${theme.space.x4};
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
  }
  .post-pager a {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-height: 2.75rem;
    color: ${ink.text};
  }

  .post-empty {
    display: grid;
    gap: ${theme.space.x2};
    justify-items: center;
    padding-block: ${theme.space.x6};
    border-block: ${theme.line.hair} solid ${ink.line};
    text-align: center;
  }
  .post-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    margin-top: ${theme.space.x5};
  }

  [data-layout='rows'] {
    gap: 0;
  }
  [data-layout='rows'] .post {
    grid-template: auto / minmax(0, 1fr) 7.5rem;
    gap: ${theme.space.x2};
    align-items: start;
    padding-block: ${theme.space.x3};
    border-top: ${theme.line.hair} solid ${ink.line};
  }
  [data-layout='rows'] .post:last-child {
    border-bottom: ${theme.line.hair} solid ${ink.line};
  }
  [data-layout='rows'] .post-picture {
    order: 0;
  }
  [data-layout='rows'] .post-words a::after {
    inset: ${theme.space.x1} 0;
  }

  @container (min-width: 40rem) {
    [data-layout='cards'],
    [data-layout='lead'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    [data-layout='lead'] .post:first-child {
      grid-column: 1 / -1;
    }
    [data-layout='rows'] .post {
      grid-template-columns: minmax(0, 1fr) 17rem;
      column-gap: clamp(2rem, 5vw, 5rem);
      align-items: center;
    }
  }
  @container (min-width: 64rem) {
    [data-layout='cards'],
    [data-layout='lead'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      row-gap: ${theme.space.x8};
    }
    /* Two cards share the full width instead of leaving a gap in the third column; four form two rows of two. */
    [data-layout='cards']:is(:not(:has(> :nth-child(3))), :has(> :nth-child(4):last-child)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    [data-layout='lead'] .post:first-child {
      grid-template: auto / minmax(0, 7fr) minmax(0, 5fr);
      column-gap: clamp(2rem, 4vw, 4.5rem);
      align-items: center;
    }
    [data-layout='lead'] .post:first-child .h-heading {
      font-size: ${theme.size.section};
    }
    [data-layout='lead'] .post:first-child .post-words {
      gap: ${theme.space.x2};
    }
  }

  ${media.hover} {
    .post:has(a:hover) .h-icon {
      transform: translateX(4px);
    }
    .post:has(a:hover) img {
      transform: scale(1.02);
    }
  }
`;
