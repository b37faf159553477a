import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readMembers } from '../../../cms/backup/check-backup.ts';
import { parseChecksums } from '../../../cms/backup/model.ts';
import { hasTable } from '../../../cms/backup/tables.ts';
import type { Database } from '../../../kit/database/connect.ts';
import { digestFile } from '../../../kit/digest-file.ts';
import { readS3Settings } from '../../../platform/files/s3-settings.ts';
import { backupsOf } from '../settings.ts';
import { type Check, type Finding, type Installation, ok, printSome, problem, warning } from './finding.ts';

/** A file as it was when it was stored. */
interface StoredFile {
  /** Below the data folder. */
  readonly name: string;
  readonly bytes: number;
  /** Null if its row does not have it. */
  readonly sha256: string | null;
}

/** Milliseconds of reading without `--files`. */
const USUAL_READING = 10_000;
const PROGRESS = 5_000;

/**
 * Compares media and visitors' files with what was stored: every size, and the checksums of rows for some seconds. With
 * `--files` of every file, however long that takes; a file whose row has no checksum is compared with the newest full
 * backup.
 */
export const checkDamage: Check = async (installation) => {
  const { database, readsFiles } = installation;
  if (database === null) return [];
  const files = await listStoredFiles(database, installation);
  const backup = readsFiles ? await findNewestBackup(installation.dataDirectory) : null;
  const kept = backup === null ? new Map<string, string>() : await readChecksums(backup);
  const begun = Date.now();
  let toldAt = begun;
  let hashed = 0;
  const damaged: string[] = [];
  const missing: string[] = [];
  for (const [index, { name, bytes, sha256 }] of files.entries()) {
    if (readsFiles?.after && name <= readsFiles.after) continue;
    const file = path.join(installation.dataDirectory, ...name.split('/'));
    const found = await stat(file).catch(() => null);
    const expected = sha256 ?? kept.get(name);
    const mayRead = readsFiles !== undefined || Date.now() - begun < USUAL_READING;
    // Missing media are reported by the check of the files.
    if (found === null) missing.push(...(name.startsWith('platform/') ? [name] : []));
    else if (found.size !== bytes) damaged.push(name);
    else if (expected !== undefined && mayRead) {
      if ((await digestFile(file)) !== expected) damaged.push(name);
      hashed += 1;
    }
    if (readsFiles === undefined || Date.now() - toldAt < PROGRESS) continue;
    toldAt = Date.now();
    readsFiles.onProgress(
      `${index + 1} of ${files.length} files; to go on from here: npm run doctor -- --files ${name}`,
    );
  }
  return describe({ files, hashed, damaged, missing, backup }, installation);
};

interface Comparison {
  readonly files: readonly StoredFile[];
  readonly hashed: number;
  readonly damaged: readonly string[];
  readonly missing: readonly string[];
  readonly backup: string | null;
}

function describe(
  { files, hashed, damaged, missing, backup }: Comparison,
  { dataDirectory, readsFiles }: Installation,
) {
  const findings: Finding[] = [];
  const archive = backup ?? `${backupsOf(dataDirectory)}/<backup>`;
  if (damaged.length > 0)
    findings.push(
      problem(
        'damage',
        `${damaged.length} files differ from what was stored: ${printSome(damaged)}.`,
        `Check the disk. Restore them from a backup: tar -xzf ${archive} -C ${dataDirectory} ${damaged[0]}`,
      ),
    );
  if (missing.length > 0)
    findings.push(
      problem(
        'damage',
        `${missing.length} files that visitors sent are missing: ${printSome(missing)}.`,
        `Restore them from a backup: tar -xzf ${archive} -C ${dataDirectory} ${missing[0]}`,
      ),
    );
  if (readsFiles && backup === null && hashed < files.length)
    findings.push(
      warning(
        'damage',
        `Of ${files.length - hashed} files only the size was checked: they have no checksum yet, and there is no full backup.`,
        'The CMS adds the checksums of older files while it runs. Or run "npm run backup": it stores one of every file.',
      ),
    );
  if (findings.length > 0) return findings;
  const how = `${files.length} files have the right size, ${hashed} of them were read and have the right checksum.`;
  return [ok('damage', readsFiles ? how : `${how} "npm run doctor -- --files" reads all of them.`)];
}

async function listStoredFiles(database: Database, { variables }: Installation): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  if (await hasTable(database, 'cms', 'media'))
    files.push(
      ...(await database.query<StoredFile>(`
        select file as name, file_size as bytes, to_jsonb(media) ->> 'sha256' as sha256 from cms.media
        union all
        select rendition ->> 'file', (rendition ->> 'fileSize')::int, rendition ->> 'sha256'
        from cms.media, jsonb_array_elements(renditions) as rendition`)),
    );
  const isInBucket = readS3Settings(variables, () => undefined) !== null;
  if (!isInBucket && (await hasTable(database, 'platform', 'config_files')))
    files.push(
      ...(await database.query<StoredFile>(`
        select 'platform/config-files/' || file_id as name, bytes, sha256 from platform.config_files
        union all
        select 'platform/files/' || id, bytes, null from platform.feedback_files`)),
    );
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function findNewestBackup(dataDirectory: string): Promise<string | null> {
  const folder = backupsOf(dataDirectory);
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^(?!\.|before-).+\.tar\.gz$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const [newest] = found.sort((a, b) => b.at - a.at);
  return newest ? path.join(folder, newest.name) : null;
}

/** The SHA-256 of each file in a backup, by name. They are at its end. */
async function readChecksums(backup: string): Promise<Map<string, string>> {
  for await (const { member, content } of readMembers(backup)) {
    const parts: Uint8Array[] = [];
    for await (const part of content) if (member.kind === 'checksums') parts.push(part);
    if (member.kind !== 'checksums') continue;
    const { members } = parseChecksums(Buffer.concat(parts).toString());
    return new Map(members.map(({ name, sha256 }) => [name, sha256]));
  }
  return new Map();
}
