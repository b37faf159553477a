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

test('a finger that drags does not scroll, and one that does not drag does', () => {
  expect(aPlace(true).send('touchmove', true).defaultPrevented).toBe(true);
  expect(aPlace(false).send('touchmove', true).defaultPrevented).toBe(false);
});

test('a finger that stops a page on its way never drags', () => {
  const { cancel, send } = aPlace(false);
  send('touchstart', false);
  expect(cancel).toHaveBeenCalledOnce();
});

test('a finger on a page at rest may drag', () => {
  const { cancel, send } = aPlace(false);
  send('touchstart', true);
  expect(cancel).not.toHaveBeenCalled();
});

test('nothing is kept still any more once that was ended', () => {
  const { cancel, stop, send } = aPlace(true);
  stop();
  send('touchstart', false);
  expect(send('touchmove', true).defaultPrevented).toBe(false);
  expect(cancel).not.toHaveBeenCalled();
});
