import { resolve } from 'node:path';
import { limits } from '#contract/limits.ts';
import { readDatabaseUrl, readSecret, readSeed } from '#identity/settings.ts';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { type RefuseSetting, readSettings, type Variables } from '#kit/settings.ts';
import { isEmailAddress } from './email-address.ts';

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
 * Throws `SettingsError` with every variable that is wrong.
 */
export function readEnvironment(variables: Variables = process.env): CmsEnvironment {
  const { refuse, port, optionalPort, webAddress, requireNone } = readSettings(variables);
  const publicUrl = webAddress('PUBLIC_URL', 'http://localhost:4010');
  const isPrivate = isOfThisMachine(publicUrl);
  const databaseUrl = readDatabaseUrl(variables, refuse);
  const { HAPTERA_ADMIN_EMAIL: email, HAPTERA_ADMIN_PASSWORD: password } = variables;
  const environment: CmsEnvironment = {
    port: port('CMS_PORT', 4011),
    databaseUrl,
    backupBeforeUpgrade: readChoice(variables, 'HAPTERA_BACKUP_BEFORE_UPGRADE', ['yes', 'no'], 'yes', refuse) === 'yes',
    oldPostgres: variables.HAPTERA_OLD_POSTGRES || null,
    dataDirectory: resolve(variables.DATA_DIRECTORY || '.haptera'),
    publicUrl,
    secret: readSecret(variables, refuse),
    siteRevalidateUrl: variables.SITE_REVALIDATE_URL
      ? webAddress('SITE_REVALIDATE_URL', 'http://localhost:4010/api/revalidate')
      : null,
    platformOrigin: webAddress('PLATFORM_ORIGIN', 'http://127.0.0.1:4013'),
    keepRevisions: readKeptRevisions(variables, refuse),
    seed: readSeed(variables, databaseUrl, isPrivate, refuse),
    firstAdministrator: email && password ? { email, password } : null,
    isProduction: variables.NODE_ENV === 'production',
    metricsPort: optionalPort('CMS_METRICS_PORT'),
    acceptsNewDatabase: readChoice(variables, 'HAPTERA_NEW_DATABASE', ['yes', 'no'], 'no', refuse) === 'yes',
  };
  refuseAdministrator(variables, refuse);
  requireNone('The CMS');
  return environment;
}

function readKeptRevisions({ KEEP_REVISIONS: text }: Variables, refuse: RefuseSetting): number | null {
  if (!text) return null;
  const kept = Number(text);
  if (!Number.isInteger(kept) || kept < 1) {
    refuse('KEEP_REVISIONS', `KEEP_REVISIONS must be a whole number above 0, not "${text}"; without it all are kept.`);
  }
  return kept;
}

function readChoice(
  variables: Variables,
  name: string,
  choices: readonly [string, string],
  usual: string,
  refuse: RefuseSetting,
): string {
  const chosen = variables[name] || usual;
  if (!choices.includes(chosen)) refuse(name, `${name} must be ${choices.join(' or ')}, not "${chosen}".`);
  return chosen;
}

/** Refuses the first administrator here, because the database would refuse it only after it was created. */
function refuseAdministrator(variables: Variables, refuse: RefuseSetting): void {
  const { HAPTERA_ADMIN_EMAIL: email, HAPTERA_ADMIN_PASSWORD: password } = variables;
  const { least, most } = limits.password;
  if (email && !password)
    refuse('HAPTERA_ADMIN_PASSWORD', 'HAPTERA_ADMIN_PASSWORD must be set with HAPTERA_ADMIN_EMAIL.');
  if (!email && password) refuse('HAPTERA_ADMIN_EMAIL', 'HAPTERA_ADMIN_EMAIL must be set with HAPTERA_ADMIN_PASSWORD.');
  if (email && !isEmailAddress(email)) {
    refuse('HAPTERA_ADMIN_EMAIL', `HAPTERA_ADMIN_EMAIL must be an e-mail address, not "${email}".`);
  }
  if (password && (password.length < least || password.length > most)) {
    refuse('HAPTERA_ADMIN_PASSWORD', `HAPTERA_ADMIN_PASSWORD must have ${least} to ${most} characters.`);
  }
}
