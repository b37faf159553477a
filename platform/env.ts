import { resolve } from 'node:path';

export interface PlatformEnvironment {
  readonly port: number;
  /** Null: the database that comes with the product, which the CMS runs for both. */
  readonly databaseUrl: string | null;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly publicUrl: string;
  readonly secret: string;
  /** What empty tables are filled with at the first start. */
  readonly seed: 'demo' | 'none';
}

export class PlatformConfigurationError extends Error {
  override readonly name = 'PlatformConfigurationError';
}

/**
 * | variable | default |
 * |---|---|
 * | `PLATFORM_PORT` | 4013 |
 * | `DATABASE_URL` | the database that comes with the product |
 * | `DATA_DIRECTORY` | `.haptera` |
 * | `PUBLIC_URL` | `http://localhost:4010` |
 * | `HAPTERA_SECRET` | none: at least 32 characters, the same as the CMS has |
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
  const publicUrl = (variables.PUBLIC_URL || 'http://localhost:4010').replace(/\/+$/, '');
  const host = readHost(publicUrl);
  if (host === null) wrong.push('PUBLIC_URL must be an http or https address.');
  const secret = variables.HAPTERA_SECRET ?? '';
  if (secret.length < 32) {
    wrong.push('HAPTERA_SECRET must be at least 32 random characters: make it once with "openssl rand -hex 32".');
  }
  const isPrivate = ['localhost', '127.0.0.1', '[::1]'].includes(host ?? '');
  const seed = variables.HAPTERA_SEED || (variables.DATABASE_URL || !isPrivate ? 'none' : 'demo');
  if (seed !== 'demo' && seed !== 'none') wrong.push('HAPTERA_SEED must be demo or none.');
  if (seed === 'demo' && !isPrivate) {
    wrong.push('HAPTERA_SEED=demo makes accounts with a published password: only with a PUBLIC_URL of this machine.');
  }
  if (wrong.length > 0) throw new PlatformConfigurationError(`The platform cannot start. ${wrong.join(' ')}`);
  return {
    port,
    databaseUrl: variables.DATABASE_URL || null,
    dataDirectory: resolve(variables.DATA_DIRECTORY || '.haptera'),
    publicUrl,
    secret,
    seed: seed === 'demo' ? 'demo' : 'none',
  };
}

function readHost(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? hostname : null;
}
