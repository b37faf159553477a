import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#kit/project-files.ts';
import { explainProblem } from './gen/read-folders.ts';
import { LaunchError } from './launch/settings.ts';
import { writeBlock } from './new-block/write-block.ts';
import { generateWith } from './new-folder/generate.ts';

const usage = 'npm run new:block -- <name> [--title-zh <标题>] [--title-en <title>] [--data]';

/** Writes a block that passes every test, updates the generated files, and prints the next steps. */
try {
  const { name, titleZh, titleEn, hasData } = readArguments();
  const files = await writeBlock(path.join(projectRoot, 'blocks'), { name, titleZh, titleEn, hasData });
  generateWith(path.join(projectRoot, 'blocks', name));
  console.warn(`
${files.map((file) => `  ${path.relative(projectRoot, file)}`).join('\n')}

The block is complete, and an editor could use it now. Next:
  1. block.ts: its fields, and an example in both languages, written for visitors${titleZh ? '' : ' (and its Chinese title)'}.
${
  hasData
    ? `     query.graphql: its query of the read API. load.ts: how the answer is mapped to its data, with an example.
`
    : ''
}  2. ${name}.tsx: its markup and styles; use only tokens and components of ui/, so that it works on every surface.
  3. npm run gen after every change of fields; it updates queries, types and the render switch.
  4. npx vitest run blocks/${name} blocks/blocks.test.tsx${hasData ? ' blocks/block-data.test.tsx' : ''}, then look at it on a page: npm run dev.
`);
} catch (error) {
  console.error(`\n${explainProblem(error).join('\n\n')}\n`);
  process.exitCode = 1;
}

function readArguments() {
  const options = {
    'title-zh': { type: 'string' },
    'title-en': { type: 'string' },
    data: { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) throw new LaunchError('Name one block.');
    return { name, titleZh: values['title-zh'], titleEn: values['title-en'], hasData: values.data };
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message : error}\nUse: ${usage}`);
  }
}
