import { resolve } from 'node:path';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { isEmail } from '#session/rules.ts';
import { readS3Settings, type S3Settings } from './files/s3-settings.ts';
import type { MailSettings } from './mail/settings.ts';

export interface PlatformEnvironment {
  readonly port: number;
  /** Null: no metrics. */
  readonly metricsPort: number | null;
  /** Null: the bundled database, which the CMS runs for both. */
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
  /** The server that stores the files of resources. */
  readonly filesOrigin: string;
  /** Null: files sent by visitors are stored in folders of the data directory. */
  readonly objectStore: S3Settings | null;
}

export class PlatformConfigurationError extends Error {
  override readonly name = 'PlatformConfigurationError';
}

/**
 * | variable | default |
 * |---|---|
 * | `PLATFORM_PORT` | 4013 |
 * | `PLATFORM_METRICS_PORT` | none; Prometheus metrics at `/metrics` on this port of 127.0.0.1 |
 * | `DATABASE_URL` | the bundled database |
 * | `DATA_DIRECTORY` | `.haptera` |
 * | `PUBLIC_URL` | `http://localhost:4010` |
 * | `HAPTERA_SECRET` | none, required: at least 32 characters, the same as for the CMS |
 * | `SMTP_URL` | if `PUBLIC_URL` is this machine: none, mails are written to files; otherwise required: `smtp://user:password@host:587` or `smtps://…:465` |
 * | `MAIL_FROM` | required with `SMTP_URL`: `Haptera <no-reply@haptera.example>` |
 * | `MAIL_STAFF` | the address of `MAIL_FROM`; feedback and contacts are mailed to it while the site settings name no address |
 * | `REDIS_URL` | none: attempts are counted in the database; `redis://user:password@host:6379` or `rediss://…`: in this Redis |
 * | `FILES_ORIGIN` | `http://127.0.0.1:4011`: the server that stores the files of resources |
 * | `S3_ENDPOINT`, `S3_BUCKET`, `S3_ACCESS_KEY_ID`, `S3_SECRET_ACCESS_KEY` | none: files sent by visitors are stored in `DATA_DIRECTORY`; all set: in this bucket |
 * | `S3_REGION` | `auto` |
 * | `HAPTERA_SEED` | `demo` with the bundled database and a `PUBLIC_URL` of this machine, otherwise `none` |
 *
 * Throws `PlatformConfigurationError` that lists every invalid variable.
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
    wrong.push('HAPTERA_SECRET must be at least 32 random characters: generate it once with "openssl rand -hex 32".');
  }
  const isPrivate = isOfThisMachine(publicUrl);
  const seed = variables.HAPTERA_SEED || (variables.DATABASE_URL || !isPrivate ? 'none' : 'demo');
  if (seed !== 'demo' && seed !== 'none') wrong.push('HAPTERA_SEED must be demo or none.');
  if (seed === 'demo' && !isPrivate) {
    wrong.push(
      'HAPTERA_SEED=demo creates accounts with a published password, so PUBLIC_URL must be an address of this machine.',
    );
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
    wrong.push('SMTP_URL must name the mail server, because PUBLIC_URL is public: smtp://user:password@host:587.');
  }
  if (smtpUrl !== null && !isMailServer(smtpUrl)) {
    wrong.push('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.');
  }
  if (smtpUrl !== null && !variables.MAIL_FROM) {
    wrong.push('MAIL_FROM must name the sender of mails, because SMTP_URL is set: Haptera <no-reply@your.domain>.');
  }
  const from = readAddress(variables.MAIL_FROM || 'Haptera <no-reply@haptera.example>');
  if (from === null)
    wrong.push('MAIL_FROM must be an address, or a name and an address: Haptera <no-reply@your.domain>.');
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
