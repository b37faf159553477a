import { expect, test } from 'vitest';
import { createRecipientTask } from './pass-on-recipient.ts';

function open() {
  const told: string[] = [];
  const logged: string[] = [];
  const state = { email: 'forms@haptera.example', isDown: false, now: 0 };
  const run = createRecipientTask({
    loadSettings: async () => ({ email: state.email }),
    platform: {
      ask: async ({ values }) => {
        if (state.isDown) throw new Error('away');
        told.push(values.recipient ?? '');
        return null;
      },
    },
    log: (line) => void logged.push(line),
    now: () => state.now,
  });
  return { state, told, logged, run };
}

test('the platform is told the address once, and again after it has changed', async () => {
  const { state, told, run } = open();
  await run();
  await run();
  state.email = '';
  await run();
  expect(told).toEqual(['forms@haptera.example', '']);
});

test('an address that could not be told is told later, and logged once if that takes longer than a start', async () => {
  const { state, told, logged, run } = open();
  state.isDown = true;
  await run();
  state.now = 599_000;
  await run();
  expect(logged).toEqual([]);
  for (state.now = 600_000; state.now < 700_000; state.now += 10_000) await run();
  expect(logged).toEqual([expect.stringContaining('away')]);
  state.isDown = false;
  await run();
  expect(told).toEqual(['forms@haptera.example']);
});
