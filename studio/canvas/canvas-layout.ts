import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';

/** Toolbar, side panels and stage of the builder. On narrow screens the panels are over the stage. */
export const CanvasLayout = styled.div`
  display: grid;
  grid-template: 2.5rem minmax(0, 1fr) / 0 minmax(0, 1fr) 0;
  /* The containing block for visually hidden elements in the panels, so that they never make the window scroll. */
  position: relative;
  height: 100%;
  overflow: clip;
  outline: none;
  background-color: ${tone.surface};
  color: ${tone.text};
  font-size: 0.875rem;
  line-height: 1.5;

  &[data-left] {
    grid-template-columns: 17rem minmax(0, 1fr) 0;
  }
  &[data-right] {
    grid-template-columns: 0 minmax(0, 1fr) 21rem;
  }
  &[data-left][data-right] {
    grid-template-columns: 17rem minmax(0, 1fr) 21rem;
  }
  .bar {
    grid-area: 1 / 1 / 2 / 4;
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-width: 0;
    padding-inline: 0.5rem;
    border-block-end: 1px solid ${tone.line};
    background-color: ${tone.surface};
  }
  .middle {
    flex: 1;
    display: flex;
    justify-content: center;
    min-width: 0;
  }
  .left,
  .right {
    position: relative;
    min-width: 0;
    min-height: 0;
    background-color: ${tone.surface};
  }
  .left {
    grid-area: 2 / 1;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    border-inline-end: 1px solid ${tone.line};
  }
  .stage {
    grid-area: 2 / 2;
    position: relative;
    display: grid;
    min-width: 0;
    min-height: 0;
  }
  .toast {
    position: absolute;
    inset: auto 50% 1.25rem auto;
    z-index: ${theme.layer.toast};
    white-space: nowrap;
    translate: 50% 0;
  }
  .right {
    grid-area: 2 / 3;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-inline-start: 1px solid ${tone.line};
    scrollbar-width: thin;
  }
  .tabs {
    display: flex;
    gap: 1rem;
    padding-inline: 0.875rem;
    border-block-end: 1px solid ${tone.line};
  }
  .tabs button {
    min-height: 2.25rem;
    border-block-end: 2px solid transparent;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    cursor: pointer;
  }
  .tabs button[aria-selected='true'] {
    border-color: ${tone.accentFill};
    color: ${tone.text};
  }
  .tabs button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .page-row {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    width: calc(100% - 0.75rem);
    min-height: 2rem;
    margin: 0.375rem 0.375rem -0.125rem;
    padding-inline: 0.3125rem;
    border-radius: ${theme.radius.small};
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    cursor: pointer;
  }
  .page-row[aria-pressed='true'] {
    background-color: color-mix(in srgb, ${tone.accentFill} 16%, transparent);
    box-shadow: inset 2px 0 0 ${tone.accentFill};
    color: ${tone.text};
  }
  .page-row:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .scroll {
    position: relative;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }

  @media (max-width: 640px) {
    .bar {
      overflow-x: auto;
      gap: 0;
      padding-inline: 0.25rem;
      scrollbar-width: none;
    }
    .middle,
    .shortcuts {
      display: none;
    }
  }
  @media (max-width: 900px) {
    &[data-left],
    &[data-right],
    &[data-left][data-right] {
      grid-template-columns: 0 minmax(0, 1fr) 0;
    }
    .left,
    .right {
      grid-area: 2 / 1 / 3 / 4;
      z-index: ${theme.layer.sticky};
    }
    .right {
      margin-block-start: 45vh;
      border-block-start: 1px solid ${tone.lineStrong};
      box-shadow: ${theme.shadow.overlay};
    }
    .left {
      margin-inline-end: 3rem;
      box-shadow: ${theme.shadow.overlay};
    }
    /* A block dragged from the drawer is dropped on the page, which the panels would cover. */
    &[data-dragging-new] > :is(.left, .right) {
      visibility: hidden;
    }
  }
`;
