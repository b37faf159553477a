import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Tells listeners when a source file of these folders has changed. */
export interface FolderWatch {
  /** Returns a function that ends the listening. */
  listen(listener: () => void): () => void;
  close(): void;
}

/** Milliseconds of rest after a change: editors write several files, and Next has to notice them first. */
const rest = 150;

/**
 * Watches folders with everything below them, and folders that are added later. Each folder by itself: Node's recursive
 * watching opens every single file on Linux.
 */
export function watchFolders(roots: readonly string[]): FolderWatch {
  const listeners = new Set<() => void>();
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    look();
    for (const listener of listeners) listener();
  };
  const note = (_event: string, name: string | null) => {
    if (name !== null && !isSource(name)) return;
    clearTimeout(timer);
    timer = setTimeout(tell, rest);
    timer.unref();
  };
  const look = () => {
    const folders = new Set(roots.flatMap(listFolders));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, { persistent: false }, note);
      // The folder itself was removed: the next look forgets it.
      watcher.on('error', () => watcher.close());
      watchers.set(folder, watcher);
    }
  };

  look();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** A folder, whose name has no dot, or a file that a page may be made of. */
function isSource(name: string): boolean {
  return !name.includes('.') || (/\.(?:tsx?|json)$/.test(name) && !/\.test\.tsx?$/.test(name));
}

function listFolders(root: string): string[] {
  const below = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...below.flatMap(({ name }) => listFolders(path.join(root, name)))];
}
