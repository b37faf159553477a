import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';

/** Where the parts of the builder stand. `data-panel`: the panel that is open beside the canvas. */
export const BuilderFrame = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  background-color: ${tone.surface};
  color: ${tone.text};

  > .room {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
  &[data-panel] {
    --panel: 22rem;
  }
  &[data-panel='mirror'] {
    --panel: max(20rem, 30vw);
  }
  /* A panel stands under the bar that opens it, whose buttons stay where they are. */
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
  /* These two are written in themselves: they take the place of the fields. */
  &:is([data-panel='translation'], [data-panel='revisions']) [data-inspector] {
    display: none;
  }
  &:is([data-panel='translation'], [data-panel='revisions']) [data-builder][data-right] {
    grid-template-columns: 0 minmax(0, 1fr) 0;
  }
  &:is([data-panel='translation'], [data-panel='revisions']) [data-builder][data-left][data-right] {
    grid-template-columns: 17rem minmax(0, 1fr) 0;
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
  /* Two pages side by side need the room of the outline. */
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
    /* Half of the height is no room for fields over the page. */
    &[data-panel] [data-inspector] {
      display: none;
    }
  }
`;
