import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { attachmentsManifest } from '#contract/still-pages.ts';
import { projectRoot } from '#kit/project-files.ts';
import type { AttachmentSource } from './attachments.ts';
import { createManifest, watchAttachments } from './watch-attachments.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'attachments-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readManifest = (): unknown => JSON.parse(readFileSync(path.join(folder, attachmentsManifest), 'utf8'));

describe('attachments in development', () => {
  it('are added when their module is written after the start, and removed when it is deleted', async () => {
    const sources: AttachmentSource[] = [aSource('fold')];
    const end = await watchAttachments(folder, async () => sources);
    const names = () => Object.keys(Object(readManifest())).sort();
    await vi.waitFor(() => expect(names()).toEqual(['fold']), 5000);
    sources.push(aSource('spin'));
    await vi.waitFor(() => expect(names()).toEqual(['fold', 'spin']), 5000);
    sources.shift();
    await vi.waitFor(() => expect(names()).toEqual(['spin']), 5000);
    await end();
  });

  it('are all in the manifest when many are bundled at the same time', async () => {
    const manifest = createManifest(folder);
    const names = Array.from({ length: 30 }, (_, index) => `part-${index}`);
    await Promise.all(names.map((name) => manifest.note(name, aResult(name))));
    expect(Object.keys(Object(readManifest()))).toEqual(names);
  });
});

function aSource(name: string): AttachmentSource {
  const file = path.join(folder, `${name}.ts`);
  writeFileSync(file, 'export default () => () => {};');
  return { name, file: path.relative(projectRoot, file) };
}

function aResult(name: string) {
  const output = { bytes: 1, inputs: {}, imports: [], exports: [], entryPoint: `attachment:${name}` };
  return {
    errors: [],
    warnings: [],
    outputFiles: undefined,
    mangleCache: undefined,
    metafile: { inputs: {}, outputs: { [`${name}-1.js`]: output } },
  };
}
