import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { cacheFolder } from '#kit/project-files.ts';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../../..');

/** The folder of the built harness. */
export const harnessFolder = path.join(cacheFolder, 'builder-harness');

/**
 * Builds the harness in production mode, in which styles are added through the CSSOM and React does not render twice.
 * Returns the folder.
 */
export async function buildHarness(): Promise<string> {
  await mkdir(harnessFolder, { recursive: true });
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: path.join(root, 'public'),
    plugins: [react()],
    build: {
      outDir: harnessFolder,
      emptyOutDir: true,
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: ['index.html', 'pictures.html'].map((page) => path.join(folder, page)) },
    },
  });
  return harnessFolder;
}
