import { expect, it } from 'vitest';
import { compareWithColleague } from './compare-with-colleague.ts';

const base = { name: 'A', actuator: 'HT-1', device: 'P1', note: '', sha256: 'aa', fileName: 'a.zip', version: 1 };
const { name, actuator, device, note } = base;
const texts = { name, actuator, device, note };

it('where only the colleague wrote, theirs is proposed', () => {
  const theirs = { ...base, device: 'P2', version: 2 };
  expect(compareWithColleague(base, { texts, fileName: null }, theirs)).toEqual([
    { field: 'device', mine: 'P1', theirs: 'P2', proposed: 'theirs' },
  ]);
});

it('where both wrote, one has to choose, and nothing of one’s own is given up unasked', () => {
  const theirs = { ...base, name: 'B', version: 2 };
  expect(compareWithColleague(base, { texts: { ...texts, name: 'C' }, fileName: null }, theirs)).toEqual([
    { field: 'name', mine: 'C', theirs: 'B', proposed: 'mine' },
  ]);
});

it('where only I wrote, mine is proposed', () => {
  const mine = { texts: { ...texts, note: 'batch 7' }, fileName: null };
  expect(compareWithColleague(base, mine, { ...base, version: 2 })).toEqual([
    { field: 'note', mine: 'batch 7', theirs: '', proposed: 'mine' },
  ]);
});

it('the same written twice is no difference', () => {
  const mine = { texts: { ...texts, name: 'B' }, fileName: null };
  expect(compareWithColleague(base, mine, { ...base, name: 'B', version: 2 })).toEqual([]);
});

it('two new files are a question', () => {
  const theirs = { ...base, sha256: 'bb', fileName: 'b.zip', version: 2 };
  expect(compareWithColleague(base, { texts, fileName: 'c.zip' }, theirs)).toEqual([
    { field: 'file', mine: 'c.zip', theirs: 'b.zip', proposed: 'mine' },
  ]);
});

it('a new file of the colleague alone stays, without a question', () => {
  const theirs = { ...base, sha256: 'bb', fileName: 'b.zip', version: 2 };
  expect(compareWithColleague(base, { texts, fileName: null }, theirs)).toEqual([]);
});
