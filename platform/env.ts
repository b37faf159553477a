import { resolve } from 'node:path';
import { readDatabaseUrl, readSecret, readSeed } from '#identity/settings.ts';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { type RefuseSetting, readSettings, type Variables } from '#kit/settings.ts';
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
 * Throws `SettingsError` with every invalid variable.
 */
export function readEnvironment(variables: Variables = process.env): PlatformEnvironment {
  const { refuse, port, optionalPort, webAddress, requireNone } = readSettings(variables);
  const publicUrl = webAddress('PUBLIC_URL', 'http://localhost:4010');
  const isPrivate = isOfThisMachine(publicUrl);
  const databaseUrl = readDatabaseUrl(variables, refuse);
  const environment: PlatformEnvironment = {
    port: port('PLATFORM_PORT', 4013),
    metricsPort: optionalPort('PLATFORM_METRICS_PORT'),
    databaseUrl,
    dataDirectory: resolve(variables.DATA_DIRECTORY || '.haptera'),
    publicUrl,
    secret: readSecret(variables, refuse),
    seed: readSeed(variables, databaseUrl, isPrivate, refuse),
    filesOrigin: webAddress('FILES_ORIGIN', 'http://127.0.0.1:4011'),
    mail: readMailSettings(variables, isPrivate, refuse),
    objectStore: readS3Settings(variables, refuse),
    redisUrl: readRedisUrl(variables, refuse),
  };
  requireNone('The platform');
  return environment;
}

/** Null: attempts are counted in the database. */
export function readRedisUrl({ REDIS_URL: url }: Variables, refuse: RefuseSetting): string | null {
  if (!url) return null;
  if (!isRedisServer(url)) {
    refuse(
      'REDIS_URL',
      'REDIS_URL must look like redis://user:password@host:6379 or rediss://user:password@host:6379.',
    );
  }
  return url;
}

/** `isPrivate`: only this machine reaches the product, so no mail server is needed. */
export function readMailSettings(variables: Variables, isPrivate: boolean, refuse: RefuseSetting): MailSettings {
  const smtpUrl = variables.SMTP_URL || null;
  if (smtpUrl === null && !isPrivate) {
    refuse(
      'SMTP_URL',
      'SMTP_URL must name the mail server, because PUBLIC_URL is public: smtp://user:password@host:587.',
    );
  }
  if (smtpUrl !== null && !isMailServer(smtpUrl)) {
    refuse('SMTP_URL', 'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.');
  }
  if (smtpUrl !== null && !variables.MAIL_FROM) {
    refuse(
      'MAIL_FROM',
      'MAIL_FROM must name the sender of mails, because SMTP_URL is set: Haptera <no-reply@your.domain>.',
    );
  }
  const from = readAddress(variables.MAIL_FROM || 'Haptera <no-reply@haptera.example>');
  if (from === null)
    refuse('MAIL_FROM', 'MAIL_FROM must be an address, or a name and an address: Haptera <no-reply@your.domain>.');
  const staff = variables.MAIL_STAFF || from?.address || '';
  if (from !== null && !isEmail(staff)) refuse('MAIL_STAFF', 'MAIL_STAFF must be an e-mail address.');
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
