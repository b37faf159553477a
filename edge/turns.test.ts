import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('work that asks for turns is done in the order it came', async () => {
  const turns = createTurns();
  const done: number[] = [];
  await Promise.all([1, 2, 3].map((at) => turns.next('begin').then(() => done.push(at))));
  expect(done).toEqual([1, 2, 3]);
});

test('what has begun goes on before anything else begins', async () => {
  const turns = createTurns();
  const done: string[] = [];
  await Promise.all([
    turns.next('begin').then(() => done.push('first')),
    turns.next('begin').then(() => done.push('second')),
    turns.next('go-on').then(() => done.push('begun')),
  ]);
  expect(done).toEqual(['begun', 'first', 'second']);
});

test('what comes meanwhile is heard between two pieces of work', async () => {
  const turns = createTurns();
  const heard: string[] = [];
  const first = turns.next('begin').then(() => {
    heard.push('first');
    // As a request that arrives while the first piece of work is being done.
    setImmediate(() => heard.push('a page from memory'));
  });
  await Promise.all([
    first,
    turns.next('begin').then(() => heard.push('second')),
    turns.next('begin').then(() => heard.push('third')),
  ]);
  expect(heard.indexOf('a page from memory')).toBeLessThan(heard.indexOf('third'));
});
