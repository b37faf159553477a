import { randomUUID } from 'node:crypto';
import type { Queryable } from '#kit/database/connect.ts';
import type { NewAccount } from '../accounts/store.ts';
import { insertConfigFile } from '../config-files/store.ts';
import type { PlatformCore } from '../core.ts';
import { findConfigFileKind } from '../files/check-content.ts';
import type { FileStore } from '../files/file-store.ts';
import { sampleConfigFiles } from './sample-config-files.ts';

const DAY = 24 * 60 * 60_000;

/** Adds config files of the sample company, created by its sample accounts. */
export async function seedConfigFiles(
  tx: Queryable,
  { core, files, accounts }: { core: PlatformCore; files: FileStore; accounts: readonly NewAccount[] },
): Promise<void> {
  for (const { creator, age, content, ...sample } of sampleConfigFiles) {
    const account = accounts.find(({ username }) => username === `${creator}@haptera.example`);
    const kind = findConfigFileKind(sample.fileName);
    if (!account || kind === null)
      throw new Error(`The sample "${sample.name}" has no creator or is not a config file.`);
    const fileId = randomUUID();
    const bytes = await files.write(fileId, kind, iterate(content()));
    await insertConfigFile(tx, {
      ...sample,
      id: randomUUID(),
      companyId: account.companyId,
      ownerId: account.companyId === null ? account.id : null,
      creatorId: account.id,
      fileId,
      bytes,
      sha256: await files.digest(fileId),
      version: 1,
      createdAt: core.later(-age * DAY),
      updatedAt: core.later(-age * DAY),
    });
  }
}

async function* iterate(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
