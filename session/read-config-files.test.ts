import { expect, it } from 'vitest';
import { readConfigFileDetail, readConfigFileLink, readConfigFiles } from './read-answers.ts';

const file = {
  id: '1',
  name: 'A',
  actuator: 'HT-1',
  device: 'P1',
  updatedAt: '2026-05-08T08:00:00Z',
  creator: '',
  fileName: 'a.zip',
  bytes: 9,
  mayEdit: true,
  version: 1,
};
const list = { total: 1, pages: 1, mayCreate: false, items: [file] };

it('a list of configuration files is read as it was sent', () => expect(readConfigFiles(list)).toEqual(list));

it.each([
  null,
  [],
  { ...list, total: '1' },
  { ...list, mayCreate: undefined },
  { ...list, items: [{ ...file, updatedAt: 'yesterday' }] },
  { ...list, items: [{ ...file, version: null }] },
])('a malformed list of configuration files (%j) is rejected', (value) => {
  expect(readConfigFiles(value)).toBeUndefined();
});

it('the details of a configuration file are read with note and checksum, and rejected without', () => {
  const detail = { ...file, createdAt: '2026-05-01T08:00:00Z', note: '', sha256: 'aa' };
  expect(readConfigFileDetail(detail)).toEqual(detail);
  expect(readConfigFileDetail(file)).toBeUndefined();
});

it.each(['/platform/community/file?key=x', 'https://files.example.com/a', 'http://localhost:9000/a'])(
  'a download link may point to %s',
  (url) => {
    const link = { url, fileName: 'a.zip', until: '2026-05-08T08:05:00Z' };
    expect(readConfigFileLink(link)).toEqual(link);
  },
);

it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
  'a download link may not point to %j',
  (url) => {
    expect(readConfigFileLink({ url, fileName: 'a.zip', until: '2026-05-08T08:05:00Z' })).toBeUndefined();
  },
);
