import { generate } from '@graphql-codegen/cli';
import codegen from '../codegen.ts';
import { listBlockFolders } from './gen/block-folders.ts';
import { listContentTypeFolders } from './gen/content-type-folders.ts';
import { drawSamples } from './gen/draw-samples.ts';
import { findHiddenContent } from './gen/find-hidden-content.ts';
import { findLooseReferences } from './gen/find-loose-references.ts';
import { checkFiles, writeFiles } from './gen/generated-files.ts';
import { printBlockFiles } from './gen/print-block-files.ts';
import { printContentTypeFiles } from './gen/print-content-type-files.ts';
import { printPlatformFiles } from './gen/print-platform-files.ts';
import { parseOutput, printQueryFiles } from './gen/print-query-files.ts';
import { printSampleVersions } from './gen/print-sample-versions.ts';
import { printSimplified } from './gen/print-simplified.ts';
import { explainProblem } from './gen/read-folders.ts';
import { readStoredBase } from './gen/read-stored-base.ts';
import { listOwners, printStoredNames, storedFieldsFile } from './gen/stored-fields.ts';
import { LaunchError } from './launch/settings.ts';

/**
 * `npm run gen` writes everything derived from the folders of blocks and content types; `--check` fails if any of it is
 * stale and writes nothing.
 */
const isCheck = process.argv.includes('--check');
const apply = isCheck ? checkFiles : writeFiles;

try {
  const { names, folders: contentTypes, ...types } = await listContentTypeFolders();
  const { folders: blocks, ...found } = await listBlockFolders();
  const loose = findLooseReferences(
    [
      ...blocks.map(({ folder, definition: { fields } }) => ({ file: `blocks/${folder}/block.ts`, fields })),
      ...contentTypes.map(({ folder, definition: { fields } }) => ({
        file: `content-types/${folder}/type.ts`,
        fields,
      })),
    ],
    names,
  );
  const owners = listOwners(blocks, contentTypes);
  const hidden = findHiddenContent(await readStoredBase(), owners);
  const problems = [...types.problems, ...found.problems, ...loose, ...hidden];
  if (problems.length > 0) throw new LaunchError(problems.join('\n\n'));
  // The versions are computed from the drawings, so those come first.
  const stale = await apply([...drawSamples(), ...printPlatformFiles(), printSimplified()]);
  stale.push(
    ...(await apply([
      await printSampleVersions(),
      ...printContentTypeFiles(contentTypes),
      ...printBlockFiles(
        blocks,
        contentTypes.map(({ definition }) => definition),
      ),
      { path: storedFieldsFile, content: printStoredNames(owners) },
    ])),
  );
  // The types are generated from the printed schema, so they come second; a stale schema makes them stale as well.
  stale.push(...(await apply(await printQueryFiles(blocks))));
  stale.push(...(await apply(parseOutput(await generate({ ...codegen, silent: true }, false)))));
  if (isCheck && stale.length > 0) {
    throw new LaunchError(`Stale: ${stale.join(', ')}. Run "npm run gen" and commit what it writes.`);
  }
  if (!isCheck) {
    const written = stale.map((file) => `\n  ${file}`).join('');
    console.warn(stale.length > 0 ? `Written:${written}` : 'Nothing to write: all generated files are up to date.');
  }
} catch (error) {
  console.error(`\n${explainProblem(error).join('\n\n')}\n`);
  process.exitCode = 1;
}
