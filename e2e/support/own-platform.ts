import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { startEmbeddedPostgres } from '#kit/database/embedded-postgres.ts';
import { chooseFastFolder } from '#kit/database/testing/fast-folder.ts';
import { serve } from '#kit/http/serve.ts';
import { createPlatform } from '#platform/create-platform.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { PlatformError } from '#platform/errors.ts';
import { createHttp } from '#platform/http.ts';
import { openMailFolder } from '#platform/mail/file-transport.ts';

export interface OwnPlatform {
  /** Routes all calls of this browser here instead of to the product's own platform. */
  join(context: BrowserContext): Promise<void>;
  /** Moves its clock forward; it keeps running from there. */
  advance(milliseconds: number): void;
  /** Waits for a mail to a recipient with a matching subject, and returns the text of the newest. */
  readMail(to: string, subject: RegExp): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts a real platform for one journey, with a clock that the journey controls, which the product itself does not
 * support.
 */
export async function openOwnPlatform(publicUrl: string): Promise<OwnPlatform> {
  const folder = await mkdtemp(join(await chooseFastFolder(), 'journey-platform-'));
  const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
  let moved = 0;
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  const platform = createPlatform({
    database: openDatabase(postgres.url),
    dataDirectory: folder,
    publicUrl,
    // Journeys of accounts do not download files.
    filesOrigin: publicUrl,
    secret: `journey-${randomUUID()}`,
    mail: {
      smtpUrl: null,
      from: { name: 'Haptera', address: 'no-reply@haptera.example' },
      staff: 'staff@haptera.example',
    },
    clock: () => new Date(Date.now() + moved),
    log,
  });
  await platform.start();
  const server = await serve(createHttp(platform, { log }), {
    port: 0,
    publicUrl,
    log,
    nameDoor: () => 'calls',
    unreadableBody: () => new PlatformError('badRequest'),
  });
  const mails = openMailFolder(join(folder, 'platform', 'outbox'));
  return {
    join: async (context) => {
      await context.route('**/platform/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const response = await route.fetch({ url: `http://localhost:${server.port}${pathname}${search}` });
        await route.fulfill({ response });
      });
    },
    advance: (milliseconds) => {
      moved += milliseconds;
    },
    readMail: async (to, subject) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const found = (await mails.list()).find((mail) => mail.to === to && subject.test(mail.subject));
        if (found) return found.text;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail to ${to} with the subject ${subject} arrived. ${said.join('\n')}`);
    },
    close: async () => {
      await server.close();
      await platform.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
