import { expect, test } from 'vitest';
import { createLineLog } from './line-log.ts';
import { createLog } from './log.ts';

function startLog() {
  const lines: string[] = [];
  const { write, flush } = createLineLog(
    'cms',
    createLog({ room: 'cms', write: (line) => lines.push(line), now: () => 0 }),
  );
  return { write, flush, entries: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

test('an error in every request is logged only a few times, with the number of omitted lines', () => {
  const { write, flush, entries } = startLog();
  for (let index = 0; index < 1_000; index += 1) {
    write(`REST ${index.toString(16).padStart(8, '0')}: Error: connect ECONNREFUSED\n    at somewhere`, 'error');
  }
  flush();
  expect(entries().length).toBeLessThan(20);
  expect(entries().at(-1)).toMatchObject({ room: 'cms', kind: 'rest', leftOut: 990 });
});

test('a flood of one kind does not hide other kinds', () => {
  const { write, entries } = startLog();
  for (let index = 0; index < 1_000; index += 1) write(`GraphQL fault ${index}: no answer`);
  write('Scheduled documents could not be looked for: DatabaseError');
  expect(entries().at(-1)).toMatchObject({ kind: 'scheduled-documents-could-not-be-looked-for' });
});

test('a line is a warning unless another level is given', () => {
  const { write, entries } = startLog();
  write('The site does not respond.');
  write('The site responds again.', 'info');
  expect(entries()).toMatchObject([{ level: 'warn' }, { level: 'info', kind: 'the-site-responds' }]);
});
