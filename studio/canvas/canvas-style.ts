import { createGlobalStyle } from 'styled-components';
import { theme } from '#ui/theme.ts';

const { signal } = theme.color;

/**
 * What the canvas adds to the page. Only whole blocks are hit by a pointer, whatever is in them: a link leads nowhere, a film
 * does not swallow a drag.
 */
export const CanvasStyle = createGlobalStyle`
  html {
    scroll-padding-block: 5rem;
  }
  body {
    overflow-x: clip;
  }
  [data-canvas-page] {
    min-height: 12rem;
  }
  [data-slot]:not([data-canvas-page]):not(:has(> [data-block])) {
    min-height: 6rem;
    outline: calc(1.5px / var(--canvas-scale, 1)) dashed color-mix(in srgb, ${signal} 60%, transparent);
    outline-offset: calc(-1.5px / var(--canvas-scale, 1));
  }
  [data-block],
  [data-block] * {
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  [data-block] * {
    pointer-events: none;
  }
  [data-block] {
    cursor: grab;
  }
  [data-read-only] [data-block] {
    cursor: default;
  }
  [data-block],
  [data-block] [data-slot] {
    pointer-events: auto !important;
  }
  [data-in-hand] {
    opacity: 0.45;
  }
  ::view-transition {
    display: none;
  }
`;
