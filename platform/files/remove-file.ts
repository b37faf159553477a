import type { PlatformCore } from '../core.ts';
import type { FileStore } from './file-store.ts';

/** Removes a file whose row was deleted. If that fails, the sweep removes it later. */
export async function removeFile(core: PlatformCore, files: FileStore, id: string): Promise<void> {
  try {
    await files.remove(id);
  } catch (error) {
    core.log(`Files: one could not be removed and will be swept later: ${String(error)}`);
  }
}
