import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './testing/project-copy.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject('gen');
}, 240_000);
afterAll(() => copy.close());

it('npm run gen reports everything that is wrong at once, by file, without a stack', () => {
  copy.write('blocks/hero/block.ts', 'export default defineBlock({');
  copy.write('blocks/faq/block.ts', 'export const nothing = 1;');
  copy.write('content-types/post/type.ts', "throw new Error('The type cannot be read.');");
  const { status, stderr } = copy.start('--import', 'tsx', 'scripts/gen.ts');
  expect(status).toBe(1);
  expect(stderr).toContain('blocks/hero/block.ts cannot be used.');
  expect(stderr).toContain('blocks/faq/block.ts must export the block of its folder as default');
  expect(stderr).toContain('content-types/post/type.ts cannot be used. The type cannot be read.');
  expect(stderr).not.toMatch(/^\s+at /m);
});
