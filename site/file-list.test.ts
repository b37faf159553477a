import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IsFile, openFileList } from './file-list.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'file-list-'));

beforeAll(() => {
  mkdirSync(path.join(folder, 'samples'));
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'samples/controller.svg'), '<svg/>');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([{ isProduction: true }, { isProduction: false }])('with isProduction $isProduction', (env) => {
  let isFile: IsFile;
  beforeAll(async () => {
    isFile = await openFileList(env, folder);
  });

  it.each(['/', '/samples', '/samples/', '/solution/gaming'])('%s is a page', (pathname) =>
    expect(isFile(pathname)).toBe(false),
  );

  it.each(['/icon.svg', '/samples/controller.svg', '/robots.txt', '/sitemap.xml'])('%s is a file', (pathname) =>
    expect(isFile(pathname)).toBe(true),
  );
});
