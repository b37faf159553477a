import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';
import { type FolderIdentity, identifyFolder, isSameFolder, parseFolderIdentity } from '#kit/folder-identity.ts';

/**
 * The processes of the product of a data folder, with their start times, which distinguish them from later ones with
 * the same pid.
 */
export interface ProcessRecord {
  /** The process table in which the pids are valid; see `nameProcessTable`. */
  readonly processTable: string;
  readonly supervisor: RecordedProcess;
  readonly services: readonly RecordedService[];
}

export interface RecordedProcess {
  readonly pid: number;
  readonly startedAt: string;
}

export interface RecordedService extends RecordedProcess {
  readonly name: string;
  /** Whether its latest process has become ready. */
  readonly isReady: boolean;
}

/** The folder of the supervisor's lock and record. */
export function runFolder(dataDirectory: string): string {
  return path.join(dataDirectory, 'run');
}

/** Null if there is no readable record, or only one that came along with a copy of another data folder. */
export async function readProcessRecord(dataDirectory: string): Promise<ProcessRecord | null> {
  const text = await readFile(recordFile(dataDirectory), 'utf8').catch(() => null);
  const parsed = text === null ? null : parseRecord(text);
  if (parsed === null) return null;
  const { folder, ...record } = parsed;
  const isOfThisFolder = folder === null || isSameFolder(folder, await identifyFolder(runFolder(dataDirectory)));
  return isOfThisFolder ? record : null;
}

export async function saveProcessRecord(
  dataDirectory: string,
  services: readonly { readonly name: string; readonly pids: readonly number[]; readonly isReady: boolean }[],
): Promise<void> {
  const file = recordFile(dataDirectory);
  await mkdir(path.dirname(file), { recursive: true });
  const record: SavedRecord = {
    folder: await identifyFolder(path.dirname(file)),
    processTable: await nameProcessTable(),
    supervisor: { pid: process.pid, startedAt: (await getRunningProcess(process.pid))?.startedAt ?? '' },
    services: (
      await Promise.all(
        services.flatMap(({ name, pids, isReady }) =>
          pids.map(async (pid) => {
            const running = await getRunningProcess(pid);
            return running === null ? [] : [{ name, pid, startedAt: running.startedAt, isReady }];
          }),
        ),
      )
    ).flat(),
  };
  await writeFile(`${file}.draft`, `${JSON.stringify(record, null, 2)}\n`);
  await rename(`${file}.draft`, file);
}

/** Whether this very process is still running, not an unrelated one that got its pid. */
export async function isStillRunning(record: ProcessRecord, { pid, startedAt }: RecordedProcess): Promise<boolean> {
  if (record.processTable !== (await nameProcessTable())) return false;
  const running = await getRunningProcess(pid);
  return running !== null && running.startedAt === startedAt;
}

function recordFile(dataDirectory: string): string {
  return path.join(runFolder(dataDirectory), 'processes.json');
}

interface SavedRecord extends ProcessRecord {
  /** The folder that it was written in; null in records of versions that did not say. */
  readonly folder: FolderIdentity | null;
}

function parseRecord(text: string): SavedRecord | null {
  const { folder, processTable, supervisor, services }: Record<string, unknown> = { ...parseObject(text) };
  const parsed = parseProcess(supervisor);
  if (typeof processTable !== 'string' || parsed === null || !Array.isArray(services)) return null;
  return {
    folder: parseFolderIdentity(folder),
    processTable,
    supervisor: parsed,
    services: services.flatMap((each: unknown) => {
      const known = parseProcess(each);
      const { name, isReady }: Record<string, unknown> = { ...(typeof each === 'object' ? each : null) };
      return known && typeof name === 'string' ? [{ ...known, name, isReady: isReady === true }] : [];
    }),
  };
}

function parseProcess(value: unknown): RecordedProcess | null {
  if (typeof value !== 'object' || value === null) return null;
  const { pid, startedAt }: Record<string, unknown> = { ...value };
  return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : null;
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
