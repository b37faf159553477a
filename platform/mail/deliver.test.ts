import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '#kit/database/testing/test-database.ts';
import { connectOptions, migratePlatform } from '../database/open-database.ts';
import { createMailWorker, type MailWorker, type MailWorkerOptions } from './deliver.ts';
import { queueMail } from './queue-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { tidyMails } from './store.ts';
import { type Judge, type MailServer, openMailServer } from './testing/open-mail-server.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase({
    template: 'platform',
    prepare: (fresh) => migratePlatform(fresh),
    connect: connectOptions,
  });
});
afterAll(() => opened.drop());

let server: MailServer;
let workers: MailWorker[] = [];
let logged: string[] = [];
beforeEach(async () => {
  await opened.database.run(sql`delete from mails`);
  logged = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
  await server.close();
});

const from = { name: 'Haptera, 触境', address: 'no-reply@haptera.example' };

async function serveMails(judge?: Judge): Promise<void> {
  server = await openMailServer(judge);
}

function workerOptions(): MailWorkerOptions {
  return {
    database: opened.database,
    transport: createSmtpTransport(server.url, { connection: 1_000, greeting: 1_000, silence: 1_000 }),
    from,
    publicUrl: 'https://haptera.example',
    log: (line) => void logged.push(line),
    firstWait: 20,
    idle: 20,
  };
}

function startWorker(options: Partial<MailWorkerOptions> = {}): MailWorker {
  const worker = createMailWorker({ ...workerOptions(), ...options });
  workers.push(worker);
  worker.start();
  return worker;
}

function queueCode(to: string, code = '482913'): Promise<void> {
  return queueMail(opened.database, { to, locale: 'en', template: 'passwordCode', values: { code } });
}

async function find(recipient: string) {
  const row = await opened.database.one<{ tries: number; failed_at: string | null; sent_at: string | null }>(
    sql`select * from mails where recipient = ${recipient}`,
  );
  if (row === null) throw new Error(`No mail for ${recipient}.`);
  return row;
}

const untilSent = (recipient: string) => expect.poll(async () => (await find(recipient)).sent_at).not.toBeNull();

