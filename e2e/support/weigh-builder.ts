import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { removeAfterTest } from './shared-page.ts';
import { signIn } from './studio.ts';

export interface LoadedScript {
  readonly url: string;
  readonly text: string;
  /** Bytes on the wire, gzipped. */
  readonly size: number;
}

/**
 * Maximum bytes of gzipped script until the builder is ready with a page of the simplest blocks. 379,917 were
 * measured.
 */
export const maxBuilderScripts = 380_000;

/** The same for the home page of the sample content, including the renderers of its blocks: 414,202 since it opens with a pad to draw on. */
export const maxHomePageScripts = 416_000;

/**
 * Signs a browser in as the sample editor, without the form and the guide. The builder's idle work is deferred until
 * `letIdle`, so that what is loaded before does not depend on the machine.
 */
export async function enterStudio(page: Page, url: string): Promise<void> {
  const script = await page.addInitScript(() => {
    const inEarnest = window.requestIdleCallback;
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (run, options) => waiting.push(() => void inEarnest.call(window, run, options));
    Reflect.set(window, 'letIdle', () => {
      // With a timeout: a busy machine is rarely idle, and the parts load one after the other.
      window.requestIdleCallback = (run) => inEarnest.call(window, run, { timeout: 1 });
      for (const go of waiting.splice(0)) go();
    });
  });
  removeAfterTest(page, script);
  await signIn(page, { url });
}

/** Opens a page in the builder and waits until its blocks are on the canvas. Returns the milliseconds. */
export async function openInBuilder(page: Page, url: string, { id }: { readonly id: number }): Promise<number> {
  const since = performance.now();
  await page.goto(`${url}/studio/pages/${id}`);
  const blocks = page.frameLocator('[data-canvas-area] iframe').locator('[data-canvas-page] > [data-block]');
  await blocks.last().waitFor({ state: 'attached', timeout: 60_000 });
  return performance.now() - since;
}

/** Lets the builder do its idle work, and waits until it has loaded all of its parts. */
export async function letIdle(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'letIdle')());
  const isWhole = () => performance.getEntriesByName('later parts are there', 'mark').length > 0;
  await page.waitForFunction(isWhole, null, { timeout: 60_000 });
}

/** Starts collecting the scripts that a page loads. */
export function collectScripts(page: Page): () => Promise<LoadedScript[]> {
  const loaded: Promise<LoadedScript | null>[] = [];
  page.on('response', (response) => loaded.push(readScript(response)));
  return async () => (await Promise.all(loaded)).filter((script) => script !== null);
}

async function readScript(response: Response): Promise<LoadedScript | null> {
  if (response.request().resourceType() !== 'script' || !response.ok()) return null;
  const body = await response.body();
  return { url: response.url(), text: body.toString('utf8'), size: gzipSync(body).length };
}

export function sumSizes(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { size }) => sum + size, 0);
}
