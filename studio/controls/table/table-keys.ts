import type { KeyboardEvent } from 'react';
import type { Place } from './table-edits.ts';
import type { TableAct } from './table-tools.tsx';

/**
 * What a key does in a cell: an act of the table, a step to another cell, to the tools, or out of the large view; null if it
 * is left to the text box.
 */
export function readTableKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  box: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  isReadOnly: boolean,
): TableAct | Place | 'tools' | 'leave' | null {
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'Escape') return 'leave';
  if (key === 'F10' && altKey) return 'tools';
  if (altKey && !isCommand && !shiftKey) return isReadOnly ? null : (moves[key] ?? null);
  if (altKey) return null;
  if (isCommand) {
    if (isReadOnly) return null;
    if (key === 'Enter') return shiftKey ? 'addColumn' : 'addRow';
    return key === 'Backspace' && shiftKey ? 'removeLine' : null;
  }
  if (key === 'Enter') return { line: shiftKey ? -1 : 1, column: 0 };
  if (shiftKey) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown') return { line: key === 'ArrowUp' ? -1 : 1, column: 0 };
  const { value, selectionStart, selectionEnd } = box;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowLeft' && (isWhole || selectionEnd === 0)) return { line: 0, column: -1 };
  if (key === 'ArrowRight' && (isWhole || selectionStart === value.length)) return { line: 0, column: 1 };
  return null;
}

const moves: Readonly<Record<string, TableAct>> = {
  ArrowUp: 'moveUp',
  ArrowDown: 'moveDown',
  ArrowLeft: 'moveLeft',
  ArrowRight: 'moveRight',
};
