import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { printZip } from './print-zip.ts';

const files = { 'README.md': '# Read me\n', 'effects/路面.he': '{"transient":{"time":1}}\n', empty: '' };

test('an archive can be read according to the format specification', () => {
  expect(readZip(printZip(files))).toEqual(files);
});

test('the same files result in the same bytes', () => {
  expect(printZip(files).equals(printZip({ ...files }))).toBe(true);
});

/** Follows PKWARE's APPNOTE: finds the end record, the directory, and the header in front of each file. */
function readZip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf('PK\x05\x06');
  const found: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  expect(at + zip.readUInt32LE(end + 12)).toBe(end);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [sum, size, nameLength] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.toString('latin1', local, local + 4)).toBe('PK\x03\x04');
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    expect(crc32(content)).toBe(sum);
    found[name] = content.toString();
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return found;
}
