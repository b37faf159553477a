import { styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';

export const ListBox = styled.div`
  display: grid;
  gap: 0.5rem;

  & > ol {
    display: grid;
    gap: 0.25rem;
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    min-width: 0;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceRaised};
  }
  & > ol > li:focus-within {
    border-color: ${tone.lineStrong};
  }
  & > ol > li[data-dragged] {
    position: relative;
    z-index: 1;
    border-color: ${tone.lineStrong};
    box-shadow: ${theme.shadow.overlay};
  }
  ${media.motion} {
    & > ol[data-dragging] > li:not([data-dragged]) {
      transition: transform ${theme.duration.quick} ${theme.ease.out};
    }
  }
  .grip {
    flex: none;
    align-self: stretch;
    display: grid;
    place-items: center;
    width: 1.125rem;
    margin-inline-end: -0.25rem;
    color: ${tone.textMuted};
    cursor: grab;
    touch-action: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  [data-dragged] > .item-head > .grip {
    cursor: grabbing;
  }
  @media (pointer: coarse) {
    .grip {
      width: 2rem;
    }
  }
  .item-head {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  .item-name {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-width: 0;
    min-height: 2.125rem;
    padding-inline: 0.375rem;
    font-size: 0.8125rem;
    line-height: 1.4;
    text-align: start;
    cursor: pointer;
  }
  .item-name:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .item-name > svg,
  .number {
    color: ${tone.textMuted};
  }
  .number {
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  .summary {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .summary[data-empty] {
    color: ${tone.textMuted};
  }
  .wrong {
    margin-inline-start: auto;
    color: ${tone.negative};
  }
  .item-tools {
    display: flex;
    padding-inline-end: 0.125rem;
  }
  ${media.hover} {
    .item-tools {
      opacity: 0;
    }
    li:hover > .item-head > .item-tools,
    li:focus-within > .item-head > .item-tools {
      opacity: 1;
    }
    .item-tools > button {
      width: 1.5rem;
    }
    /* A name uses the space of its hidden tools; a field would change its width under the pointer. */
    li:not(:hover):not(:focus-within) > .item-head > .item-name + .item-tools {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  .item-body {
    display: grid;
    gap: 0.875rem;
    padding: 0.5rem 0.5rem 0.75rem;
    border-block-start: 1px solid ${tone.line};
  }
  .bare {
    flex: 1;
    min-width: 0;
    padding: 0.25rem;
  }
  .hidden-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .room {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
`;
