import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBlock } from './new-block/write-block.ts';
import { writeType } from './new-type/write-type.ts';

const root = path.resolve(import.meta.dirname, '..');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
let folder = '';

/** Outside the project, whose other files would only take time; with the project's rules. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'haptera-new-folder-'));
  const rules: object = JSON.parse(await readFile(path.join(root, 'biome.json'), 'utf8'));
  await writeFile(path.join(folder, 'biome.json'), JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }));
  for (const room of ['content-types', 'blocks']) await mkdir(path.join(folder, room));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'check', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** Formats them as the command does, then checks them as `npm run check` does. */
function expectToPass(files: readonly string[]): void {
  check('--write', ...files);
  const { status, said } = check('--error-on-warnings', ...files);
  expect(status, said).toBe(0);
}

const titles = { titleZh: '甲'.repeat(40), titleEn: 'It\'s a "test" \\ 100 %' };

it.each(['event', 'a', 'z9', 'type-of-twenty-chars', 'typed'])(
  'a type named "%s" passes the formatter and the linter',
  { timeout: 60_000 },
  async (name) => expectToPass(await writeType(path.join(folder, 'content-types'), { name, ...titles })),
);

it.each(['a', 'z9', 'blocks-own', 'block-of-thirty-two-characters-a'])(
  'a block named "%s" passes them too, with and without data',
  { timeout: 60_000 },
  async (name) => {
    const blocks = path.join(folder, 'blocks');
    const plain = await writeBlock(blocks, { name, ...titles });
    const loading = await writeBlock(blocks, { name: `${name}-d`.slice(-32), hasData: true, ...titles });
    expectToPass([...plain, ...loading]);
  },
);

it('what would fail the check fails it here as well', { timeout: 60_000 }, async () => {
  const file = path.join(folder, 'blocks/wrong.ts');
  await writeFile(file, 'export const wrong: any = 1;\n');
  expect(() => expectToPass([file])).toThrow(/noExplicitAny/);
});
