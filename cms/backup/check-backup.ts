import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { CmsError } from '../errors.ts';
import { backupErrors } from './backup-errors.ts';
import {
  type BackupChecksums,
  type BackupHeader,
  CHECKSUMS_NAME,
  HEADER_NAME,
  type MemberChecksum,
  type MemberKind,
  parseChecksums,
  parseHeader,
  parseMemberName,
} from './model.ts';
import { readTar } from './tar.ts';

export interface CheckedBackup {
  readonly header: BackupHeader;
  readonly checksums: BackupChecksums;
}

/** A part of the archive; its content is to be read before the next one is asked for. */
export interface BackupMember {
  readonly name: string;
  readonly member: MemberKind;
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Bytes of what must be held as a whole: a header, the checksums, a part of a table's rows. */
const LARGEST_TEXT = 256 * 1024 * 1024;

/**
 * Reads the whole archive and compares every byte of it with its checksums. What passes is exactly what was written.
 * Throws `haptera_backup_damaged`, `haptera_backup_missing`, `haptera_backup_newer`.
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const seen: MemberChecksum[] = [];
  let header: BackupHeader | null = null;
  let checksums: BackupChecksums | null = null;
  for await (const { name, member, size, content } of readMembers(file)) {
    if (checksums !== null) throw backupErrors.damaged('it goes on after its checksums');
    if ((header === null) !== (member.kind === 'header'))
      throw backupErrors.damaged(`it does not begin with ${HEADER_NAME}`);
    const hash = createHash('sha256');
    const parts: Uint8Array[] = [];
    for await (const part of content) {
      hash.update(part);
      if (member.kind !== 'file') parts.push(part);
    }
    const text = Buffer.concat(parts).toString();
    const rows = member.kind === 'rows' ? countEntries(name, text) : 0;
    if (member.kind === 'checksums') checksums = parseChecksums(text);
    else seen.push({ name, bytes: size, sha256: hash.digest('hex'), rows });
    if (member.kind === 'header') header = parseHeader(text);
  }
  if (header === null || checksums === null) throw backupErrors.damaged(`${CHECKSUMS_NAME} is missing`);
  requireSame(seen, checksums);
  return { header, checksums };
}

/** The parts of an archive in their order, their names known to be such as a backup holds. */
export async function* readMembers(file: string): AsyncGenerator<BackupMember> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  try {
    for await (const { name, size, content } of readTar(explained(file, unpacked))) {
      const member = parseMemberName(name);
      if (member === null)
        throw backupErrors.damaged(`it holds a file that is not part of a backup, ${JSON.stringify(name)}`);
      if (member.kind !== 'file' && size > LARGEST_TEXT) throw backupErrors.damaged(`${name} is too large`);
      yield { name, member, size, content };
    }
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** A whole member as text, after its checksum was compared. */
export async function readVerified(
  { name, content }: BackupMember,
  { members }: BackupChecksums,
): Promise<{ text: string; rows: number }> {
  const expected = members.find((each) => each.name === name);
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  const bytes = Buffer.concat(parts);
  if (createHash('sha256').update(bytes).digest('hex') !== expected?.sha256) throw changed(name);
  return { text: bytes.toString(), rows: expected.rows };
}

export function changed(name: string): CmsError {
  return backupErrors.damaged(`${name} is not what it was when the backup was checked`);
}

function countEntries(name: string, text: string): number {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.length;
  } catch (error) {
    throw backupErrors.damaged(`${name} is not readable`, error);
  }
  throw backupErrors.damaged(`${name} is not readable`);
}

function requireSame(seen: readonly MemberChecksum[], { members }: BackupChecksums): void {
  members.forEach((expected, index) => {
    const found = seen[index];
    if (found?.name !== expected.name) throw backupErrors.damaged(`${expected.name} is missing`);
    const isSame = found.bytes === expected.bytes && found.sha256 === expected.sha256 && found.rows === expected.rows;
    if (!isSame) throw backupErrors.damaged(`${expected.name} is not what was written`);
  });
  const more = seen[members.length];
  if (more) throw backupErrors.damaged(`${more.name} is not part of it`);
}

/**
 * Where the bytes come in, so that whoever reads them, here or in a member's content, meets errors of the catalogue.
 */
async function* explained(file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw explain(file, error);
  }
}

function explain(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  if (code.startsWith('Z_')) return backupErrors.damaged('it is cut off, or its packing is broken', error);
  return backupErrors.noBackup(file, code);
}
