import { readdir } from 'node:fs/promises';

/** The folders that could be read, and a sentence for each that could not. */
export interface ReadFolders<Folder> {
  readonly folders: readonly Folder[];
  readonly problems: readonly string[];
}

/** Reads every folder of `room`, sorted by name. `read` throws an error whose message names the file and says what to do. */
export async function readFolders<Folder>(
  room: string,
  isOne: (name: string) => boolean,
  read: (name: string) => Promise<Folder>,
): Promise<ReadFolders<Folder> & { readonly names: readonly string[] }> {
  const entries = await readdir(room, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && isOne(entry.name)).map(({ name }) => name);
  const results = await Promise.allSettled(names.sort().map(read));
  return {
    names,
    folders: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    problems: results.flatMap((result) => (result.status === 'rejected' ? explainProblem(result.reason) : [])),
  };
}

/** The sentences of an error, without its stack: of each error that it collects, or its own. */
export function explainProblem(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(explainProblem);
  return [error instanceof Error ? error.message : String(error)];
}
