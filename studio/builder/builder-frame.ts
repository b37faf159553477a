import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';

/**
 * The layout of the builder. `data-panel`: the panel that is open beside the canvas; `data-view`: whether the
 * translation panel shows its texts or the fields of the selected block.
 */
export const BuilderFrame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  position: relative;
  height: 100vh;
  height: 100dvh;
  overflow: clip;
  background-color: ${tone.surface};
  color: ${tone.text};

  > .room {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
  /* Over the top of the page, beside the panels. */
  > .notices {
    position: absolute;
    inset-block-start: 6rem;
    inset-inline: 0;
    z-index: ${theme.layer.header};
    display: grid;
    justify-items: center;
    padding-inline: 0.75rem;
    pointer-events: none;
  }
  > .notices > * {
    width: min(46rem, 100%);
  }
  @media (min-width: 901px) {
    &:has([data-builder][data-left]) > .notices {
      inset-inline-start: 17rem;
    }
    &:has([data-builder][data-right]) > .notices {
      inset-inline-end: 21rem;
    }
    &[data-panel] > .notices {
      inset-inline-end: var(--panel);
    }
  }
  &[data-panel] {
    --panel: 22rem;
  }
  &[data-panel='mirror'] {
    --panel: max(20rem, 30vw);
  }
  /* A panel is below the bar that opens it, so that the buttons of the bar do not move. */
  @media (min-width: 901px) {
    &[data-panel] > .room > * {
      grid-area: 1 / 1;
    }
    &[data-panel] > .room > aside {
      position: relative;
      justify-self: end;
      width: var(--panel);
      margin-block-start: 2.5rem;
    }
    &[data-panel] [data-builder],
    &[data-panel] .canvas:not(:has([data-builder])) {
      padding-inline-end: var(--panel);
    }
    &[data-panel] [data-builder] > .bar {
      margin-inline-end: calc(-1 * var(--panel));
    }
  }
  /* The history panel takes the place of the fields. */
  &[data-panel='revisions'] [data-inspector] {
    display: none;
  }
  &[data-panel='revisions'] [data-builder][data-right] {
    grid-template-columns: 0 minmax(0, 1fr) 0;
  }
  &[data-panel='revisions'] [data-builder][data-left][data-right] {
    grid-template-columns: 17rem minmax(0, 1fr) 0;
  }
  /* If there is room, texts and fields are side by side; otherwise one of them is shown below the head of the panel. */
  @media (max-width: 1799px) {
    &[data-view='texts'] [data-inspector] {
      display: none;
    }
    &[data-view='texts'] [data-builder][data-right] {
      grid-template-columns: 0 minmax(0, 1fr) 0;
    }
    &[data-view='texts'] [data-builder][data-left][data-right] {
      grid-template-columns: 17rem minmax(0, 1fr) 0;
    }
    &[data-view='fields'] > .room > aside {
      align-self: start;
    }
    &[data-view='fields'] > .room > aside > .content,
    &[data-view='fields']:not(:has([data-builder][data-right])) > .room > aside {
      display: none;
    }
  }
  @media (min-width: 901px) and (max-width: 1799px) {
    &[data-view='fields'] [data-builder] {
      padding-inline-end: 0;
    }
    &[data-view='fields'] [data-builder] > .bar {
      margin-inline-end: 0;
    }
    &[data-view='fields'] [data-builder][data-right] {
      grid-template-columns: 0 minmax(0, 1fr) var(--panel);
    }
    &[data-view='fields'] [data-builder][data-left][data-right] {
      grid-template-columns: 17rem minmax(0, 1fr) var(--panel);
    }
    &[data-view='fields'] [data-inspector] {
      margin-block-start: 2.5rem;
    }
  }
  &[data-panel='mirror'] .content {
    align-content: stretch;
    overflow: hidden;
  }
  .canvas {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
  }
  /* Two pages side by side need the space of the outline. */
  @media (max-width: 1680px) {
    &[data-panel='mirror'] [data-builder] > nav {
      display: none;
    }
    &[data-panel='mirror'] [data-builder][data-left][data-right] {
      grid-template-columns: 0 minmax(0, 1fr) 19rem;
    }
  }
  @media (max-width: 900px) {
    &[data-panel] > .room {
      grid-template-rows: minmax(0, 1fr) minmax(0, 1fr);
    }
    &[data-panel] > .room > aside {
      border-block-start: 1px solid ${tone.lineStrong};
    }
    /* Half of the height is not enough for fields over the page. */
    &[data-panel]:not([data-view='fields']) [data-inspector] {
      display: none;
    }
    &[data-view='fields'] > .room > main {
      grid-area: 1 / 1 / 3 / 2;
    }
    &[data-view='fields'] > .room > aside {
      grid-area: 2 / 1;
      z-index: ${theme.layer.sticky};
    }
    &[data-view='fields'] [data-inspector] {
      align-self: end;
      height: calc(50% - 1.25rem);
      margin-block-start: 0;
      border: 0;
    }
  }
`;
