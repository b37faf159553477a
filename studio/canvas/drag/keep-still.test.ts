import { expect, test, vi } from 'vitest';
import { keepStill } from './keep-still.ts';

function aPlace(isDragging: boolean) {
  const place = new EventTarget();
  const cancel = vi.fn();
  const stop = keepStill(place, { isDragging: () => isDragging, cancel });
  const send = (type: string, cancelable: boolean) => {
    const event = new Event(type, { cancelable });
    place.dispatchEvent(event);
    return event;
  };
  return { cancel, stop, send };
}

test('a finger scrolls the page only while nothing is dragged', () => {
  expect(aPlace(true).send('touchmove', true).defaultPrevented).toBe(true);
  expect(aPlace(false).send('touchmove', true).defaultPrevented).toBe(false);
});

test('a finger that stops a scrolling page does not start a drag', () => {
  const { cancel, send } = aPlace(false);
  send('touchstart', false);
  expect(cancel).toHaveBeenCalledOnce();
});

test('a finger on a page that is not scrolling can start a drag', () => {
  const { cancel, send } = aPlace(false);
  send('touchstart', true);
  expect(cancel).not.toHaveBeenCalled();
});

test('after it is stopped, scrolling works as usual', () => {
  const { cancel, stop, send } = aPlace(true);
  stop();
  send('touchstart', false);
  expect(send('touchmove', true).defaultPrevented).toBe(false);
  expect(cancel).not.toHaveBeenCalled();
});
