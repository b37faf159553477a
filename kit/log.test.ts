import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { printLogLine, readLogLine } from './log-line.ts';
import { openLogSink } from './log-sink.ts';

afterEach(() => void vi.useRealTimers());

const entrySchema = (line: string): Record<string, unknown> => JSON.parse(line);

function startLog(options: { burst?: number; perSecond?: number } = {}) {
  const lines: string[] = [];
  let time = Date.UTC(2026, 10, 22);
  const log = createLog({ room: 'edge', write: (line) => lines.push(line), now: () => time, ...options });
  return { log, lines, entries: () => lines.map(entrySchema), pass: (ms: number) => (time += ms) };
}

test('a line contains time, level, room, kind, message and further fields', () => {
  const { log, lines, entries } = startLog();
  log.warn('upstream-down', 'The site does not answer.', { upstream: 'site' });
  expect(entries()).toEqual([
    {
      time: '2026-11-22T00:00:00.000Z',
      level: 'warn',
      room: 'edge',
      kind: 'upstream-down',
      message: 'The site does not answer.',
      upstream: 'site',
    },
  ]);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
});

test('a flood of one kind leaves a few lines and the number of omitted ones', () => {
  const { log, entries, pass } = startLog({ burst: 3, perSecond: 1 });
  for (let at = 0; at < 10_000; at += 1) log.error('flood', 'again');
  expect(entries()).toHaveLength(3);
  pass(1_000);
  log.error('flood', 'again');
  expect(entries().at(-1)).toMatchObject({ message: 'again', leftOut: 9_997 });
});

test('a flood of one kind does not hide another kind', () => {
  const { log, entries } = startLog({ burst: 1 });
  for (let at = 0; at < 100; at += 1) log.info('flood', 'again');
  log.info('rare', 'once');
  expect(entries().map(({ kind }) => kind)).toEqual(['flood', 'rare']);
});

test('a warning that repeats is one line a minute for its cause, with the number of its repetitions', () => {
  vi.useFakeTimers();
  const { log, entries, pass } = startLog();
  const warn = (at: number) => log.warn('mail', `Mail ${at} (code) will be retried: 10.0.0.${at % 250}:25 refused it.`);
  for (let at = 0; at < 50; at += 1) {
    warn(at);
    pass(1_000);
    vi.advanceTimersByTime(1_000);
  }
  expect(entries()).toHaveLength(1);
  log.warn('mail', 'Mail: the queue cannot be read.');
  expect(entries()).toHaveLength(2);
  pass(10_000);
  warn(50);
  expect(entries()).toMatchObject([{}, {}, { kind: 'mail', leftOut: 49 }]);
  warn(51);
  vi.advanceTimersByTime(60_000);
  expect(entries().at(-1)).toMatchObject({ level: 'warn', kind: 'mail', leftOut: 1 });
  expect(entries().at(-1)?.message).toBe('1 more times: Mail # (code) will be retried: # refused it.');
});

test('errors are written each, because each of them has a reference', () => {
  const { log, entries } = startLog();
  for (let at = 0; at < 5; at += 1) log.error('rest', `REST ${at}: broken`);
  expect(entries()).toHaveLength(5);
});

test('lines of the level debug are written on request only', () => {
  const lines: string[] = [];
  for (const isDebugging of [false, true]) {
    createLog({ room: 'edge', write: (line) => lines.push(line), isDebugging }).debug('purged', 'All pages.');
  }
  expect(lines.map((line) => readLogLine(line))).toMatchObject([{ level: 'debug', kind: 'purged' }]);
});

test('omitted lines are reported even if no other of their kind follows', () => {
  vi.useFakeTimers();
  const { log, entries } = startLog({ burst: 1 });
  for (let at = 0; at < 5; at += 1) log.info('flood', 'again');
  vi.advanceTimersByTime(10_000);
  expect(entries().at(-1)).toMatchObject({ kind: 'flood', leftOut: 4 });
});

