import { crc32 } from 'node:zlib';

/**
 * DOS date and time of every entry: November 29, 2024, midnight. Fixed, so that the same files give the same archive.
 */
const STAMP = { date: ((2024 - 1980) << 9) | (11 << 5) | 29, time: 0 };
/** The flag that says that names are UTF-8. */
const UTF8 = 0x0800;

/** A ZIP archive of text files by name, stored without compression: meant for a few files of a few kilobytes. */
export function printZip(files: Readonly<Record<string, string>>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8, 2);
    common.writeUInt16LE(STAMP.time, 6);
    common.writeUInt16LE(STAMP.date, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    entries.push(Buffer.from('PK\x03\x04'), common, name, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, name);
    offset += 4 + common.length + name.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, listed, Buffer.from('PK\x05\x06'), end]);
}
