/** Pixels scrolled down before the header leaves, and before the way back to the top is offered (specification, section 9). */
const headerLeavesAfter = 150;
const toTopAfter = 300;

/** `fixed`: where the page begins; `fade-out`: gone while one reads on; `fade-in`: back while one looks back. */
export type HeaderState = 'fixed' | 'fade-in' | 'fade-out';

export interface ScrollState {
  readonly scrolled: number;
  readonly header: HeaderState;
  readonly offersTop: boolean;
}

/** What a page shows once it is scrolled so many pixels down; `last`: what it showed before. */
export function nextScrollState(scrolled: number, last: ScrollState): ScrollState {
  const offersTop = scrolled > toTopAfter;
  if (scrolled <= headerLeavesAfter) return { scrolled, header: 'fixed', offersTop };
  // A hand that rests on a screen moves it by a pixel or two.
  const isMoved = Math.abs(scrolled - last.scrolled) >= 4;
  if (!isMoved && last.header !== 'fixed') return { ...last, offersTop };
  return { scrolled, header: scrolled > last.scrolled ? 'fade-out' : 'fade-in', offersTop };
}

export const unscrolled: ScrollState = { scrolled: 0, header: 'fixed', offersTop: false };
