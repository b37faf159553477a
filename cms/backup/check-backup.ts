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

/** A member of the archive. Read its content before you advance to the next one. */
export interface BackupMember {
  readonly name: string;
  readonly member: MemberKind;
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Maximum bytes of a member that is held in memory: the header, the checksums, a part of a table's rows. */
const LARGEST_TEXT = 256 * 1024 * 1024;

/**
 * Reads the whole archive and verifies every byte against its checksums. An archive that passes is exactly what was
 * written. Throws `haptera_backup_damaged`, `haptera_backup_missing`, `haptera_backup_newer`.
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const seen: MemberChecksum[] = [];
  let header: BackupHeader | null = null;
  let checksums: BackupChecksums | null = null;
  for await (const { name, member, size, content } of readMembers(file)) {
    if (checksums !== null) throw backupErrors.damaged('there is more after its checksums');
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

/** The members of an archive in order. Rejects names that do not belong in a backup. */
export async function* readMembers(file: string): AsyncGenerator<BackupMember> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  try {
    for await (const { name, size, content } of readTar(explained(file, unpacked))) {
      const member = parseMemberName(name);
      if (member === null)
        throw backupErrors.damaged(`it contains a file that does not belong in a backup, ${JSON.stringify(name)}`);
      if (member.kind !== 'file' && size > LARGEST_TEXT) throw backupErrors.damaged(`${name} is too large`);
      yield { name, member, size, content };
    }
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** Reads a whole member as text and verifies its checksum. */
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
  return backupErrors.damaged(`${name} has changed since the backup was checked`);
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
    if (!isSame) throw backupErrors.damaged(`${expected.name} differs from what was written`);
  });
  const more = seen[members.length];
  if (more) throw backupErrors.damaged(`${more.name} is not listed in its checksums`);
}

/** Wraps the source, so that every reader, including that of a member's content, gets errors from the catalogue. */
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
  if (code.startsWith('Z_')) return backupErrors.damaged('it is truncated, or its compression is broken', error);
  return backupErrors.noBackup(file, code);
}
