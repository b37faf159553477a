import { addresses } from '#contract/addresses.ts';
import { readEnvironment } from '../../cms/env.ts';
import { playerHosts } from '../../contract/player-hosts.ts';
import { readEdgeEnv } from '../../edge/env.ts';
import type { Variables } from '../../kit/settings.ts';
import { readEnvironment as readPlatformEnvironment } from '../../platform/env.ts';
import type { LaunchSettings } from './settings.ts';

export type Room = 'cms' | 'platform' | 'site' | 'edge';
export type Mode = 'production' | 'development';

/**
 * The environment of one process of the product: system variables, the addresses of the other processes, and only those
 * other variables that this room reads. So a vulnerability in the process that visitors reach does not expose the
 * secret, the database's address or the administrator's first password.
 */
export function serviceEnvironment(
  settings: LaunchSettings,
  mode: Mode,
  room: Room,
  surroundings: Variables = process.env,
): NodeJS.ProcessEnv {
  const offered: NodeJS.ProcessEnv = {
    EDGE_FRAME_SOURCES: playerHosts.map(({ host }) => `https://${host}`).join(','),
    ...surroundings,
    ...sharedVariables(settings, mode),
    ...secretsOf(settings, room),
    SITE_DATABASE: nameDatabase(surroundings.DATABASE_URL),
  };
  const isWanted = wantedBy[room](offered);
  const given: NodeJS.ProcessEnv = { NODE_ENV: mode };
  for (const [name, value] of Object.entries(offered)) {
    if (value !== undefined && (ofTheMachine.test(name) || isWanted(name))) given[name] = value;
  }
  return { ...given, ...sharedVariables(settings, mode) };
}

/** Paths of programs, home and temporary files, language, time zone, certificates, and settings of Node itself. */
const ofTheMachine =
  /^(?:NODE_.+|PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_.+|TZ|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|SSL_CERT_(?:FILE|DIR)|MALLOC_.+|HAPTERA_LOG(?:_LEVEL)?|SystemRoot|SystemDrive|ComSpec|PATHEXT|APPDATA|LOCALAPPDATA|USERPROFILE)$/;

/** Each room's own reader determines the names it needs: a second list here would become outdated. */
const wantedBy: Readonly<Record<Room, (offered: Variables) => (name: string) => boolean>> = {
  cms: (offered) => {
    const names = namesReadBy(readEnvironment, offered);
    // The database driver has settings of its own, such as PGSSLROOTCERT.
    return (name) => names.has(name) || /^(?:CMS_|PG)/.test(name);
  },
  platform: (offered) => {
    const names = namesReadBy(readPlatformEnvironment, offered);
    return (name) => names.has(name) || /^(?:PLATFORM_|PG)/.test(name);
  },
  site: () => (name) => name === 'HAPTERA_SECRET' || /^(?:SITE_|NEXT_)/.test(name),
  edge: (offered) => {
    const names = namesReadBy(readEdgeEnv, offered);
    return (name) => names.has(name) || name.startsWith('EDGE_');
  },
};

/** Variables that every process gets; they contain no secret. */
function sharedVariables(settings: LaunchSettings, mode: Mode): NodeJS.ProcessEnv {
  const { port, cmsPort, sitePort, platformPort, publicUrl, dataDirectory } = settings;
  return {
    NODE_ENV: mode,
    DATA_DIRECTORY: dataDirectory,
    PUBLIC_URL: publicUrl,
    CMS_PORT: String(cmsPort),
    CMS_ORIGIN: `http://127.0.0.1:${cmsPort}`,
    FILES_ORIGIN: `http://127.0.0.1:${cmsPort}`,
    PLATFORM_PORT: String(platformPort),
    PLATFORM_ORIGIN: `http://127.0.0.1:${platformPort}`,
    // In development there is no edge, and requests reach the site directly.
    SITE_ORIGIN: `http://localhost:${mode === 'development' ? port : sitePort}`,
    EDGE_PORT: String(port),
    SITE_REVALIDATE_URL: `http://localhost:${port}${addresses.revalidate.path}`,
    NEXT_TELEMETRY_DISABLED: '1',
    // glibc creates eight memory arenas per core and seldom returns their memory: two arenas cost no time and save 70
    // of 520 MB.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  };
}

/** Identifies the database for the site, because stored pages belong to one database. */
function nameDatabase(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  return host + pathname;
}

function secretsOf({ secret }: LaunchSettings, room: Room): Variables {
  return room === 'edge' ? {} : { HAPTERA_SECRET: secret };
}

function namesReadBy(read: (variables: Variables) => unknown, offered: Variables): ReadonlySet<string> {
  const names = new Set<string>();
  const watched = new Proxy(offered, {
    get: (target, name) => {
      if (typeof name !== 'string') return undefined;
      names.add(name);
      return target[name];
    },
  });
  try {
    read(watched);
  } catch {
    // The service itself reports invalid settings when it starts.
  }
  return names;
}
