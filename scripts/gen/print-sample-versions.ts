import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { samples } from '#cms-schema/samples.ts';
import type { GeneratedFile } from './generated-files.ts';

/** Prints a content version for each drawing. Throws if a drawing of the table is missing from `public/samples/`. */
export async function printSampleVersions(): Promise<GeneratedFile> {
  const lines = await Promise.all(
    Object.keys(samples).map(async (name) => {
      const drawing = await readFile(path.resolve(import.meta.dirname, `../../public/samples/${name}.svg`));
      const version = createHash('sha256').update(drawing).digest('hex').slice(0, 8);
      return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${version}',\n`;
    }),
  );
  return {
    path: 'cms-schema/sample-versions.generated.ts',
    content: `// Written by \`npm run gen\` from public/samples. Do not edit.
/** Of each drawing's content: a drawing that changes gets another address, so browsers may keep the old one for good. */
export const sampleVersions = {
${lines.join('')}} as const;
`,
  };
}
