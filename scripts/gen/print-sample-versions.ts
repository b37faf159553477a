import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isSampleName, listSampleFiles, samples } from '#cms-schema/samples.ts';
import type { GeneratedFile } from './generated-files.ts';

/** Prints a content version for each sample. Throws if a file of one is missing from `public/samples/`. */
export async function printSampleVersions(): Promise<GeneratedFile> {
  const lines = await Promise.all(
    Object.keys(samples)
      .filter(isSampleName)
      .map(async (name) => {
        const hash = createHash('sha256');
        for (const file of listSampleFiles(name)) {
          hash.update(await readFile(path.resolve(import.meta.dirname, '../../public/samples', file)));
        }
        const version = hash.digest('hex').slice(0, 8);
        return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${version}',\n`;
      }),
  );
  return {
    path: 'cms-schema/sample-versions.generated.ts',
    content: `// Written by \`npm run gen\` from public/samples. Do not edit.
/** Of each sample's content: one that changes gets another address, so browsers may keep the old one for good. */
export const sampleVersions = {
${lines.join('')}} as const;
`,
  };
}
