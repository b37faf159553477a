import { expect, it } from 'vitest';
import { type Draft, parseDraft } from './draft.ts';

const texts = { name: 'A', actuator: 'HT-1', device: 'P1', note: '' };
const file = { name: 'a.zip', size: 9, lastModified: 1, address: '/uploads/1', sent: 4, uploadId: null };
const base = { ...texts, sha256: 'aa', fileName: 'a.zip', version: 3 };

it.each<Draft>([
  { texts, base: null, file: null },
  { texts, base, file },
])('a draft is read as it was stored', (draft) => expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft));

it.each([
  null,
  'text',
  {},
  { texts: { name: 'A' }, base: null },
  { texts: { ...texts, note: 1 }, base: null, file: null },
  { texts, base: { ...base, version: '3' }, file: null },
])('%j is not a draft', (value) => expect(parseDraft(value)).toBeNull());

it('a draft with an invalid file keeps its texts', () => {
  expect(parseDraft({ texts, base: null, file: { name: 1 } })).toEqual({ texts, base: null, file: null });
});
