import { describe, expect, test } from 'vitest';
import { fullHourAfterNext, readMoment } from './read-moment.ts';

const now = Date.parse('2027-01-01T00:00:00Z');

describe('a chosen date and time', () => {
  test('that the clocks skip is the one after the gap', () => {
    expect(readMoment('2027-03-14T02:30', 'America/New_York', now)).toEqual({
      ...{ at: '2027-03-14T07:30:00.000Z', isPast: false, choices: [], isSkipped: true },
    });
  });

  test('that comes twice is the first one, unless the second is chosen', () => {
    const [first, second] = ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'];
    const read = (turn?: 'first' | 'second') => readMoment('2027-10-31T02:30', 'Europe/Berlin', now, turn);
    expect(read()).toMatchObject({ at: first, choices: [first, second], isSkipped: false });
    expect(read('second').at).toBe(second);
    expect(readMoment('2027-10-30T02:30', 'Europe/Berlin', now, 'second').at).toBe('2027-10-30T00:30:00.000Z');
  });

  test('in the past, or missing, is told apart', () => {
    expect(readMoment('2026-12-31T23:59', 'UTC', now)).toMatchObject({ isPast: true });
    expect(readMoment('2027-01-01T00:00', 'UTC', now)).toMatchObject({ isPast: true });
    expect(readMoment('2027-01-01T00:01', 'UTC', now)).toMatchObject({ isPast: false });
    expect(readMoment('', 'UTC', now).at).toBeNull();
  });
});

test('the preset is a full hour, at least an hour from now, in a zone of half hours too', () => {
  expect(fullHourAfterNext('Europe/Berlin', Date.parse('2027-01-01T10:20:00Z'))).toBe('2027-01-01T13:00');
  expect(fullHourAfterNext('Asia/Shanghai', now)).toBe('2027-01-01T09:00');
});
