import { resolve } from 'node:path';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { CmsError } from './errors.ts';

export interface CmsEnvironment {
  readonly port: number;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder with the binaries of the older PostgreSQL that wrote the data; null: the packaged one wrote it. */
  readonly oldPostgres: string | null;
  /** Whether to back up the database before migrating it. */
  readonly backupBeforeUpgrade: boolean;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly publicUrl: string;
  readonly secret: string;
  readonly siteRevalidateUrl: string | null;
  /** Address of the platform on this machine. */
  readonly platformOrigin: string;
  /** The most revisions kept per document; null: all of them. */
  readonly keepRevisions: number | null;
  /** What an empty database is filled with on the first start. */
  readonly seed: 'demo' | 'none';
  /** The account to create if there are no users yet. */
  readonly firstAdministrator: { readonly email: string; readonly password: string } | null;
  readonly isProduction: boolean;
  /** Port for metrics on 127.0.0.1; null: no metrics. */
  readonly metricsPort: number | null;
  /** Whether the data folder may be used with another or an empty database from now on. */
  readonly acceptsNewDatabase: boolean;
}

/**
 * The environment variables:
 *
 * | variable | default |
 * |---|---|
 * | `CMS_PORT` | 4011 |
 * | `DATABASE_URL` | the embedded database |
 * | `HAPTERA_BACKUP_BEFORE_UPGRADE` | `yes`: back up the database before migrating it; or `no` |
 * | `HAPTERA_OLD_POSTGRES` | none; folder of an older PostgreSQL's binaries, to upgrade the data that it wrote |
 * | `DATA_DIRECTORY` | `.haptera` |
 * | `PUBLIC_URL` | `http://localhost:4010` |
 * | `HAPTERA_SECRET` | none: at least 32 characters |
 * | `SITE_REVALIDATE_URL` | none: changes stay in the outbox |
 * | `PLATFORM_ORIGIN` | `http://127.0.0.1:4013` |
 * | `HAPTERA_SEED` | `demo` with the embedded database and a `PUBLIC_URL` on this machine, else `none` |
 * | `HAPTERA_ADMIN_EMAIL`, `HAPTERA_ADMIN_PASSWORD` | none: the first administrator of an empty database |
 * | `CMS_METRICS_PORT` | none; serves Prometheus metrics at `/metrics` on this port of 127.0.0.1 |
 * | `HAPTERA_NEW_DATABASE` | none; `yes`: use the data folder with another or an empty database. For one start only |
 * | `NODE_ENV` | none; `production` disables GraphQL introspection |
 * | `KEEP_REVISIONS` | all; a number: the most revisions kept per document |
 *
 * Throws `haptera_configuration` with every variable that is wrong.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>> = process.env): CmsEnvironment {
  const wrong: string[] = [];
  const port = Number(variables.CMS_PORT || 4011);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong.push('CMS_PORT must be a number from 0 to 65535.');
  const metricsPort = variables.CMS_METRICS_PORT ? Number(variables.CMS_METRICS_PORT) : null;
  if (metricsPort !== null && !(Number.isInteger(metricsPort) && metricsPort > 0 && metricsPort <= 65_535)) {
    wrong.push('CMS_METRICS_PORT must be a number from 1 to 65535.');
  }
  const publicUrl = (variables.PUBLIC_URL || 'http://localhost:4010').replace(/\/+$/, '');
  if (!isHttpUrl(publicUrl)) wrong.push('PUBLIC_URL must be an http or https address.');
  const siteRevalidateUrl = variables.SITE_REVALIDATE_URL || null;
  if (siteRevalidateUrl !== null && !isHttpUrl(siteRevalidateUrl)) {
    wrong.push('SITE_REVALIDATE_URL must be an http or https address.');
  }
  const platformOrigin = variables.PLATFORM_ORIGIN || 'http://127.0.0.1:4013';
  if (!isHttpUrl(platformOrigin)) wrong.push('PLATFORM_ORIGIN must be an http or https address.');
  const keepRevisions = variables.KEEP_REVISIONS ? Number(variables.KEEP_REVISIONS) : null;
  if (keepRevisions !== null && !(Number.isInteger(keepRevisions) && keepRevisions > 0)) {
    wrong.push('KEEP_REVISIONS must be a whole number above 0.');
  }
  const backupBeforeUpgrade = variables.HAPTERA_BACKUP_BEFORE_UPGRADE || 'yes';
  if (backupBeforeUpgrade !== 'yes' && backupBeforeUpgrade !== 'no') {
    wrong.push('HAPTERA_BACKUP_BEFORE_UPGRADE must be yes or no.');
  }
  const secret = variables.HAPTERA_SECRET ?? '';
  if (secret.length < 32) {
    wrong.push('HAPTERA_SECRET must have at least 32 random characters: generate it once with "openssl rand -hex 32".');
  }
  const isPrivate = isOfThisMachine(publicUrl);
  const seed = variables.HAPTERA_SEED || (variables.DATABASE_URL || !isPrivate ? 'none' : 'demo');
  if (seed !== 'demo' && seed !== 'none') wrong.push('HAPTERA_SEED must be demo or none.');
  if (seed === 'demo' && !isPrivate) {
    wrong.push('HAPTERA_SEED=demo creates accounts with a published password, so PUBLIC_URL must be on this machine.');
  }
  const { HAPTERA_ADMIN_EMAIL: email, HAPTERA_ADMIN_PASSWORD: password } = variables;
  if (wrong.length > 0) throw new CmsError('haptera_configuration', 500, `The CMS cannot start. ${wrong.join(' ')}`);
  return {
    port,
    databaseUrl: variables.DATABASE_URL || null,
    backupBeforeUpgrade: backupBeforeUpgrade === 'yes',
    oldPostgres: variables.HAPTERA_OLD_POSTGRES || null,
    dataDirectory: resolve(variables.DATA_DIRECTORY || '.haptera'),
    publicUrl,
    secret,
    siteRevalidateUrl,
    platformOrigin,
    keepRevisions,
    seed: seed === 'demo' ? 'demo' : 'none',
    firstAdministrator: email && password ? { email, password } : null,
    isProduction: variables.NODE_ENV === 'production',
    metricsPort,
    acceptsNewDatabase: variables.HAPTERA_NEW_DATABASE === 'yes',
  };
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
