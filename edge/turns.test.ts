import { afterEach, expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('requests from one address start in the order of arrival', async () => {
  const turns = createTurns();
  const done: number[] = [];
  await Promise.all([1, 2, 3].map((at) => turns.begin('a').then(() => done.push(at))));
  expect(done).toEqual([1, 2, 3]);
});

test('a thousand concurrent requests from one address delay only that address', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const ask = (address: string) => turns.begin(address).then(() => done.push(address));
  await Promise.all([...Array.from({ length: 1_000 }, () => ask('flood')), ask('b'), ask('c')]);
  expect(done.slice(0, 4)).toEqual(['flood', 'b', 'c', 'flood']);
});

test('work in progress continues before new work starts', async () => {
  const turns = createTurns();
  const done: string[] = [];
  await Promise.all([
    turns.begin('a').then(() => done.push('first')),
    turns.begin('b').then(() => done.push('second')),
    turns.goOn().then(() => done.push('begun')),
  ]);
  expect(done).toEqual(['begun', 'first', 'second']);
});

test('events that arrive meanwhile are handled between two pieces of work', async () => {
  const turns = createTurns();
  const heard: string[] = [];
  const first = turns.begin('a').then(() => {
    heard.push('first');
    // Like a request that arrives during the first piece of work.
    setImmediate(() => heard.push('a page from memory'));
  });
  await Promise.all([
    first,
    turns.begin('a').then(() => heard.push('second')),
    turns.begin('a').then(() => heard.push('third')),
  ]);
  expect(heard.indexOf('a page from memory')).toBeLessThan(heard.indexOf('third'));
});

test('the expected wait is known in advance: long for an address with many requests, short for all others', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = createTurns();
  const work = async (address: string) => {
    await turns.begin(address);
    vi.advanceTimersByTime(2);
  };
  expect(turns.expectWait('a')).toBe(0);
  await Promise.all(Array.from({ length: 100 }, () => work('flood')));
  const all = Array.from({ length: 100 }, () => work('flood'));
  expect(turns.expectWait('flood')).toBeGreaterThan(100);
  expect(turns.expectWait('b')).toBeLessThan(20);
  await Promise.all(all);
  expect(turns.expectWait('flood')).toBe(0);
});

test('while the loop is blocked, the expected wait is at least as long as the blockage', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = createTurns();
  const waiting = turns.begin('a');
  vi.advanceTimersByTime(50);
  expect(turns.expectWait('b')).toBe(50);
  await waiting;
  expect(turns.expectWait('b')).toBe(0);
});
