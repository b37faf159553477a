import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';

/** The frame of a table control: scrolls inside itself, and can be shown large at the lower edge of the window. */
export const TableFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;

  &:popover-open {
    position: fixed;
    inset: auto 0 0;
    width: auto;
    max-height: 60dvh;
    grid-template-rows: auto minmax(6rem, 1fr) auto;
    padding: 0.75rem;
    border: 0;
    border-block-start: 1px solid ${tone.lineStrong};
    background-color: ${tone.surface};
    color: ${tone.text};
    box-shadow: ${theme.shadow.overlay};
    overflow: auto;
  }
  & > .tools {
    display: flex;
    flex-wrap: wrap;
  }
  /* All of them in one row of the panel. */
  & > .tools > button {
    width: 1.625rem;
  }
  & > .scroll {
    max-height: 28rem;
    overflow: auto;
    overscroll-behavior-x: contain;
    border: 1px solid ${tone.lineStrong};
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceRaised};
  }
  table {
    min-width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: 0.8125rem;
  }
  :is(th, td) {
    padding: 0;
    border-inline-end: 1px solid ${tone.line};
    border-block-end: 1px solid ${tone.line};
    font-weight: inherit;
    text-align: start;
  }
  /* The label of the row stays in view while the rest scrolls. */
  :is(th, td):first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background-color: ${tone.surfaceRaised};
  }
  thead :is(th, td) {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background-color: ${tone.surfaceSunken};
  }
  thead :is(th, td):first-child {
    z-index: 3;
    background-color: ${tone.surfaceSunken};
  }
  .section th {
    background-color: ${tone.surfaceSunken};
  }
  /* Of the cells; the parts below have boxes of their own. */
  table input {
    display: block;
    width: 100%;
    min-width: 6.5rem;
    min-height: 2.125rem;
    padding: 0.25rem 0.5rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;
    text-overflow: ellipsis;
  }
  thead input,
  .section input {
    font-weight: ${theme.weight.heading};
  }
  .name {
    display: block;
    padding: 0.25rem 0.5rem;
    color: ${tone.textMuted};
    font-weight: 400;
    white-space: nowrap;
  }
  :is(th, td):focus-within {
    box-shadow: inset 0 0 0 2px ${tone.focus};
  }
  table input[aria-invalid='true'] {
    box-shadow: inset 3px 0 ${tone.negative};
    background-color: color-mix(in srgb, ${tone.negative} 8%, transparent);
  }
  table input::placeholder {
    color: ${tone.textMuted};
    opacity: 1;
  }
  & > .parts {
    display: grid;
    gap: 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid ${tone.line};
  }
  &:popover-open > .parts {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    align-items: start;
  }
  & > .parts > h4 {
    grid-column: 1 / -1;
    font-size: 0.75rem;
    font-weight: 500;
    color: ${tone.textMuted};
  }
  & > .about {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  & > .said {
    color: ${tone.caution};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  & > .said:empty {
    display: none;
  }
  @media (pointer: coarse) {
    table input {
      min-height: 2.75rem;
    }
    & > .tools > button {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
`;
