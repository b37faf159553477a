import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TYPING_PAUSE, watchTyping } from './watch-typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what would take the focus', () => {
  it('comes at once when nobody types', () => {
    const act = vi.fn();
    watchTyping(new EventTarget()).whenPaused(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits as long as letters follow each other', () => {
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

  it('lets a word that is composed be finished', () => {
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

  it('does not come once it is no longer wanted', () => {
    const view = new EventTarget();
    const act = vi.fn();
    const watch = watchTyping(view);
    view.dispatchEvent(new Event('keydown'));
    watch.whenPaused(act)();
    vi.advanceTimersByTime(2 * TYPING_PAUSE);
    expect(act).not.toHaveBeenCalled();
  });
});
