import { expect, type FrameLocator, type Page } from '@playwright/test';
import { harnessFolder } from '../../studio/canvas/testing/build-harness.ts';
import { serveHarness } from '../../studio/canvas/testing/serve-harness.ts';

/** The builder on its own, built for production, with a page in memory. */
export interface Harness {
  readonly page: Page;
  readonly canvas: FrameLocator;
  /** Addresses outside of the harness that the page requested. */
  readonly outside: readonly string[];
  readonly errors: readonly string[];
  /** Attributes of a block of the draft in a language. */
  attributes(id: string, locale?: 'zh' | 'en'): Promise<Record<string, unknown>>;
  /** Types of the top-level blocks. */
  types(locale?: 'zh' | 'en'): Promise<string[]>;
  ids(locale?: 'zh' | 'en'): Promise<string[]>;
  /** All blocks of the draft, including nested ones. */
  nodes(locale?: 'zh' | 'en'): Promise<readonly unknown[]>;
  /** Number of edits that the builder has made so far. */
  editCount(): Promise<number>;
  /** Number of steps that can be undone. */
  stepCount(locale?: 'zh' | 'en'): Promise<number>;
  said(): Promise<string>;
}

let served: Promise<{ readonly url: string }> | null = null;

/** The origin from which this worker loads the builder; starts its server. */
export async function harnessAddress(): Promise<string> {
  served ??= serveHarness(harnessFolder);
  return (await served).url;
}

/** `query`: `?page=empty|all`, `?blocks=200`, `?locale`, `?ui`, see the harness. */
export async function openHarness(page: Page, query = ''): Promise<Harness> {
  const url = await harnessAddress();
  const outside: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob|about):/.test(request.url()) && !request.url().startsWith(url)) outside.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${url}/?${query}`);
  const canvas = page.frameLocator('[data-canvas-area] iframe');
  // Two hundred blocks take time on a busy machine.
  await expect(canvas.locator('[data-canvas-page]')).toBeVisible({ timeout: 15_000 });
  const read = <Value>(what: string, locale: string): Promise<Value> =>
    page.evaluate(([what, locale]) => Reflect.get(window, 'harness').read(what, locale), [what, locale]);
  return {
    page,
    canvas,
    outside,
    errors,
    attributes: (id, locale = 'en') => read(`attributes:${id}`, locale),
    types: (locale = 'en') => read('types', locale),
    ids: (locale = 'en') => read('ids', locale),
    nodes: (locale = 'en') => read('nodes', locale),
    editCount: () => read('edits', 'en'),
    stepCount: (locale = 'en') => read('steps', locale),
    said: async () => (await page.locator('[data-announcer]').allTextContents()).join(''),
  };
}