describe('a mail', () => {
  test('arrives with its content as HTML and as plain text', async () => {
    await serveMails();
    startWorker();
    await queueCode('ada@haptera.example');
    await expect.poll(() => server.received.length).toBe(1);
    const { to, mail } = server.received[0] ?? {};
    expect(to).toEqual(['ada@haptera.example']);
    expect(mail?.from?.value).toEqual([{ name: from.name, address: from.address }]);
    expect(mail?.subject).toBe('Your code for a new password');
    expect(mail?.text).toContain('482913');
    expect(mail?.html).toContain('482913');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('is stored without its code after it was sent', async () => {
    await serveMails();
    startWorker();
    await queueCode('ada@haptera.example');
    await untilSent('ada@haptera.example');
    expect(JSON.stringify(await find('ada@haptera.example'))).not.toContain('482913');
  });

  test('is never sent if its transaction was rolled back', async () => {
    await serveMails();
    startWorker();
    const taken = opened.database.transaction(async (tx) => {
      await queueMail(tx, { to: 'ada@haptera.example', locale: 'zh', template: 'newAccount', values: {} });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await queueCode('last@haptera.example');
    await untilSent('last@haptera.example');
    expect(server.received.map(({ to }) => to)).toEqual([['last@haptera.example']]);
  });

  test('that a server rejects temporarily is sent again', async () => {
    await serveMails((_address, offer) => (offer <= 2 ? 451 : null));
    startWorker();
    await queueCode('later@haptera.example');
    await untilSent('later@haptera.example');
    expect(server.received).toHaveLength(1);
    expect(await find('later@haptera.example')).toMatchObject({ tries: 3, failed_at: null, last_error: null });
  });

  test('that a server rejects permanently is given up, and the reason is stored', async () => {
    await serveMails(() => 550);
    startWorker();
    await queueCode('nobody@haptera.example');
    await expect.poll(async () => (await find('nobody@haptera.example')).failed_at).not.toBeNull();
    expect(server.offered('nobody@haptera.example')).toBe(1);
    expect(await find('nobody@haptera.example')).toMatchObject({ last_error: expect.stringContaining('550') });
  });

  test('that has expired is given up without being sent', async () => {
    await serveMails();
    await queueCode('old@haptera.example');
    await opened.database.run(sql`update mails set expires_at = now() - interval '1 minute'`);
    startWorker();
    await tidyMails(opened.database);
    await queueCode('new@haptera.example');
    await untilSent('new@haptera.example');
    expect(server.offered('old@haptera.example')).toBe(0);
    expect(await find('old@haptera.example')).toMatchObject({ failed_at: expect.any(String), values: {} });
  });

  test('is sent only to its recipient, whatever its content and its recipient contain', async () => {
    await serveMails();
    startWorker();
    const hostile = 'X\r\nBcc: eve@haptera.example\r\n\r\n<script>alert(1)</script>';
    await queueMail(opened.database, {
      to: 'staff@haptera.example',
      locale: 'en',
      template: 'contactReceived',
      values: { name: hostile, company: hostile, facts: [[hostile, hostile]], message: hostile },
    });
    await untilSent('staff@haptera.example');
    const [{ to, mail } = {}] = server.received;
    expect(to).toEqual(['staff@haptera.example']);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.html).not.toContain('<script');
    for (const address of ['a@b.example\r\nBcc: eve@c.example', 'a@b.example, eve@c.example', 'A <a@b.example>']) {
      await expect(queueCode(address)).rejects.toThrow('no valid recipient');
    }
  });
});

describe('the queue', () => {
  test('is not blocked when the server stops responding during one mail', async () => {
    await serveMails((address) => (address.startsWith('silent') ? 'hang' : null));
    const endless = { connection: 60_000, greeting: 60_000, silence: 60_000 };
    startWorker({ transport: createSmtpTransport(server.url, endless) });
    await queueCode('silent@haptera.example');
    await expect.poll(() => server.offered('silent@haptera.example')).toBe(1);
    for (let count = 0; count < 8; count += 1) await queueCode(`quick${count}@haptera.example`);
    await expect.poll(() => server.received.length).toBe(8);
    expect(await find('silent@haptera.example')).toMatchObject({ tries: 1, sent_at: null });
  });

  test('sends a mail again if the server did not respond', async () => {
    await serveMails((_address, offer) => (offer === 1 ? 'hang' : null));
    const brief = { connection: 1_000, greeting: 1_000, silence: 200 };
    startWorker({ transport: createSmtpTransport(server.url, brief) });
    await queueCode('silent@haptera.example');
    await untilSent('silent@haptera.example');
    expect(server.offered('silent@haptera.example')).toBe(2);
  });

  test('continues when the mail server is available again', async () => {
    await serveMails();
    const { url } = server;
    await server.close();
    startWorker();
    await queueCode('patient@haptera.example');
    await expect.poll(async () => (await find('patient@haptera.example')).tries).toBeGreaterThan(1);
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await serveMails();
    expect(server.url).not.toBe(url);
    startWorker();
    await untilSent('patient@haptera.example');
  });

  test('sends each of thirty mails once, although a third of them is deferred and two processes send', async () => {
    await serveMails((address, offer) => (Number(/\d+/.exec(address)?.[0]) % 3 === 0 && offer <= 2 ? 451 : null));
    startWorker();
    startWorker();
    const all = Array.from({ length: 30 }, (_, index) => `reader${index}@haptera.example`);
    await Promise.all(all.map((address) => queueCode(address)));
    await expect.poll(() => opened.database.query(sql`select id from mails where sent_at is null`)).toHaveLength(0);
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([...all].sort());
  });

  test('sends a mail at most once more after a crash between sending and recording it, with the same Message-ID', async () => {
    await serveMails();
    const smtp = createSmtpTransport(server.url);
    // A process that is killed at this point does nothing more.
    let isKilled = false;
    const never = () => new Promise<never>(() => undefined);
    const { database } = opened;
    createMailWorker({
      ...workerOptions(),
      lease: 600,
      database: { ...database, one: (...query) => (isKilled ? never() : database.one(...query)), run: never },
      transport: {
        send: async (mail, signal) => {
          await smtp.send(mail, signal);
          isKilled = true;
          return never();
        },
      },
    }).start();
    await queueCode('twice@haptera.example');
    await expect.poll(() => server.received.length).toBe(1);
    startWorker({ lease: 600 });
    await untilSent('twice@haptera.example');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const ids = server.received.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('logs no code, link or address of a mail', async () => {
    await serveMails((address) => (address.startsWith('no') ? 550 : 451));
    startWorker();
    await queueCode('no@haptera.example', '777123');
    await queueMail(opened.database, {
      to: 'link@haptera.example',
      locale: 'zh',
      template: 'trialLink',
      values: { link: 'https://haptera.example/community/trial-account?key=canary' },
    });
    await expect.poll(async () => (await find('link@haptera.example')).tries).toBeGreaterThan(1);
    await expect.poll(async () => (await find('no@haptera.example')).failed_at).not.toBeNull();
    expect(logged.length).toBeGreaterThan(1);
    expect(logged.join('\n')).not.toMatch(/777123|canary|@haptera/);
  });
});
