import { css, styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { levelMark, levelPitches, levelWords } from '../level-mark.ts';

/** On a phone the folded brands serve as the navigation, so the list of links to them is hidden. */
const folded = css`
  ${media.phone} {
    .models-nav {
      display: none;
    }
    .models-brands > section {
      padding-block: 0;
    }
    .models-brand {
      align-content: center;
      min-height: 3.5rem;
      margin: 0;
      padding-block: ${theme.space.x15};
      padding-inline-end: ${theme.space.x5};
    }
    .models-toggle {
      position: absolute;
      inset: 0;
      display: block;
      width: 100%;
      cursor: pointer;
    }
    .models-toggle::before,
    .models-toggle::after {
      content: '';
      position: absolute;
      inset: calc(50% - 1px) ${theme.space.x1} auto auto;
      width: 0.875rem;
      border-block-start: ${theme.line.regular} solid ${tone.text};
    }
    .models-toggle::after {
      rotate: 90deg;
      transition: rotate ${theme.duration.settle} ${theme.ease.out};
    }
    .models-toggle[aria-expanded='true']::after {
      rotate: 0deg;
    }
    .models-fold {
      padding-block-end: ${theme.space.x3};
    }
    .models-fold[hidden],
    .models-body:not([data-attached]) section:not(:target) > .models-fold {
      padding: 0;
      content-visibility: hidden;
    }
  }
`;

/** Styles of the list. Its tools stick to the side where there is room, and otherwise to the top. */
export const ModelListFrame = styled(BlockFrame)`
  .models-body {
    container-type: inline-size;
  }
  .models-head {
    display: grid;
    gap: ${theme.space.x2};
    margin-block-end: ${theme.space.x5};
  }
  .models-facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.x1} ${theme.space.x3};
    margin-block-start: ${theme.space.x1};
  }
  [hidden]:not([hidden='until-found']) {
    display: none;
  }

  .models-tools {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x1};
    padding-block: ${theme.space.x15};
    border-block-end: ${theme.line.regular} solid ${tone.text};
    background-color: ${tone.surface};
  }
  /* On a phone in landscape or at 200% zoom, sticky tools would leave little room for the list. */
  @media (max-height: 32rem) {
    .models-tools {
      position: static;
    }
  }
  .models-search .h-field-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .models-search {
    display: block;
  }
  .models-search .h-field-row {
    position: relative;
  }
  .models-search .h-icon {
    position: absolute;
    inset-block-start: calc(50% - 0.625em);
    inset-inline-start: 0.875rem;
    color: ${tone.textMuted};
    pointer-events: none;
  }
  .models-search input {
    padding-inline-start: 2.75rem;
  }
  .models-search input::-webkit-search-cancel-button {
    filter: grayscale(1);
    cursor: pointer;
  }
  @media (scripting: none) {
    .models-search {
      display: none;
    }
  }
  .models-status {
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  .models-jumps {
    display: flex;
    gap: ${theme.space.x3};
    margin-inline: calc(-1 * ${theme.space.x1});
    padding-inline-end: ${theme.space.x4};
    overflow-x: auto;
    mask-image: linear-gradient(90deg, #000 calc(100% - ${theme.space.x4}), transparent);
    overscroll-behavior-inline: contain;
    scrollbar-width: none;
  }
  .models-jumps a {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.5em;
    min-height: 2.75rem;
    padding: 0.625rem ${theme.space.x1};
    border-radius: ${theme.radius.small};
    font-family: ${theme.font.heading};
    font-size: ${theme.size.small};
    font-weight: ${theme.weight.medium};
    line-height: 1.5rem;
    text-decoration: none;
    white-space: nowrap;
  }
  data {
    color: ${tone.textMuted};
    font-family: ${theme.font.text};
    font-size: ${theme.size.tiny};
    font-weight: ${theme.weight.text};
    font-variant-numeric: tabular-nums lining-nums;
  }

  .models-brands > section {
    padding-block: ${theme.space.x4};
    border-block-end: ${theme.line.hair} solid ${tone.line};
    scroll-margin-block-start: 10rem;
  }
  .models-brand {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space.x1};
    margin-block-end: ${theme.space.x2};
  }
  .models-brand > p {
    flex-basis: 100%;
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
    line-height: var(--leading-small, 1.55);
  }
  .models-toggle {
    display: none;
  }
  .models-set > p {
    ${levelWords}
    margin-block-end: ${theme.space.x05};
  }
  .models-set > p::before {
    ${levelMark}
  }
  ${levelPitches}
  .models-set + .models-set {
    margin-block-start: ${theme.space.x3};
  }
  .models {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: 0 ${theme.space.x3};
    font-size: ${theme.size.small};
    line-height: 1.45;
  }
  .models > li {
    padding-block: 0.4375rem;
    border-block-start: ${theme.line.hair} solid ${tone.line};
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
  ::highlight(model-match) {
    background-color: color-mix(in srgb, ${theme.color.dataBright} 42%, transparent);
  }
  ${media.forcedColors} {
    ::highlight(model-match) {
      background-color: Mark;
      color: MarkText;
    }
  }
  .model-match {
    box-shadow: inset 3px 0 ${tone.accentFill};
    padding-inline-start: ${theme.space.x1};
  }

  ${media.hover} {
    .models-jumps a:hover {
      background-color: color-mix(in srgb, ${tone.text} 7%, transparent);
    }
  }

  @container (min-width: 52rem) {
    .models-columns {
      display: grid;
      grid-template-columns: 15rem minmax(0, 1fr);
      column-gap: ${theme.space.x8};
    }
    .models-tools {
      align-self: start;
      gap: ${theme.space.x15};
      padding-block: ${theme.space.x2};
      border-block-end: 0;
      border-block-start: ${theme.line.regular} solid ${tone.text};
    }
    .models-brands {
      border-block-start: ${theme.line.regular} solid ${tone.text};
    }
    .models-brands > section {
      scroll-margin-block-start: 6rem;
    }
    .models-jumps {
      flex-direction: column;
      gap: 0;
      max-height: calc(100vh - 12rem);
      /* Brands that do not fit fade out at the lower edge; the padding lets the last one scroll clear of it. */
      padding-inline-end: 0;
      padding-block-end: ${theme.space.x4};
      mask-image: linear-gradient(#000 calc(100% - ${theme.space.x4}), transparent);
      overflow: hidden auto;
      scrollbar-width: thin;
    }
    .models-jumps a {
      min-height: 2.25rem;
      padding-block: 0.375rem;
    }
  }

  @media screen and (scripting: enabled) {
    ${folded}
  }

  ${media.print} {
    .models-tools {
      display: none;
    }
    .models-fold[hidden] {
      content-visibility: visible;
    }
    .models-columns {
      display: block;
    }
    .models {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;
