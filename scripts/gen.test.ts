import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './testing/project-copy.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject('gen');
}, 240_000);
afterAll(() => copy.close());

it('npm run gen refuses to hide stored content, and writes nothing, until something says what becomes of it', () => {
  const [block, type] = ['blocks/divider/block.ts', 'content-types/resource/type.ts'];
  const [written, defined] = [copy.read(block), copy.read(type)];
  const recorded = copy.read('cms-schema/stored-fields.generated.txt');
  copy.write(block, written.replace('size: choice', 'height: choice').replaceAll("size: 'medium'", "height: 'medium'"));
  copy.write(type, defined.replace('needs: text', 'requirements: text'));
  const { status, stderr } = copy.start('--import', 'tsx', 'scripts/gen.ts');
  expect(status).toBe(1);
  expect(stderr).toContain(`${block}: the field "size" of block haptera/divider is gone`);
  expect(stderr).toContain(`${type}: the field "needs" of type resource is gone`);
  expect(copy.read('cms-schema/stored-fields.generated.txt')).toBe(recorded);
  copy.write(block, written);
  copy.write(type, defined);
});

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
