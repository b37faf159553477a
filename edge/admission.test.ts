import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type Admission, createAdmission, type Guest, type Release } from './admission.ts';

const limits = { places: 4, perAddress: 2, perIdentity: 1, queue: 10, waitMs: 10_000, expectedMs: 10_000 };
const guest = (address: string, identity = ''): Guest => ({ address, identity });
afterEach(() => vi.useRealTimers());

/** Enters, holds the place for `milliseconds` and releases it. */
async function hold(admission: Admission, who: Guest, milliseconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const release = await admission.enter(who);
  vi.advanceTimersByTime(milliseconds);
  release?.();
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one address never gets all places', async () => {
  const admission = createAdmission({ ...limits, perIdentity: 2 });
  const mine = Array.from({ length: 5 }, () => admission.enter(guest('a')));
  await settled();
  expect([admission.inFlight(), admission.waiting()]).toEqual([2, 3]);
  expect(await admission.enter(guest('b'))).not.toBeNull();
  for (let at = 0; at < mine.length; at += 1) (await mine[at])?.();
});

test('a free place goes to the address whose turn it is, not to the one with the most requests', async () => {
  const admission = createAdmission({ ...limits, places: 1 });
  const first = await admission.enter(guest('flood'));
  const order: string[] = [];
  const ask = async (who: Guest) => {
    const release = await admission.enter(who);
    order.push(who.address);
    release?.();
  };
  const all = [...Array.from({ length: 6 }, () => ask(guest('flood'))), ask(guest('b')), ask(guest('c'))];
  first?.();
  await Promise.all(all);
  expect(order.slice(0, 4).sort()).toEqual(['b', 'c', 'flood', 'flood']);
});

test('an authenticated user has a separate queue from others at the same address', async () => {
  const admission = createAdmission({ ...limits, places: 2 });
  const flood = Array.from({ length: 6 }, () => admission.enter(guest('office', 'client')));
  expect(await admission.enter(guest('office', 'editor'))).not.toBeNull();
  (await flood[0])?.();
});

test('a full queue makes room for an address with fewer waiting requests', async () => {
  const admission = createAdmission({ ...limits, places: 1, queue: 3 });
  await admission.enter(guest('a'));
  const waiting = Array.from({ length: 3 }, () => admission.enter(guest('a')));
  expect(await admission.enter(guest('a')), 'the flood’s surplus is refused').toBeNull();
  const other = admission.enter(guest('b'));
  expect(await waiting[2], 'the last of the longest queue is refused').toBeNull();
  expect(admission.waiting()).toBe(3);
  void other;
});

test('a request that would probably wait too long, judged by earlier hold times, is refused immediately', async () => {
  const admission = createAdmission({ ...limits, places: 1, perAddress: 1, expectedMs: 150 });
  await hold(admission, guest('a'), 100);
  const second = await admission.enter(guest('a'));
  const waiting = admission.enter(guest('b'));
  expect(await admission.enter(guest('b')), 'two requests would be ahead of this one').toBeNull();
  expect(admission.waiting()).toBe(1);
  second?.();
  (await waiting)?.();
  expect([admission.inFlight(), admission.waiting()]).toEqual([0, 0]);
});

test('an address that waits only for its own requests does not keep others from queueing', async () => {
  const admission = createAdmission({ ...limits, places: 2, perAddress: 2, perIdentity: 2, expectedMs: 150 });
  await hold(admission, guest('flood'), 100);
  const held = [await admission.enter(guest('flood')), await admission.enter(guest('flood'))];
  const waiting = [1, 2, 3, 4].map(() => admission.enter(guest('flood')));
  const other = admission.enter(guest('b'));
  expect(await waiting[3]).toBeNull();
  for (const release of held) release?.();
  expect(await other).not.toBeNull();
});

test('a request that is aborted or waits too long gets no place and leaks none', async () => {
  const admission = createAdmission({ ...limits, places: 1, waitMs: 20 });
  const release = await admission.enter(guest('a'));
  const left = new AbortController();
  const leaving = admission.enter(guest('b'), left.signal);
  left.abort();
  expect([await leaving, await admission.enter(guest('c')), await admission.enter(guest('d'), left.signal)]).toEqual([
    null,
    null,
    null,
  ]);
  release?.();
  expect([admission.inFlight(), admission.waiting()]).toEqual([0, 0]);
});

test('time already spent waiting elsewhere counts towards the longest wait', async () => {
  const admission = createAdmission({ ...limits, places: 1 });
  await admission.enter(guest('a'));
  expect(await admission.enter(guest('b'), undefined, 20)).toBeNull();
  expect(admission.waiting()).toBe(0);
});

test('no sequence of requests exceeds a limit or leaves anything behind', async () => {
  const step = fc.record({
    address: fc.constantFrom('a', 'b', 'c'),
    identity: fc.constantFrom('', 'x', 'y'),
    act: fc.constantFrom('enter', 'enter', 'release', 'leave'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const admission = createAdmission({ ...limits, queue: 5 });
      const held: Release[] = [];
      const leavers: AbortController[] = [];
      for (const { act, ...who } of steps) {
        if (act === 'release') held.shift()?.();
        else if (act === 'leave') leavers.pop()?.abort();
        else {
          const left = new AbortController();
          leavers.push(left);
          void admission.enter(who, left.signal).then((release) => release !== null && held.push(release));
        }
        await settled();
        expect(admission.inFlight()).toBe(held.length);
        expect(admission.inFlight()).toBeLessThanOrEqual(4);
        expect(admission.waiting()).toBeLessThanOrEqual(5);
      }
      for (const left of leavers) left.abort();
      for (const release of held) release();
      await settled();
      expect([admission.inFlight(), admission.waiting()]).toEqual([0, 0]);
    }),
    { numRuns: 60 },
  );
});
