/** Pixels scrolled before the header hides, and before the back-to-top button appears (specification, section 9). */
const headerLeavesAfter = 150;
const toTopAfter = 300;

/** `fixed`: near the top of the page; `fade-out`: hidden after scrolling down; `fade-in`: shown after scrolling up. */
export type HeaderState = 'fixed' | 'fade-in' | 'fade-out';

export interface ScrollState {
  readonly scrolled: number;
  readonly header: HeaderState;
  readonly offersTop: boolean;
}

/** The state after scrolling to `scrolled` pixels from the top, given the previous state. */
export function nextScrollState(scrolled: number, last: ScrollState): ScrollState {
  const offersTop = scrolled > toTopAfter;
  if (scrolled <= headerLeavesAfter) return { scrolled, header: 'fixed', offersTop };
  // A finger resting on the screen moves the page by a pixel or two.
  const isMoved = Math.abs(scrolled - last.scrolled) >= 4;
  if (!isMoved && last.header !== 'fixed') return { ...last, offersTop };
  return { scrolled, header: scrolled > last.scrolled ? 'fade-out' : 'fade-in', offersTop };
}

export const unscrolled: ScrollState = { scrolled: 0, header: 'fixed', offersTop: false };
