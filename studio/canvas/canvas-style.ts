import { createGlobalStyle } from 'styled-components';
import { theme } from '#ui/theme.ts';

const { signal } = theme.color;

/**
 * Styles that the canvas adds to the page. Pointers hit only whole blocks, never their content: links do not navigate,
 * and videos do not swallow a drag.
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
  /* A text that is edited in place can be selected again, and looks the same as before. */
  [data-block] [data-editing],
  [data-block] [data-editing] * {
    user-select: text;
    -webkit-user-select: text;
    pointer-events: auto;
    cursor: text;
  }
  [data-editing] {
    outline: calc(1.5px / var(--canvas-scale, 1)) solid color-mix(in srgb, currentcolor 55%, transparent);
    outline-offset: calc(4px / var(--canvas-scale, 1));
  }
  /* Beside text whose spaces collapse, browsers write a typed space as a no-break one. */
  [data-editing] .h-whole {
    white-space: pre;
  }
  [data-editing]:has(> .ProseMirror-trailingBreak:only-child)::before {
    content: attr(aria-label);
    float: inline-start;
    height: 0;
    opacity: 0.4;
    pointer-events: none;
  }
  /* The editor renders these with other elements than the site (see the rich text schema), but they look the same. */
  [data-editing] .caption {
    padding-block-end: 0.625rem;
    color: var(--text-muted);
    font-size: ${theme.size.small};
  }
  [data-editing] .details {
    padding-block: 0.75em;
    border-block: ${theme.line.hair} solid var(--line);
  }
  [data-editing] .summary {
    margin-block-end: 0.6em;
    font-weight: ${theme.weight.medium};
  }
  [data-editing] th[scope='col'] {
    border-block-end: ${theme.line.regular} solid var(--text);
    font-family: ${theme.font.heading};
  }
  [data-writing] [data-overlay] > .tools {
    display: none;
  }
  [data-in-hand] {
    opacity: 0.45;
  }
  ::view-transition {
    display: none;
  }
`;
