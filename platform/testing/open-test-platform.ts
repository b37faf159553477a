import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#kit/database/connect.ts';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import type { HttpDoor } from '#kit/http/serve.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../create-platform.ts';
import { connectOptions, migratePlatform } from '../database/open-database.ts';
import { createHttp } from '../http.ts';
import { type KeptMail, openMailFolder } from '../mail/file-transport.ts';
import type { MailSettings } from '../mail/settings.ts';

export interface TestPlatform {
  readonly platform: Platform;
  readonly database: Database;
  /** Absolute. */
  readonly dataDirectory: string;
  /** The HTTP interface itself. */
  readonly http: HttpDoor;
  /** All log lines so far. */
  readonly logged: string[];
  /** Makes a call over HTTP as the website does: a GET if there is no `form`. */
  call(path: string, options?: TestCall): Promise<TestAnswer>;
  /** Advances the service's clock. */
  advance(milliseconds: number): void;
  /** All mails sent so far, newest first. */
  mails(): Promise<KeptMail[]>;
  close(): Promise<void>;
}

export interface TestCall {
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as multipart/form-data. */
  readonly multipart?: FormData;
  readonly token?: string;
  readonly locale?: string;
  readonly address?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly code: number;
  readonly success: boolean;
  readonly message: string;
  readonly result: unknown;
}

/** Arbitrary: the platform ignores the host of a request. */
const origin = 'https://haptera.example';
const testMail: MailSettings = {
  smtpUrl: null,
  from: { name: 'Haptera', address: 'no-reply@haptera.example' },
  staff: 'staff@haptera.example',
};

export type TestPlatformOptions = Partial<
  Pick<PlatformOptions, 'seed' | 'publicUrl' | 'secret' | 'filesOrigin' | 'objectStore'>
>;

/** A platform with its own database and a clock that only moves with `advance`. */
export async function openTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { database, drop } = await createTestDatabase({
    template: 'platform',
    prepare: (fresh) => migratePlatform(fresh),
    connect: connectOptions,
  });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'haptera-platform-'));
  let now = Date.parse('2026-03-01T08:00:00Z');
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const platform = createPlatform({
    database,
    dataDirectory,
    publicUrl: 'https://haptera.example',
    mail: testMail,
    filesOrigin: 'http://127.0.0.1:9',
    secret: `test-secret-${randomUUID()}`,
    ...options,
    clock: () => new Date(now),
    log,
  });
  await platform.start();
  const http = createHttp(platform, { log });
  return {
    platform,
    database,
    dataDirectory,
    http,
    logged,
    call: async (path, options = {}) =>
      readAnswer(await http(printCall(path, options), options.address ?? '192.0.2.1')),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    mails: () => openMailFolder(join(dataDirectory, 'platform', 'outbox')).list(),
    close: async () => {
      await platform.close();
      await drop();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

function printCall(path: string, { form, multipart, token, locale = 'en', cookie, headers = {} }: TestCall): Request {
  return new Request(`${origin}/platform${path}`, {
    method: form === undefined && multipart === undefined ? 'GET' : 'POST',
    headers: {
      'Accept-Language': locale,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { Cookie: cookie }),
      ...headers,
    },
    ...(form !== undefined && { body: new URLSearchParams(form) }),
    ...(multipart !== undefined && { body: multipart }),
  });
}

async function readAnswer(response: Response): Promise<TestAnswer> {
  const isFile = !response.headers.get('content-type')?.startsWith('application/json');
  if (isFile) {
    const { status, headers, ok: success } = response;
    return { status, headers, code: status, success, message: '', result: await response.text() };
  }
  const { code, success, message, result } = await response.json();
  return { status: response.status, headers: response.headers, code, success, message, result };
}
