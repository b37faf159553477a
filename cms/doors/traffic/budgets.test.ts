import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBudgets } from './budgets.ts';

function openBudgets(options: { capacity?: number; perSecond?: number; maximum?: number } = {}) {
  let time = 0;
  const budgets = createBudgets({ capacity: 100, perSecond: 10, ...options, now: () => time });
  return { budgets, pass: (seconds: number) => (time += seconds * 1_000) };
}

test('an exhausted budget returns the time until it is available again', () => {
  const { budgets, pass } = openBudgets();
  expect([budgets.spend('a', 100), budgets.spend('a', 25)]).toEqual([0, 3]);
  pass(3);
  expect(budgets.spend('a', 25)).toBe(0);
});

test('budgets are independent of each other', () => {
  const { budgets } = openBudgets();
  budgets.spend('a', 100);
  expect(budgets.spend('b', 100)).toBe(0);
});

test('rejected requests cost nothing', () => {
  const { budgets, pass } = openBudgets();
  budgets.spend('a', 100);
  for (let index = 0; index < 50; index += 1) budgets.spend('a', 10);
  pass(1);
  expect(budgets.spend('a', 10)).toBe(0);
});

test('a cost that exceeds the limit takes the whole budget', () => {
  const { budgets } = openBudgets();
  expect([budgets.spend('a', 1_000), budgets.spend('a', 1)]).toEqual([0, 1]);
});

test('memory use is bounded for any number of clients', () => {
  const { budgets } = openBudgets({ maximum: 50 });
  for (let index = 0; index < 5_000; index += 1) budgets.spend(`asker ${index}`, 1);
  expect(budgets.size).toBeLessThanOrEqual(50);
});

test('clients that have been idle for long are forgotten', () => {
  const { budgets, pass } = openBudgets();
  for (let index = 0; index < 100; index += 1) budgets.spend(`asker ${index}`, 1);
  pass(60);
  budgets.spend('somebody else', 1);
  expect(budgets.size).toBe(1);
});

test('no period allows more than a full budget plus what was refilled in it', () => {
  const step = fc.record({ wait: fc.double({ min: 0, max: 5, noNaN: true }), units: fc.integer({ min: 1, max: 90 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { budgets, pass } = openBudgets();
      let elapsed = 0;
      let spent = 0;
      for (const { wait, units } of steps) {
        pass(wait);
        elapsed += wait;
        if (budgets.spend('a', units) === 0) spent += units;
        expect(spent).toBeLessThanOrEqual(100 + elapsed * 10 + 1e-6);
      }
    }),
  );
});
