import { expect, test, vi } from 'vitest';
import { createOutput } from './output.ts';

function anOutput(isForPeople: boolean) {
  const lines: string[] = [];
  const now = vi.fn(() => Date.UTC(2026, 0, 2, 3, 4, 5));
  return { lines, now, output: createOutput({ isForPeople, write: (line) => lines.push(line), now }) };
}

test('for people, messages are plain text, and lines of a service have time and name', () => {
  const { lines, output } = anOutput(true);
  output.say('running', 'Haptera is running.', { publicUrl: 'http://localhost:4010' });
  output.tell('cms', 'The CMS answers.');
  output.tell(
    'edge',
    JSON.stringify({
      time: '2026-01-02T03:04:06.000Z',
      level: 'warn',
      room: 'edge',
      kind: 'upstream-down',
      message: 'The site is away.',
    }),
  );
  expect(lines).toEqual([
    'Haptera is running.\n',
    '03:04:05 cms   The CMS answers.\n',
    '03:04:06 edge  warn  The site is away.\n',
  ]);
});

test('for programs, each line is a JSON object, and lines that already are one stay unchanged', () => {
  const { lines, output } = anOutput(false);
  const structured = JSON.stringify({
    time: '2026-01-02T03:04:06.000Z',
    level: 'warn',
    room: 'edge',
    kind: 'x',
    message: 'y',
    n: 1,
  });
  output.say('running', 'Haptera is running.', { publicUrl: 'http://localhost:4010' });
  output.tell('cms', 'The CMS answers.');
  output.tell('edge', structured);
  const time = '2026-01-02T03:04:05.000Z';
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time,
      level: 'info',
      room: 'start',
      kind: 'running',
      message: 'Haptera is running.',
      publicUrl: 'http://localhost:4010',
    },
    { time, level: 'info', room: 'cms', kind: 'output', message: 'The CMS answers.' },
    JSON.parse(structured),
  ]);
});

test('output of a service cannot move the cursor or imitate a line of another service', () => {
  const { lines, output } = anOutput(true);
  output.tell('cms', '\u001b[2J\u001b[1;1Hgone\r00:00:00 edge  all is well');
  expect(lines).toEqual(['03:04:05 cms   gone 00:00:00 edge  all is well\n']);
});

test('a service that floods its log does not suppress lines of others', () => {
  const { lines, now, output } = anOutput(true);
  for (let index = 0; index < 5_000; index += 1) output.tell('site', `line ${index}`);
  output.tell('cms', 'still heard');
  expect(lines.length).toBeLessThan(400);
  expect(lines.at(-1)).toContain('still heard');
  now.mockReturnValue(now() + 60_000);
  output.tell('site', 'after a while');
  expect(lines.at(-2)).toMatch(/site {2}warn {2}\d+ lines before this one were dropped/);
});
