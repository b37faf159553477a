import { addresses } from '#contract/addresses.ts';
import { currentProgramOf } from '#kit/project-files.ts';
import type { Variables } from '#kit/settings.ts';
import type { Service } from './service.ts';
import { type Mode, type Room, serviceEnvironment } from './service-environment.ts';
import type { LaunchSettings } from './settings.ts';

const next = 'node_modules/next/dist/bin/next';

/** Milliseconds. Running requests get ten seconds, then the database is shut down. */
const endOfCms = 25_000;
/** Milliseconds. The edge gives its running requests five seconds. */
const endOfEdge = 7_000;
const endOfSite = 5_000;
/** Milliseconds. Running requests get ten seconds. */
const endOfPlatform = 12_000;

export function cmsService(settings: LaunchSettings, mode: Mode, more: Variables = {}): Service {
  const program = 'cms/main.ts';
  const watched = {
    nodeArgs: [],
    script: 'node_modules/tsx/dist/cli.mjs',
    args: ['watch', '--clear-screen=false', program],
  };
  return {
    ...frame('cms', settings, mode, more),
    ...(mode === 'development' ? watched : { ...currentProgramOf(program), args: [] }),
    readyUrl: `http://127.0.0.1:${settings.cmsPort}${addresses.health.path}`,
    endPatience: endOfCms,
  };
}

export function platformService(settings: LaunchSettings, mode: Mode): Service {
  const program = 'platform/main.ts';
  const watched = {
    nodeArgs: [],
    script: 'node_modules/tsx/dist/cli.mjs',
    args: ['watch', '--clear-screen=false', program],
  };
  return {
    ...frame('platform', settings, mode),
    ...(mode === 'development' ? watched : { ...currentProgramOf(program), args: [] }),
    readyUrl: `http://127.0.0.1:${settings.platformPort}${addresses.health.path}`,
    endPatience: endOfPlatform,
  };
}

export function siteService(settings: LaunchSettings): Service {
  const port = String(settings.sitePort);
  return {
    ...frame('site', settings, 'production'),
    // The edge answers most requests, so few reach Next at once, and a small young generation suffices (measured:
    // decision 037).
    nodeArgs: ['--max-semi-space-size=4'],
    script: 'site/next/serve-build.mjs',
    args: [port],
    readyUrl: `http://localhost:${port}${addresses.siteHealth.path}`,
    endPatience: endOfSite,
  };
}

/**
 * Binds to localhost by name: bound to the IP address, Next's proxy would mistake its own redirects for those of
 * another site.
 */
export function developmentSiteService(settings: LaunchSettings): Service {
  const port = String(settings.port);
  return {
    ...frame('site', settings, 'development'),
    nodeArgs: [],
    script: next,
    args: ['dev', '-H', 'localhost', '-p', port],
    readyUrl: `http://localhost:${port}${addresses.siteHealth.path}`,
    endPatience: endOfSite,
  };
}

export function edgeService(settings: LaunchSettings): Service {
  return {
    ...frame('edge', settings, 'production'),
    ...currentProgramOf('edge/main.ts'),
    args: [],
    readyUrl: `http://127.0.0.1:${settings.port}${addresses.health.path}`,
    endPatience: endOfEdge,
    overlaps: true,
  };
}

function frame(
  room: Room,
  settings: LaunchSettings,
  mode: Mode,
  more: Variables = {},
): Pick<Service, 'name' | 'env' | 'overlaps'> {
  return { name: room, env: { ...serviceEnvironment(settings, mode, room), ...more }, overlaps: false };
}
