import { describe, expect, it } from 'vitest';
import { type KeyPress, matchShortcut, printShortcut } from './shortcuts.ts';

describe('the shortcuts of the builder', () => {
  it.each([
    [{ key: '/' }, 'page', 'insert'],
    [{ key: '/', shiftKey: true }, 'page', 'insert'],
    [{ key: 'z', code: 'KeyZ', ctrlKey: true }, 'text', 'undo'],
    [{ key: 'Z', code: 'KeyZ', metaKey: true, shiftKey: true }, 'page', 'redo'],
    [{ key: 'я', code: 'KeyZ', ctrlKey: true }, 'page', 'undo'],
    [{ key: 'ArrowUp', altKey: true, shiftKey: true }, 'text', 'moveUp'],
    [{ key: 'Backspace', code: 'Backspace' }, 'page', 'remove'],
    [{ key: 'Escape' }, 'text', 'leave'],
    [{ key: 'F8', code: 'F8' }, 'control', 'translate'],
  ] as const)('%o with the focus on %s triggers %s', (press, place, expected) => {
    expect(matchShortcut(aPress(press), place)).toBe(expected);
  });

  it.each([
    [{ key: '/' }, 'text'],
    [{ key: 'Backspace', code: 'Backspace' }, 'text'],
    [{ key: 'Delete', code: 'Delete' }, 'control'],
    [{ key: 'ArrowDown' }, 'text'],
    [{ key: 'Enter' }, 'control'],
    [{ key: 'd', code: 'KeyD', ctrlKey: true }, 'text'],
  ] as const)('%o with the focus on %s keeps its usual meaning', (press, place) => {
    expect(matchShortcut(aPress(press), place)).toBeNull();
  });

  it('are not triggered while an input method is composing', () => {
    expect(matchShortcut(aPress({ key: 'Escape', isComposing: true }), 'text')).toBeNull();
    expect(matchShortcut(aPress({ key: 'Process', code: 'KeyZ', ctrlKey: true }), 'text')).toBeNull();
  });

  it('are printed in the notation of the platform', () => {
    expect(printShortcut('Mod+Shift+z', false)).toBe('Ctrl+Shift+Z');
    expect(printShortcut('Mod+Shift+z', true)).toBe('⌘⇧Z');
  });
});

function aPress(press: Partial<KeyPress>): KeyPress {
  return {
    key: '',
    code: '',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    isComposing: false,
    ...press,
  };
}
