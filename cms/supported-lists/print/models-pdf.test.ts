import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublicModels } from '../model.ts';
import { createModelsPdf, type ModelsPdf } from './models-pdf.ts';
import type { PrintedList } from './printed-list.ts';

let dataDirectory: string;
let models: PublicModels;
let pdf: ModelsPdf;
/** The started prints, with functions to end them. */
let prints: { list: PrintedList; end(): void; fail(): void }[];
const log = vi.fn();

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'prints-'));
  models = listOf('P30');
  prints = [];
  log.mockReset();
  pdf = createModelsPdf({
    dataDirectory,
    log,
    loadModels: async () => models,
    loadSiteTitle: async () => 'Haptera',
    sizeOf: (file) =>
      stat(join(dataDirectory, file)).then(
        ({ size }) => size,
        () => null,
      ),
    print: (list, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
        prints.push({
          list,
          end: () => resolve(Buffer.from(`%PDF-${JSON.stringify(list)}`)),
          fail: () => reject(new Error('it crashed')),
        });
      }),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await pdf.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

function listOf(...names: string[]): PublicModels {
  const brands =
    names.length === 0
      ? []
      : [{ name: 'Huawei', names: '', note: '', sets: [{ level: 'hd' as const, models: names }] }];
  return { updated: '2024-11-29', brands };
}

const untilPrinting = (count: number) => vi.waitFor(() => expect(prints).toHaveLength(count), 10_000);

describe('the PDF of the models', () => {
  test('is printed once for concurrent requests, and cached', async () => {
    const asked = Promise.all(Array.from({ length: 20 }, () => pdf.open('en')));
    await untilPrinting(1);
    prints[0]?.end();
    const [first, ...others] = await asked;
    expect(new Set(others.map((one) => one?.hash))).toEqual(new Set([first?.hash]));
    expect(await readFile(join(dataDirectory, first?.file ?? ''), 'utf8')).toContain('P30');
    expect(await pdf.open('en')).toEqual(first);
    expect(prints).toHaveLength(1);
  });

  test('is printed again when the list changes, and the old file is deleted', async () => {
    const before = pdf.open('en');
    await untilPrinting(1);
    prints[0]?.end();
    models = listOf('P30', 'P40');
    const after = pdf.open('en');
    await untilPrinting(2);
    prints[1]?.end();
    expect((await after)?.hash).not.toBe((await before)?.hash);
    expect(await readdir(join(dataDirectory, 'prints'))).toEqual([(await after)?.file.replace('prints/', '')]);
  });

  test('is printed in one language at a time', async () => {
    const both = Promise.all([pdf.open('zh'), pdf.open('en')]);
    await untilPrinting(1);
    await wait(20);
    expect(prints).toHaveLength(1);
    prints[0]?.end();
    await untilPrinting(2);
    prints[1]?.end();
    await both;
    // Either may be first: both lists are read before the first of them is printed.
    expect(prints.map(({ list }) => list.lang).sort()).toEqual(['en', 'zh']);
  });

  test('is unavailable after a failure, which is logged, and retried after a pause', async () => {
    const failing = pdf.open('en');
    await untilPrinting(1);
    prints[0]?.fail();
    await expect(failing).rejects.toMatchObject({ code: 'haptera_printing_failed', status: 503 });
    await expect(pdf.open('en')).rejects.toMatchObject({ code: 'haptera_printing_failed' });
    expect(prints).toHaveLength(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('it crashed'));
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    const again = pdf.open('en');
    await untilPrinting(2);
    prints[1]?.end();
    expect(await again).not.toBeNull();
  });

  test('lets at most a hundred requests wait', async () => {
    const waiting = Array.from({ length: 100 }, () => pdf.open('en'));
    await untilPrinting(1);
    await vi.waitFor(() => expect(pdf.open('en')).rejects.toMatchObject({ code: 'haptera_printing' }));
    prints[0]?.end();
    expect((await Promise.all(waiting)).every((one) => one !== null)).toBe(true);
  });

  test('does not exist while the list is empty', async () => {
    models = listOf();
    expect(await pdf.open('en')).toBeNull();
  });

  test('has a file name in its language, with the date of the list', async () => {
    const asked = [pdf.open('zh'), pdf.open('en')];
    await untilPrinting(1);
    prints[0]?.end();
    await untilPrinting(2);
    prints[1]?.end();
    expect((await Promise.all(asked)).map((one) => one?.name)).toEqual([
      'Haptera-支持的机型-2024-11-29.pdf',
      'Haptera-Supported-models-2024-11-29.pdf',
    ]);
  });

  test('is aborted when the CMS closes', async () => {
    const asked = pdf.open('en');
    await untilPrinting(1);
    const closed = pdf.close();
    await expect(asked).rejects.toMatchObject({ status: 503 });
    await closed;
    expect(log).not.toHaveBeenCalled();
  });
});
