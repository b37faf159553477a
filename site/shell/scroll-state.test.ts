import { expect, it } from 'vitest';
import { nextScrollState, type ScrollState, unscrolled } from './scroll-state.ts';

function scrollThrough(...places: readonly number[]): ScrollState {
  return places.reduce((state, scrolled) => nextScrollState(scrolled, state), unscrolled);
}

it('the header stays while a page is scrolled down 150 px or less', () => {
  expect(scrollThrough(80, 150).header).toBe('fixed');
});

it('the header hides when a page is scrolled down past 150 px', () => {
  expect(scrollThrough(151).header).toBe('fade-out');
  expect(scrollThrough(400, 900).header).toBe('fade-out');
});

it('the header returns when the visitor scrolls up, however far down', () => {
  expect(scrollThrough(2000, 1900).header).toBe('fade-in');
});

it('the header is fixed again at the top of the page', () => {
  expect(scrollThrough(2000, 1000, 150).header).toBe('fixed');
  expect(scrollThrough(2000, 0).header).toBe('fixed');
});

it('a movement of a few pixels neither hides nor shows the header', () => {
  expect(scrollThrough(2000, 1998).header).toBe('fade-out');
  expect(scrollThrough(2000, 1900, 1902).header).toBe('fade-in');
});

it('the back-to-top button appears after more than 300 px', () => {
  expect(scrollThrough(300).offersTop).toBe(false);
  expect(scrollThrough(301).offersTop).toBe(true);
  expect(scrollThrough(2000, 200).offersTop).toBe(false);
});
