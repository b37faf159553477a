import { expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

const roomy = { places: 1, waitingEach: 100, waitingInAll: 1_000, patience: 60_000 };

/** Jobs that end on demand. */
function openWorks() {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      ends.push(() => {
        done.push(name);
        resolve();
      });
    });
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { done, work, endAll };
}

test('a client with one job waits for one job of a crowd, not for all of them', async () => {
  const turns = createTurns(roomy);
  const { done, work, endAll } = openWorks();
  const all = [1, 2, 3, 4, 5].map((number) => turns.take('crowd', work(`crowd ${number}`)));
  all.push(turns.take('single', work('single')));
  await endAll();
  await Promise.all(all);
  expect(done.indexOf('single')).toBeLessThanOrEqual(2);
});

test('no more jobs run at once than there are slots', async () => {
  const turns = createTurns({ ...roomy, places: 3 });
  const { work, endAll } = openWorks();
  const all = Array.from({ length: 20 }, (_, index) => turns.take(`asker ${index % 4}`, work('')));
  expect([turns.running, turns.waiting]).toEqual([3, 17]);
  await endAll();
  await Promise.all(all);
  expect([turns.running, turns.waiting]).toEqual([0, 0]);
});

test('a client with too many queued jobs is rejected, while others are still accepted', async () => {
  const turns = createTurns({ ...roomy, waitingEach: 2 });
  const { work, endAll } = openWorks();
  const kept = [1, 2, 3].map(() => turns.take('crowd', work('')));
  await expect(turns.take('crowd', work(''))).rejects.toMatchObject({ code: 'haptera_too_many_requests', status: 429 });
  kept.push(turns.take('other', work('')));
  await endAll();
  await Promise.all(kept);
});

test('when the queue is full, the next job is rejected as overload', async () => {
  const turns = createTurns({ ...roomy, waitingInAll: 2 });
  const { work, endAll } = openWorks();
  const kept = [1, 2, 3].map((number) => turns.take(`asker ${number}`, work('')));
  await expect(turns.take('late', work(''))).rejects.toMatchObject({ code: 'haptera_overloaded', status: 503 });
  await endAll();
  await Promise.all(kept);
});

test('queued jobs time out and leave nothing behind', async () => {
  vi.useFakeTimers();
  try {
    const turns = createTurns({ ...roomy, patience: 1_000 });
    let end = () => {};
    const first = turns.take('a', () => new Promise<void>((resolve) => (end = resolve)));
    const second = expect(turns.take('b', async () => 'never')).rejects.toMatchObject({ code: 'haptera_overloaded' });
    await vi.advanceTimersByTimeAsync(1_000);
    await second;
    end();
    await first;
    expect([turns.running, turns.waiting]).toEqual([0, 0]);
  } finally {
    vi.useRealTimers();
  }
});

test('a failing job frees its slot', async () => {
  const turns = createTurns(roomy);
  await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take('a', async () => 'yes')).toBe('yes');
});
