import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#kit/project-files.ts';
import { explainProblem } from './gen/read-folders.ts';
import { LaunchError } from './launch/settings.ts';
import { generateWith } from './new-folder/generate.ts';
import { writeType } from './new-type/write-type.ts';

const usage = 'npm run new:type -- <name> [--title-zh <标题>] [--title-en <title>]';

/** Writes a content type that passes every test, updates the generated files, and prints the next steps. */
try {
  const { name, titleZh, titleEn } = readArguments();
  const files = await writeType(path.join(projectRoot, 'content-types'), { name, titleZh, titleEn });
  generateWith(path.join(projectRoot, 'content-types', name));
  console.warn(`
${files.map((file) => `  ${path.relative(projectRoot, file)}`).join('\n')}

The type is complete: REST, GraphQL, the desk and the site support it. Next:
  1. type.ts: its description, fields and an example in both languages${titleZh ? '' : ' (and its Chinese title)'}; who may write it, and its addresses.
  2. ${name}.tsx: how its fields are rendered above its body; without this file only the body is rendered.
  3. npm run gen after every change of either; it updates schema, queries, types and the render switch.
  4. npx vitest run content-types, then look at it: npm run dev.
`);
} catch (error) {
  console.error(`\n${explainProblem(error).join('\n\n')}\n`);
  process.exitCode = 1;
}

function readArguments() {
  const options = { 'title-zh': { type: 'string' }, 'title-en': { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) throw new LaunchError('Name one type.');
    return { name, titleZh: values['title-zh'], titleEn: values['title-en'] };
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message : error}\nUse: ${usage}`);
  }
}
