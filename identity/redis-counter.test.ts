import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Queryable } from '#kit/database/connect.ts';
import type { AttemptCounter } from './attempt-counter.ts';
import { createRedisCounter, type RedisCounter, type RedisCounterOptions } from './redis-counter.ts';
import { findRedisProgram, startRedis, type TestRedis } from './testing/start-redis.ts';

const program = findRedisProgram();
if (program === null) {
  console.warn('NOT TESTED: counting in Redis. This machine has neither redis-server nor valkey-server; install one.');
}

const now = '2026-03-01T08:00:00.000Z';
const end = '2026-03-01T08:15:00.000Z';
const later = '2026-03-01T08:15:00.001Z';
/** Fails the test when used: operations in Redis must not touch the database. */
const tx: Queryable = { query: refuse, one: refuse, run: refuse };
const counters: RedisCounter[] = [];
const logged: string[] = [];
afterEach(() => {
  for (const counter of counters.splice(0)) counter.close();
  logged.splice(0);
});

function refuse(): Promise<never> {
  return Promise.reject(new Error('The database was queried.'));
}

/** A fallback that records the keys of its calls. */
function standIn(): AttemptCounter & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    count: async (key) => ({ count: asked.push(key), windowEndsAt: end }),
    forgive: async (keys) => void asked.push(...keys),
    forget: async (key) => void asked.push(key),
  };
}

type Over = Partial<Pick<RedisCounterOptions, 'prefix' | 'patience'>>;

function open(url: string, fallback: AttemptCounter, over: Over = {}): RedisCounter {
  const log = (line: string) => void logged.push(line);
  const counter = createRedisCounter({ url, prefix: 'test ', fallback, log, ...over });
  counters.push(counter);
  return counter;
}

/** Waits until attempts are counted in Redis: until a count no longer reaches the fallback. */
async function untilConnected(counter: RedisCounter, fallback: { readonly asked: string[] }): Promise<void> {
  await vi.waitUntil(
    async () => {
      const before = fallback.asked.length;
      await counter.count(`ready ${Math.random()}`, now, end);
      return fallback.asked.length === before;
    },
    { timeout: 10_000, interval: 50 },
  );
  fallback.asked.splice(0);
  logged.splice(0);
}

/** With a long timeout by default, because a busy machine is slow. */
async function openConnected(url: string, over: Over = { patience: 10_000 }) {
  const fallback = standIn();
  const counter = open(url, fallback, over);
  await untilConnected(counter, fallback);
  return { counter, fallback };
}

test('without Redis the fallback counts, and this is logged once', async () => {
  const fallback = standIn();
  const counter = open('redis://127.0.0.1:1', fallback);
  expect(await counter.count('pair', now, end)).toEqual({ count: 1, windowEndsAt: end });
  expect(await counter.count('pair', now, end)).toMatchObject({ count: 2 });
  await counter.forgive(['pair']);
  await counter.forget('pair', tx);
  expect(fallback.asked).toEqual(['pair', 'pair', 'pair', 'pair']);
  await vi.waitUntil(() => logged.length > 0, { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(logged, 'logged only once while it reconnects').toEqual([
    expect.stringMatching(/^Redis does not count attempts \(.*\): the database does meanwhile\.$/),
  ]);
});

describe.skipIf(program === null)('in a real Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis(program ?? '');
  });
  afterAll(() => redis.stop());

  test('attempts are counted within a window, and from 1 again once it is over', async () => {
    const { counter } = await openConnected(redis.url);
    expect(await counter.count('window', now, end)).toEqual({ count: 1, windowEndsAt: end });
    expect(await counter.count('window', now, later)).toEqual({ count: 2, windowEndsAt: end });
    expect(await counter.count('window', end, later)).toEqual({ count: 1, windowEndsAt: later });
  });

  test('attempts can be taken back, never below zero, and reset', async () => {
    const { counter } = await openConnected(redis.url);
    await counter.count('back', now, end);
    for (let time = 0; time < 3; time += 1) await counter.forgive(['back', 'unknown']);
    expect(await counter.count('back', now, end)).toMatchObject({ count: 1 });
    await counter.count('back', now, end);
    await counter.forget('back', tx);
    expect(await counter.count('back', now, end)).toMatchObject({ count: 1 });
    expect(await counter.count('unknown', now, end)).toMatchObject({ count: 1 });
  });

  test('200 concurrent attempts over two clients get 200 different counts', async () => {
    const pair = [await openConnected(redis.url), await openConnected(redis.url)] as const;
    const counts = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => pair[index % 2 === 0 ? 0 : 1].counter.count('many', now, end)),
    );
    expect(counts.map(({ count }) => count).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
    expect(pair.flatMap(({ fallback }) => fallback.asked)).toEqual([]);
  });

  test('installations that share one Redis do not share their counts', async () => {
    const [one, other] = [
      await openConnected(redis.url, { prefix: 'one ', patience: 10_000 }),
      await openConnected(redis.url, { prefix: 'other ', patience: 10_000 }),
    ];
    await one.counter.count('shared', now, end);
    expect(await other.counter.count('shared', now, end)).toMatchObject({ count: 1 });
  });

  test('a stalled Redis delays one call by the timeout, and further calls not at all', async () => {
    const { counter, fallback } = await openConnected(redis.url, {});
    redis.stall();
    try {
      const begun = performance.now();
      await counter.count('stalled', now, end);
      const first = performance.now() - begun;
      expect(first).toBeGreaterThan(150);
      expect(first).toBeLessThan(1_000);
      const again = performance.now();
      for (let time = 0; time < 20; time += 1) await counter.count('stalled', now, end);
      expect(performance.now() - again).toBeLessThan(150);
      expect(fallback.asked).toHaveLength(21);
      expect(logged).toEqual([expect.stringContaining('no answer within 200 ms')]);
    } finally {
      redis.continue();
    }
  });

  test('a Redis that accepts connections but never replies is logged too', async () => {
    const mute = await startRedis(program ?? '');
    mute.stall();
    const fallback = standIn();
    const counter = open(mute.url, fallback);
    await vi.waitUntil(
      async () => {
        await counter.count('mute', now, end);
        return logged.length > 0;
      },
      { timeout: 10_000, interval: 200 },
    );
    expect(logged[0]).toContain('the database does meanwhile');
    await mute.stop();
  }, 20_000);

  test('the fallback takes over when Redis dies, and Redis counts again once it is back', async () => {
    const mortal = await startRedis(program ?? '');
    const { counter, fallback } = await openConnected(mortal.url);
    await mortal.stop();
    await counter.count('mortal', now, end);
    expect(fallback.asked).toEqual(['mortal']);
    const back = await startRedis(program ?? '', Number(new URL(mortal.url).port));
    await untilConnected(counter, fallback);
    expect(await counter.count('mortal', now, end)).toMatchObject({ count: 1 });
    await back.stop();
  }, 30_000);
});