test('omitted lines are reported when the process ends', () => {
  const { log, entries } = startLog({ burst: 1 });
  for (let at = 0; at < 5; at += 1) log.info('flood', 'again');
  log.flush();
  log.flush();
  expect(entries().map(({ leftOut }) => leftOut)).toEqual([undefined, 4]);
});

test('an unlimited number of kinds shares one limit', () => {
  const { log, lines } = startLog();
  for (let at = 0; at < 20_000; at += 1) log.info(`invented-${at}`, 'x');
  expect(lines.length).toBeLessThan(600);
});

test('an error is logged with its code and cause', () => {
  const { log, entries } = startLog();
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  log.error('failed', 'No answer.', { error: new Error('The call failed', { cause }) });
  expect(entries()[0]).toMatchObject({
    error: { name: 'Error', message: 'The call failed', cause: { code: 'ECONNREFUSED' } },
  });
});

test.each([
  ['a circular reference', () => ({ circle: makeCircle() })],
  ['a very long text', () => ({ text: 'x'.repeat(1_000_000) })],
  ['a thousand long texts', () => ({ texts: Array.from({ length: 1_000 }, () => 'x'.repeat(5_000)) })],
  ['a big whole number', () => ({ count: 10n ** 30n })],
  ['a value that throws when it is printed', () => ({ broken: new Throwing() })],
  ['line feeds and escapes', () => ({ text: 'a\r\nb\u001b[2J\u0000' })],
])('%s in the fields results in one short line', (_what, makeFields) => {
  const { log, lines } = startLog();
  log.info('odd', 'fields', makeFields());
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(9_000);
  expect(lines[0]?.slice(0, -1)).not.toMatch(/\p{Cc}/u);
  expect(entrySchema(lines[0] ?? '')).toMatchObject({ kind: 'odd', message: 'fields' });
});

function makeCircle(): Record<string, unknown> {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  return circle;
}

class Throwing {
  toJSON(): never {
    throw new Error('not printable');
  }
}

test('fields cannot replace the standard parts of a line', () => {
  const { log, entries } = startLog();
  log.info('kind', 'said', { kind: 'other', message: 'unsaid' });
  expect(entries()[0]).toMatchObject({ kind: 'kind', message: 'said', field_kind: 'other', field_message: 'unsaid' });
});

test('a reader that stops reading costs lines, not memory', () => {
  let isStuck = true;
  const stuck = new Writable({
    write: (_chunk, _encoding, done) => (isStuck ? setTimeout(done, 60_000).unref() : done()),
  });
  const write = openLogSink(stuck);
  const line = `${'x'.repeat(10_000)}\n`;
  for (let at = 0; at < 1_000; at += 1) write(line);
  expect(stuck.writableLength).toBeLessThan(1.1 * 1024 * 1024);
  isStuck = false;
});

test('a process continues when the reader of its log is gone', async () => {
  const program = `
    const { createLog } = await import('./kit/log.ts');
    const log = createLog({ room: 'test', burst: 1e6 });
    let lines = 0;
    const timer = setInterval(() => {
      for (let at = 0; at < 50; at += 1) log.info('line', 'x'.repeat(500));
      if ((lines += 50) >= 1_000) { clearInterval(timer); process.exitCode = 7; }
    }, 2);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.once('data', () => child.stderr.destroy());
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('a line can be printed for people without JSON syntax', () => {
  const { log, lines } = startLog();
  log.warn('upstream-down', 'The site does not answer.', { upstream: 'site', after: 3 });
  const entry = readLogLine(lines[0] ?? '');
  expect(entry && printLogLine(entry)).toBe('00:00:00 edge  warn  The site does not answer. upstream="site" after=3');
});

test.each(['plain words', '{"half": ', '{"time":"x"}', '[]', 'null', ''])('%j is not one of our log lines', (line) => {
  expect(readLogLine(line)).toBeNull();
});

test('a line cannot send control characters to a terminal', () => {
  const { log, lines } = startLog();
  log.info('odd', 'a\u001b[2Jb\nc', { path: '/\u001b]0;x\u0007' });
  const entry = readLogLine(lines[0] ?? '');
  expect(entry && printLogLine(entry)).not.toMatch(/\p{Cc}/u);
});
