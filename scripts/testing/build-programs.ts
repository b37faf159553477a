import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { cacheFolder, projectRoot } from '#kit/project-files.ts';

/** Programs that tests repeatedly start as separate processes. */
const programs = [
  'cms/main.ts',
  'cms/media/picture-process.ts',
  'cms/supported-lists/print/print-process.ts',
  'edge/main.ts',
  'cms/testing/pack-forever.ts',
  'cms/testing/publish-forever.ts',
  'cms/testing/schedule-forever.ts',
  'cms/testing/serve-test-cms.ts',
  'cms/testing/upload-forever.ts',
  'cms/backup/testing/backup-once.ts',
  'cms/backup/testing/restore-once.ts',
  'kit/database/testing/crash-writer.ts',
  'kit/database/testing/migrate-child.ts',
  'scripts/backup.ts',
  'scripts/doctor.ts',
  'scripts/restore.ts',
];

/**
 * Vitest's globalSetup: compiles the programs that tests start to plain JavaScript, where `programOf` finds them.
 * Loading one as TypeScript takes a second of processor time each time; building all of them takes half a second.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = path.join(cacheFolder, 'programs', String(process.pid));
  await build({
    absWorkingDir: projectRoot,
    entryPoints: programs,
    outbase: '.',
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  process.env.HAPTERA_PROGRAMS = folder;
  return () => rm(folder, { recursive: true, force: true });
}
