import { resolve } from 'node:path';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { isEmail } from '#session/rules.ts';
import { readS3Settings, type S3Settings } from './files/s3-settings.ts';
import type { MailSettings } from './mail/settings.ts';

export interface PlatformEnvironment {
  readonly port: number;
  /** Null: no figures. */
  readonly metricsPort: number | null;
  /** Null: the database that comes with the product, which the CMS runs for both. */
  readonly databaseUrl: string | null;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly publicUrl: string;
  readonly secret: string;
  /** What empty tables are filled with at the first start. */
  readonly seed: 'demo' | 'none';
  readonly mail: MailSettings;
  /** Null: attempts are counted in the database. */
  readonly redisUrl: string | null;
  /** Where the files of resources are kept. */
  readonly filesOrigin: string;
  /** Null: files that visitors sent stand in folders of the data directory. */
  readonly objectStore: S3Settings | null;
}

export class PlatformConfigurationError extends Error {
  override readonly name = 'PlatformConfigurationError';
}

/**
 * | variable | default |
 * |---|---|
 * | `PLATFORM_PORT` | 4013 |
 * | `PLATFORM_METRICS_PORT` | none: figures for Prometheus at `/metrics` on this port of 127.0.0.1 |
 * | `DATABASE_URL` | the database that comes with the product |
 * | `DATA_DIRECTORY` | `.haptera` |
 * | `PUBLIC_URL` | `http://localhost:4010` |
 * | `HAPTERA_SECRET` | none: at least 32 characters, the same as the CMS has |
 * | `SMTP_URL` | with an address of this machine: none, mails become files; else asked for: `smtp://user:password@host:587` or `smtps://…:465` |
 * | `MAIL_FROM` | asked for with `SMTP_URL`: `Haptera <no-reply@haptera.example>` |
 * | `MAIL_STAFF` | the address of `MAIL_FROM`; feedback and contacts are mailed to it |
 * | `REDIS_URL` | none: attempts are counted in the database; `redis://user:password@host:6379` or `rediss://…`: there |
 * | `FILES_ORIGIN` | `http://127.0.0.1:4011`: where the files of resources are kept |
 * | `S3_ENDPOINT`, `S3_BUCKET`, `S3_ACCESS_KEY_ID`, `S3_SECRET_ACCESS_KEY` | none of them: files that visitors sent stand in `DATA_DIRECTORY`; all: in this bucket |
 * | `S3_REGION` | `auto` |
 * | `HAPTERA_SEED` | `demo` with the database of the product and an address of this machine, else `none` |
 *
 * Throws `PlatformConfigurationError` with every variable that is wrong.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): PlatformEnvironment {
  const wrong: string[] = [];
  const port = Number(variables.PLATFORM_PORT || 4013);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    wrong.push('PLATFORM_PORT must be a number from 0 to 65535.');
  const metricsPort = variables.PLATFORM_METRICS_PORT ? Number(variables.PLATFORM_METRICS_PORT) : null;
  if (metricsPort !== null && !(Number.isInteger(metricsPort) && metricsPort > 0 && metricsPort <= 65_535))
    wrong.push('PLATFORM_METRICS_PORT must be a port number from 1 to 65535.');
  const publicUrl = (variables.PUBLIC_URL || 'http://localhost:4010').replace(/\/+$/, '');
  if (!isWebAddress(publicUrl)) wrong.push('PUBLIC_URL must be an http or https address.');
  const secret = variables.HAPTERA_SECRET ?? '';
  if (secret.length < 32) {
    wrong.push('HAPTERA_SECRET must be at least 32 random characters: make it once with "openssl rand -hex 32".');
  }
  const isPrivate = isOfThisMachine(publicUrl);
  const seed = variables.HAPTERA_SEED || (variables.DATABASE_URL || !isPrivate ? 'none' : 'demo');
  if (seed !== 'demo' && seed !== 'none') wrong.push('HAPTERA_SEED must be demo or none.');
  if (seed === 'demo' && !isPrivate) {
    wrong.push('HAPTERA_SEED=demo makes accounts with a published password: only with a PUBLIC_URL of this machine.');
  }
  const filesOrigin = variables.FILES_ORIGIN || 'http://127.0.0.1:4011';
  if (!isWebAddress(filesOrigin)) wrong.push('FILES_ORIGIN must be an http or https address.');
  const mail = readMailSettings(variables, isPrivate, wrong);
  const objectStore = readS3Settings(variables, wrong);
  const redisUrl = variables.REDIS_URL || null;
  if (redisUrl !== null && !isRedisServer(redisUrl)) {
    wrong.push('REDIS_URL must look like redis://user:password@host:6379 or rediss://user:password@host:6379.');
  }
  if (wrong.length > 0) throw new PlatformConfigurationError(`The platform cannot start. ${wrong.join(' ')}`);
  return {
    port,
    metricsPort,
    databaseUrl: variables.DATABASE_URL || null,
    dataDirectory: resolve(variables.DATA_DIRECTORY || '.haptera'),
    publicUrl,
    secret,
    seed: seed === 'demo' ? 'demo' : 'none',
    mail,
    redisUrl,
    filesOrigin,
    objectStore,
  };
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function readMailSettings(
  variables: Readonly<Record<string, string | undefined>>,
  isPrivate: boolean,
  wrong: string[],
): MailSettings {
  const smtpUrl = variables.SMTP_URL || null;
  if (smtpUrl === null && !isPrivate) {
    wrong.push(
      'SMTP_URL must name the mail server, as visitors of a public address wait for mails: smtp://user:password@host:587.',
    );
  }
  if (smtpUrl !== null && !isMailServer(smtpUrl)) {
    wrong.push('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.');
  }
  if (smtpUrl !== null && !variables.MAIL_FROM) {
    wrong.push('MAIL_FROM must name the sender of mails, as SMTP_URL is set: Haptera <no-reply@your.domain>.');
  }
  const from = readAddress(variables.MAIL_FROM || 'Haptera <no-reply@haptera.example>');
  if (from === null) wrong.push('MAIL_FROM must be an address, or a name with one: Haptera <no-reply@your.domain>.');
  const staff = variables.MAIL_STAFF || from?.address || '';
  if (from !== null && !isEmail(staff)) wrong.push('MAIL_STAFF must be an e-mail address.');
  return { smtpUrl, from: from ?? { name: '', address: '' }, staff };
}

function isRedisServer(address: string): boolean {
  return URL.canParse(address) && /^rediss?:$/.test(new URL(address).protocol) && new URL(address).hostname !== '';
}

function isMailServer(address: string): boolean {
  return URL.canParse(address) && /^smtps?:$/.test(new URL(address).protocol) && new URL(address).hostname !== '';
}

/** `Name <address>` or an address alone. */
function readAddress(text: string): MailSettings['from'] | null {
  const named = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/.exec(text);
  const [name, address] = named ? [named[1] ?? '', named[2] ?? ''] : ['', text.trim()];
  return isEmail(address) ? { name, address } : null;
}
