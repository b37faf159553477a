import { expect, it } from 'vitest';
import type { RedirectHits } from '#contract/redirects.ts';
import { createLog } from '#kit/log.ts';
import { createHitCounter } from './hit-counter.ts';

function open() {
  const told: (readonly RedirectHits[])[] = [];
  const lines: string[] = [];
  let isAway = false;
  let now = 0;
  const counter = createHitCounter({
    send: async (hits) => {
      if (isAway) throw new Error('away');
      told.push(hits);
    },
    log: createLog({ room: 'site', write: (line) => void lines.push(line) }),
    clock: () => new Date(1_000 * ++now),
  });
  const leave = (away: boolean) => {
    isAway = away;
  };
  return { counter, told, lines, leave };
}

it('a thousand hits are sent in one request, and none are sent when there are none', async () => {
  const { counter, told } = open();
  for (let visit = 0; visit < 1_000; visit += 1) counter.note(visit % 2);
  await counter.flush();
  await counter.flush();
  expect(told).toEqual([
    [
      { id: 0, count: 500, at: new Date(999_000).toISOString() },
      { id: 1, count: 500, at: new Date(1_000_000).toISOString() },
    ],
  ]);
});

it('hits that could not be sent are sent the next time, together with new ones', async () => {
  const { counter, told, lines, leave } = open();
  leave(true);
  counter.note(5);
  await counter.flush();
  counter.note(5);
  leave(false);
  await counter.flush();
  expect(told).toEqual([[{ id: 5, count: 2, at: new Date(2_000).toISOString() }]]);
  expect(lines.join()).toContain('hits-not-told');
});
