import { expect, it } from 'vitest';
import { stateOfFailure } from './state-of-failure.ts';

const refused = (code: number) => ({ kind: 'refused', code, message: 'no', problems: [] }) as const;

it.each([
  [521, 'refused'],
  [606, 'expired'],
  [404, 'missing'],
  [405, 'missing'],
  [522, 'missing'],
  [429, 'failed'],
  [500, 'failed'],
  [529, 'failed'],
])('a refusal with code %i shows the state "%s"', (code, state) => expect(stateOfFailure(refused(code))).toBe(state));

it.each([{ kind: 'network' }, { kind: 'slow' }, { kind: 'nonsense', status: 502 }] as const)(
  'a missing or unreadable response ($kind) shows the state "failed", which offers a retry',
  (failure) => {
    expect(stateOfFailure(failure)).toBe('failed');
  },
);
