import { css } from 'styled-components';
import { media, theme } from './theme.ts';

/**
 * For a list inside a `Container`: on a phone its items stand in one row that is swiped and runs to both edges of the screen.
 * Each item is as wide as `--swipe-item` (default: as wide as it is). Items without a link or button need a `tabIndex` on the
 * list, or the row cannot be moved by keyboard.
 */
export const swipeRow = css`
  ${media.phone} {
    display: flex;
    flex-wrap: nowrap;
    gap: ${theme.space.x2};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);

    & > * {
      flex: 0 0 var(--swipe-item, auto);
      scroll-snap-align: start;
    }
  }
`;
