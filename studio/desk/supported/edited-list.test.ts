import { expect, it } from 'vitest';
import { beginHistory, type ListHistory, stepHistory } from './edited-list.ts';

const rowsOf = (...models: string[]) => models.map((model) => ({ model }));
const start = beginHistory({ rows: rowsOf('1'), updated: null });
const edit = (history: ListHistory, ...models: string[]) =>
  stepHistory(history, { kind: 'edit', next: { rows: rowsOf(...models) } });

it('every edit of a list can be undone and redone', () => {
  const edited = edit(edit(start, '1', '2'), '2');
  const back = stepHistory(edited, { kind: 'undo' });
  expect(back.present.rows).toEqual(rowsOf('1', '2'));
  expect(stepHistory(back, { kind: 'redo' }).present).toEqual(edited.present);
  expect(stepHistory(start, { kind: 'undo' })).toBe(start);
  expect(stepHistory(edited, { kind: 'redo' })).toBe(edited);
});

it('an edit after an undo discards the redo steps', () => {
  const back = stepHistory(edit(start, '2'), { kind: 'undo' });
  expect(stepHistory(edit(back, '3'), { kind: 'redo' }).present.rows).toEqual(rowsOf('3'));
});

it('an edit that changes nothing adds no undo step', () => {
  expect(stepHistory(start, { kind: 'edit', next: { rows: start.present.rows } })).toBe(start);
});

it('undo also restores the date of a list', () => {
  const dated = stepHistory(start, { kind: 'edit', next: { updated: '2024-11-29' } });
  expect(stepHistory(dated, { kind: 'undo' }).present.updated).toBeNull();
});
