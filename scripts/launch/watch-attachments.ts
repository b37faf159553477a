import type { BuildContext, BuildResult, Plugin } from 'esbuild';
import { type AttachmentSource, bundleOptionsOf, listDevelopmentAttachments, writeManifest } from './attachments.ts';

/** Milliseconds between two checks for added or removed modules. */
const lookEvery = 1000;

/**
 * Bundles the attachments for development, and again whenever a source is changed, added or removed. esbuild reports
 * compile errors, and the previous bundle stays. Returns a function that stops it.
 */
export async function watchAttachments(
  buildFolder: string,
  list: () => Promise<readonly AttachmentSource[]> = listDevelopmentAttachments,
): Promise<() => Promise<void>> {
  const { context } = await import('esbuild');
  const contexts = new Map<string, BuildContext>();
  const manifest = createManifest(buildFolder);

  const look = async () => {
    const sources = await list();
    for (const [file, watched] of contexts) {
      if (sources.some((source) => source.file === file)) continue;
      contexts.delete(file);
      await watched.dispose();
      await manifest.forget(file);
    }
    for (const source of sources.filter(({ file }) => !contexts.has(file))) {
      const options = bundleOptionsOf(source, buildFolder);
      const noteResult: Plugin = {
        name: 'note-result',
        setup: ({ onEnd }) =>
          onEnd(async (result) => {
            if (result.errors.length === 0) await manifest.note(source.file, result);
          }),
      };
      const plugins = [...(options.plugins ?? []), noteResult];
      const watched = await context({ ...options, logLevel: 'error', plugins });
      contexts.set(source.file, watched);
      await watched.watch();
    }
  };

  await look();
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => console.error(error));
  }, lookEvery);
  return async () => {
    clearInterval(timer);
    await looking;
    for (const watched of contexts.values()) await watched.dispose();
  };
}

/**
 * Lists the newest bundle of each source. Writes are sequential, because many builds end at the same moment and each
 * writes all.
 */
export function createManifest(buildFolder: string) {
  const latest = new Map<string, BuildResult>();
  let lastWrite: Promise<unknown> = Promise.resolve();
  const write = () => {
    const written = lastWrite.then(() => writeManifest(buildFolder, [...latest.values()]));
    // The caller gets the error; the next write is attempted regardless.
    lastWrite = written.catch(() => undefined);
    return written;
  };
  return {
    note(file: string, result: BuildResult): Promise<void> {
      latest.set(file, result);
      return write();
    },
    forget(file: string): Promise<void> {
      latest.delete(file);
      return write();
    },
  };
}
