import { css, styled } from 'styled-components';
import { appCategories } from '#cms-schema/supported.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { levelMark, levelPitches, levelWords } from '../level-mark.ts';

/** Hides the groups outside the chosen category. */
const filtered = css`
  ${appCategories.map(
    ({ value }) => css`
      &:has(.apps-filter [value='${value}']:checked) .apps-group:not([data-category='${value}']) {
        display: none;
      }
    `,
  )}
`;

/** Each category above its list of apps; on wide screens the list is beside it. */
export const AppListFrame = styled(BlockFrame)`
  .apps-head {
    display: grid;
    gap: ${theme.space.x2};
    margin-block-end: ${theme.space.x4};
  }
  .apps-filter {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1};
    margin-block-end: ${theme.space.x4};
    padding: 0;
    border: 0;
  }
  .apps-filter label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2.75rem;
    padding: 0 ${theme.space.x2};
    border: ${theme.line.hair} solid ${tone.lineStrong};
    border-radius: ${theme.radius.round};
    font-size: ${theme.size.small};
    cursor: pointer;
  }
  .apps-filter input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .apps-count {
    color: ${tone.textMuted};
    font-size: ${theme.size.tiny};
    font-variant-numeric: tabular-nums;
  }
  .apps-filter label:has(:checked) {
    border-color: ${tone.text};
    background-color: ${tone.text};
    color: ${tone.surface};
    forced-color-adjust: none;
  }
  .apps-filter label:has(:checked) .apps-count {
    color: inherit;
  }
  .apps-filter label:has(:focus-visible) {
    outline: 2px solid ${tone.focus};
    outline-offset: 3px;
  }
  ${filtered}

  .apps-group {
    display: grid;
    gap: ${theme.space.x2} ${theme.space.x8};
    padding-block: ${theme.space.x4};
    border-block-start: ${theme.line.regular} solid ${tone.text};
  }
  .apps-category {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space.x2};
    align-content: start;
    align-items: center;
  }
  .app-drawing {
    grid-row: span 2;
    width: 3.5rem;
    height: 3.5rem;
    stroke: ${tone.text};
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .app-drawing-felt {
    stroke: ${tone.accent};
    stroke-width: 2.5;
  }
  .apps {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: 0 ${theme.space.x5};
  }
  .apps > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    gap: 0 ${theme.space.x2};
    padding-block: ${theme.space.x15};
    border-block-end: ${theme.line.hair} solid ${tone.line};
  }
  .app-name {
    font-family: ${theme.font.heading};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  .app-client {
    grid-row: 2;
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  .app-level {
    ${levelWords}
    grid-column: 2;
    grid-row: 1;
    white-space: nowrap;
  }
  .app-level::before {
    ${levelMark}
  }
  ${levelPitches}

  ${media.desktop} {
    .apps-group {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
    .apps-category {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${theme.space.x05};
      justify-items: start;
    }
    .app-drawing {
      grid-row: auto;
      margin-block-end: ${theme.space.x1};
    }
  }
  ${media.print} {
    .apps-filter {
      display: none;
    }
  }
`;
