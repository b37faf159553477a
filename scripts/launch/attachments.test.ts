import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { attachmentsManifest } from '#contract/still-pages.ts';
import { projectRoot } from '#kit/project-files.ts';
import { buildAttachments } from './attachments.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'attachments-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the manifest lists a module with the chunks it shares with later parts, but not chunks that only those need', async () => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('shared.ts', 'export const shared = { word: "shared" };');
  write(
    'later.ts',
    'import { shared } from "./shared.ts"; import { own } from "./own.ts"; export const later = [shared, own];',
  );
  write('own.ts', 'export const own = "only later";');
  write(
    'fold.ts',
    'import { shared } from "./shared.ts"; export default () => { void shared; void import("./later.ts"); return () => {}; };',
  );
  const file = path.relative(projectRoot, path.join(folder, 'fold.ts'));
  await buildAttachments(folder, [{ name: 'fold', file }]);
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, attachmentsManifest), 'utf8'));
  const { fold } = Object(manifest);
  expect(fold[0]).toMatch(/\/fold-[A-Z0-9]{8}\.js$/);
  expect(fold.length).toBeGreaterThan(1);
  const sources: string[] = fold.map((url: string) =>
    readFileSync(path.join(folder, 'static/attachments', path.basename(url)), 'utf8'),
  );
  expect(sources.join('')).toContain('"shared"');
  expect(sources.join('')).not.toContain('only later');
});
