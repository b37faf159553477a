import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findLonelyTests } from './find-lonely-tests.ts';

const root = mkdtempSync(path.join(tmpdir(), 'haptera-lonely-'));
afterAll(() => rmSync(root, { recursive: true }));

test('only tests that replace modules are found, in any folder of a room', () => {
  mkdirSync(path.join(root, 'room/deep'), { recursive: true });
  const replaces = `vi${'.mock'}('node:fs', () => ({}));`;
  writeFileSync(path.join(root, 'room/deep/a.test.ts'), replaces);
  writeFileSync(path.join(root, 'room/b.test.tsx'), replaces);
  writeFileSync(path.join(root, 'room/c.test.ts'), "vi.spyOn(console, 'warn');");
  writeFileSync(path.join(root, 'room/d.ts'), replaces);
  expect(findLonelyTests(root, ['room']).toSorted()).toEqual(['room/b.test.tsx', 'room/deep/a.test.ts']);
});
