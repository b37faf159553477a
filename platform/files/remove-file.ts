import type { PlatformCore } from '../core.ts';
import type { FileStore } from './file-store.ts';

/** Removes a file that no row has any more. What cannot be removed now is swept later. */
export async function removeFile(core: PlatformCore, files: FileStore, id: string): Promise<void> {
  try {
    await files.remove(id);
  } catch (error) {
    core.log(`Files: one was not removed and will be swept: ${String(error)}`);
  }
}
