import type { RefuseSetting, Variables } from '#kit/settings.ts';

/** The settings that the CMS and the platform share. */

/** Null: the packaged database. */
export function readDatabaseUrl({ DATABASE_URL: url }: Variables, refuse: RefuseSetting): string | null {
  if (!url) return null;
  // Without the value, which contains a password.
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) {
    refuse('DATABASE_URL', 'DATABASE_URL must look like postgres://user:password@host:5432/name.');
  }
  return url;
}

export function readSecret({ HAPTERA_SECRET: secret = '' }: Variables, refuse: RefuseSetting): string {
  if (secret.length < 32) {
    refuse(
      'HAPTERA_SECRET',
      'HAPTERA_SECRET must be at least 32 random characters: generate it once with "openssl rand -hex 32".',
    );
  }
  return secret;
}

/** What empty tables are filled with at the first start. `isPrivate`: strangers cannot reach the product. */
export function readSeed(
  { HAPTERA_SEED: wanted }: Variables,
  databaseUrl: string | null,
  isPrivate: boolean,
  refuse: RefuseSetting,
): 'demo' | 'none' {
  const seed = wanted || (databaseUrl !== null || !isPrivate ? 'none' : 'demo');
  if (seed !== 'demo' && seed !== 'none') refuse('HAPTERA_SEED', `HAPTERA_SEED must be demo or none, not "${seed}".`);
  if (seed === 'demo' && !isPrivate) {
    refuse(
      'HAPTERA_SEED',
      'HAPTERA_SEED=demo creates accounts with a published password, so PUBLIC_URL must be an address of this machine.',
    );
  }
  return seed === 'demo' ? 'demo' : 'none';
}
