import { keyframes, styled } from 'styled-components';
import { media, theme } from '#ui/theme.ts';

export const loadBarId = 'load-bar';

/** Shows that a slow page is loading. Hidden from assistive technology, because browsers already announce that. */
export function LoadBar() {
  return <Bar id={loadBarId} className="load-bar" aria-hidden="true" />;
}

/** Stops short of the full width, because the page may never finish loading. */
const run = keyframes`
  to { scale: 0.92 1; }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.toast};
  height: 3px;
  background-color: ${theme.color.signal};
  transform-origin: 0 0;
  scale: 0 1;
  visibility: hidden;

  &[data-state='running'] {
    visibility: visible;
    animation: ${run} 5s cubic-bezier(0.1, 0.7, 0.3, 1) forwards;
  }
  &[data-state='finished'] {
    visibility: visible;
    scale: none;
    opacity: 0;
    transition: opacity 500ms;
  }
  ${media.forcedColors} {
    background-color: Highlight;
  }
`;
