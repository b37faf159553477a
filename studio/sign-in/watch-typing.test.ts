import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TYPING_PAUSE, watchTyping } from './watch-typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an action that takes the focus', () => {
  it('runs at once while nobody is typing', () => {
    const act = vi.fn();
    watchTyping(new EventTarget()).whenPaused(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits while the user keeps typing', () => {
    const view = new EventTarget();
    const act = vi.fn();
    const watch = watchTyping(view);
    view.dispatchEvent(new Event('keydown'));
    watch.whenPaused(act);
    for (let letter = 0; letter < 20; letter += 1) {
      vi.advanceTimersByTime(TYPING_PAUSE - 100);
      view.dispatchEvent(new Event('input'));
    }
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(TYPING_PAUSE);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits for an input method to finish composing', () => {
    const view = new EventTarget();
    const act = vi.fn();
    const watch = watchTyping(view);
    view.dispatchEvent(new Event('compositionstart'));
    watch.whenPaused(act);
    vi.advanceTimersByTime(10 * TYPING_PAUSE);
    expect(act).not.toHaveBeenCalled();
    view.dispatchEvent(new Event('compositionend'));
    vi.advanceTimersByTime(2 * TYPING_PAUSE);
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not run after being cancelled', () => {
    const view = new EventTarget();
    const act = vi.fn();
    const watch = watchTyping(view);
    view.dispatchEvent(new Event('keydown'));
    watch.whenPaused(act)();
    vi.advanceTimersByTime(2 * TYPING_PAUSE);
    expect(act).not.toHaveBeenCalled();
  });
});
