import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { attachmentsPath, fontsManifest } from '#contract/still-pages.ts';
import { projectRoot } from '#kit/project-files.ts';
import { buildFonts } from './fonts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the web font is copied into the build under names that change with its content', async () => {
  await buildFonts(folder);
  const { common, complete } = Object(JSON.parse(readFileSync(path.join(folder, fontsManifest), 'utf8')));
  for (const url of [common, complete]) {
    expect(url.startsWith(`${attachmentsPath}/`)).toBe(true);
    expect(url).toMatch(/-[0-9A-F]{8}\.woff2$/);
    const bytes = readFileSync(path.join(folder, 'static/attachments', path.basename(url)));
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
  }
  const source = readFileSync(path.join(projectRoot, 'ui/latin-font.tsx'), 'utf8');
  for (const url of [common, complete])
    expect(source).toContain(path.basename(url).replace(/-[0-9A-F]{8}\.woff2$/, '.woff2'));
});
