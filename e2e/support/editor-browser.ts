import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from './browser.ts';
import { type Login, sampleLogin } from './editor.ts';
import { isRunning, listFamily } from './processes.ts';
import { signIn } from './studio.ts';

/** A browser in a separate process, with a profile that survives it. */
export interface EditorBrowser {
  /** The active tab; null while the browser is down. */
  page(): Page | null;
  /** Starts the browser if necessary, signs in, and opens a new tab at an address of the studio. */
  open(path: string): Promise<Page>;
  /** Kills all of its processes immediately. */
  kill(): Promise<void>;
  /** Closes the browser and deletes the profile. */
  end(): Promise<void>;
}

export interface EditorBrowserOptions {
  /** The product's address for this browser. */
  readonly url: string;
  readonly login?: Login;
}

export async function createEditorBrowser({ url, login = sampleLogin }: EditorBrowserOptions): Promise<EditorBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'haptera-editor-'));
  let context: BrowserContext | null = null;
  let page: Page | null = null;

  const start = async () => {
    const options = await chromiumLaunchOptions();
    const started = await chromium.launchPersistentContext(profile, {
      ...options,
      baseURL: url,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
    });
    started.setDefaultTimeout(20_000);
    started.on('close', () => {
      if (context === started) context = null;
    });
    return started;
  };
  const killProcesses = async () => {
    const own = await listFamily(process.pid);
    const [root] = own.filter(({ command, parent }) => parent === process.pid && command.includes(profile));
    const family = root ? await listFamily(root.pid) : own.filter(({ command }) => command.includes(profile));
    for (const { pid } of family) {
      if (!isRunning(pid)) continue;
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended with its parent.
      }
    }
  };

  return {
    page: () => page,
    async open(address) {
      context ??= await start();
      const old = context.pages();
      page = await context.newPage();
      await signIn(page, { url }, 'en', { login });
      for (const each of old) await each.close({ runBeforeUnload: false }).catch(() => undefined);
      await page.goto(address);
      await page.locator('[data-builder]').waitFor({ timeout: 20_000 });
      return page;
    },
    async kill() {
      const dying = context;
      const closed = dying && new Promise<void>((resolve) => dying.once('close', () => resolve()));
      await killProcesses();
      await closed;
      context = null;
      page = null;
    },
    async end() {
      await context?.close().catch(() => undefined);
      await killProcesses();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
