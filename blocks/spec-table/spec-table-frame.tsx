import { styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';

/** Styles of the table. They depend on the width of its container, not of the window, so that it also fits in a column. */
export const SpecTableFrame = styled(BlockFrame)`
  container: spec-frame / inline-size;

  .spec-body {
    --label: calc(46% - 5% * var(--columns));
    container-type: inline-size;
  }
  .spec-head {
    display: grid;
    gap: ${theme.space.x2};
    margin-block-end: ${theme.space.x4};
  }
  /* A table of one or two columns is beside its heading, and both align to the page edges. */
  @container spec-frame (min-width: 64rem) {
    .spec-body:is([data-columns='1'], [data-columns='2']):has(> .spec-head) {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: ${theme.space.x8};
      align-items: start;
    }
  }
  .spec-corner > .h-field {
    width: max-content;
    max-width: 100%;
  }

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.45;
  }
  caption {
    caption-side: bottom;
    padding-block-start: ${theme.space.x2};
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
    line-height: var(--leading-small, 1.55);
    text-align: start;
    text-wrap: pretty;
  }
  th,
  td {
    padding: 0.875rem ${theme.space.x15};
    border-block-end: ${theme.line.hair} solid ${tone.line};
    font-weight: ${theme.weight.text};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  tbody th,
  .spec-corner {
    padding-inline-start: 0;
  }
  thead :is(th, td) {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: 1;
    border-block-end: ${theme.line.regular} solid ${tone.text};
    background-color: ${tone.surface};
    font-family: ${theme.font.heading};
    vertical-align: bottom;
  }
  .spec-name {
    display: block;
    font-size: ${theme.size.sub};
    font-weight: ${theme.weight.heading};
    line-height: 1.2;
    letter-spacing: ${theme.tracking.heading};
  }
  .spec-note {
    display: block;
    margin-block-start: 0.125rem;
    color: ${tone.textMuted};
    font-family: ${theme.font.text};
    font-size: ${theme.size.tiny};
    line-height: 1.45;
  }
  tbody th {
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
  }
  .spec-group > th {
    padding-block: ${theme.space.x5} ${theme.space.x1};
    color: ${tone.text};
    font-family: ${theme.font.heading};
    font-size: ${theme.size.body};
    font-weight: ${theme.weight.heading};
  }

  .spec-value {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.3em;

    &:lang(zh) {
      text-wrap: balance;
    }
  }
  /* A mark has no baseline. If it comes first in the cell, a zero-width space before it provides one. */
  .spec-value:has(> :is(.h-icon, .spec-partial):first-child)::before {
    content: '\\200b';
    width: 0;
    margin-inline-end: -0.3em;
  }
  .spec-value > .h-icon {
    align-self: center;
    max-width: none;
    margin-inline-start: -0.1875em;
    translate: 0 0.05em;
  }
  .spec-figure {
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  .spec-unit,
  .spec-blank,
  .spec-no {
    color: ${tone.textMuted};
    font-weight: ${theme.weight.text};
  }
  .spec-yes {
    color: ${tone.data};
    stroke-width: 2px;
  }
  .spec-partial {
    align-self: center;
    width: 0.875rem;
    height: 0.875rem;
    border: ${theme.line.regular} solid ${tone.data};
    border-radius: 50%;
    background: linear-gradient(90deg, ${tone.data} 50%, transparent 50%);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  thead [data-highlighted] {
    background-color: ${tone.surfaceRaised};
    box-shadow: inset 0 3px ${tone.accentFill};
  }

  [data-compared] tr[data-same] td {
    color: ${tone.textMuted};
  }
  [data-compared] tr[data-same] .spec-figure {
    font-weight: ${theme.weight.text};
  }
  [data-apart] :is(.spec-figure, .spec-words) {
    box-shadow: 0 ${theme.line.hair} color-mix(in srgb, ${tone.data} 60%, transparent);

    ${media.forcedColors} {
      text-decoration: underline;
    }
  }
  .spec-body:has(.spec-corner input:checked) [data-same] {
    display: none;
  }

  ${media.hover} {
    tbody tr:not(.spec-group):hover > * {
      background-color: color-mix(in srgb, ${tone.text} 5%, transparent);
    }
  }

  @container (min-width: 44rem) {
    table {
      background-image: var(--stripes);
    }
    .spec-corner {
      width: var(--label);
      padding-block: 0.25rem;
    }
    thead th {
      padding-block: ${theme.space.x2};
    }
  }

  @container (max-width: 43.99rem) {
    table {
      display: flex;
      flex-direction: column;
    }
    tbody,
    thead,
    caption {
      display: block;
    }
    caption {
      order: 1;
    }
    thead {
      position: sticky;
      inset-block-start: var(--sticky-top, 0px);
      z-index: 1;
      background-color: ${tone.surface};
    }
    thead :is(th, td) {
      position: static;
      padding-block: ${theme.space.x15} ${theme.space.x1};
    }
    .spec-corner {
      grid-column: 1 / -1;
      padding: 0;
      border: 0;
    }
    .spec-corner:empty {
      display: none;
    }
    .spec-name {
      font-size: ${theme.size.body};
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
    th,
    td {
      padding-inline: 0 ${theme.space.x15};
    }
    thead [data-highlighted] {
      background-color: transparent;
      box-shadow: inset 0 3px ${tone.accentFill};
    }
    tbody tr > th {
      grid-column: 1 / -1;
      padding-block: ${theme.space.x15} 0;
      border-block-end: 0;
      background-color: transparent;
      line-height: 1.4;
    }
    tbody tr.spec-group > th {
      padding-block: ${theme.space.x4} ${theme.space.x1};
      border-block-end: ${theme.line.hair} solid ${tone.line};
    }
    tbody th .spec-note {
      display: inline;
      margin-inline-start: 0.5em;
    }
    td {
      padding-block: ${theme.space.x05} ${theme.space.x15};
      font-size: ${theme.size.small};
    }
    /* A value that three or four narrow columns share is shown once, between two lines that span all of them. */
    :is([data-columns='3'], [data-columns='4']) tr[data-same]:has(:is(.spec-figure, .spec-words)) {
      position: relative;

      & > td {
        display: flex;
        grid-column: 1 / -1;
        gap: ${theme.space.x15};
        align-items: center;
        padding-inline-end: 0;
      }
      & > td::before,
      & > td::after {
        content: '';
        flex: 1;
        border-block-start: ${theme.line.hair} solid ${tone.lineStrong};
      }
      & > td ~ td {
        position: absolute;
        width: 1px;
        height: 1px;
        padding: 0;
        border: 0;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
    [data-columns='1'] tbody tr:not(.spec-group) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    [data-columns='1'] tbody tr:not(.spec-group) > * {
      grid-column: auto;
      padding-block: ${theme.space.x15};
      border-block-end: ${theme.line.hair} solid ${tone.line};
    }
    [data-columns='1'] tbody th .spec-note {
      display: block;
      margin-inline-start: 0;
    }
    [data-columns='4'] .spec-name,
    [data-columns='4'] td {
      font-size: ${theme.size.tiny};
    }
    [data-columns='4'] :is(th, td) {
      padding-inline-end: ${theme.space.x05};
    }
    [data-columns='4'] .spec-figure {
      white-space: normal;
    }
  }

  ${media.print} {
    .spec-corner > .h-field {
      display: none;
    }
    thead,
    thead th {
      position: static;
    }
  }
`;
