import { expect, it } from 'vitest';
import { compareWithColleague } from './compare-with-colleague.ts';

const base = { name: 'A', actuator: 'HT-1', device: 'P1', note: '', sha256: 'aa', fileName: 'a.zip', version: 1 };
const { name, actuator, device, note } = base;
const texts = { name, actuator, device, note };

it('if only the colleague changed a field, their value is preselected', () => {
  const theirs = { ...base, device: 'P2', version: 2 };
  expect(compareWithColleague(base, { texts, fileName: null }, theirs)).toEqual([
    { field: 'device', mine: 'P1', theirs: 'P2', proposed: 'theirs' },
  ]);
});

it('if both changed a field, the user’s own value is preselected', () => {
  const theirs = { ...base, name: 'B', version: 2 };
  expect(compareWithColleague(base, { texts: { ...texts, name: 'C' }, fileName: null }, theirs)).toEqual([
    { field: 'name', mine: 'C', theirs: 'B', proposed: 'mine' },
  ]);
});

it('if only the user changed a field, the user’s own value is preselected', () => {
  const mine = { texts: { ...texts, note: 'batch 7' }, fileName: null };
  expect(compareWithColleague(base, mine, { ...base, version: 2 })).toEqual([
    { field: 'note', mine: 'batch 7', theirs: '', proposed: 'mine' },
  ]);
});

it('the same change by both is not a difference', () => {
  const mine = { texts: { ...texts, name: 'B' }, fileName: null };
  expect(compareWithColleague(base, mine, { ...base, name: 'B', version: 2 })).toEqual([]);
});

it('the file is a difference if both chose a new one', () => {
  const theirs = { ...base, sha256: 'bb', fileName: 'b.zip', version: 2 };
  expect(compareWithColleague(base, { texts, fileName: 'c.zip' }, theirs)).toEqual([
    { field: 'file', mine: 'c.zip', theirs: 'b.zip', proposed: 'mine' },
  ]);
});

it('a new file chosen only by the colleague is kept without asking', () => {
  const theirs = { ...base, sha256: 'bb', fileName: 'b.zip', version: 2 };
  expect(compareWithColleague(base, { texts, fileName: null }, theirs)).toEqual([]);
});
