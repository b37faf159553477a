import type { Service } from './child-processes.ts';
import type { LaunchSettings } from './settings.ts';

const next = 'node_modules/next/dist/bin/next';

export function cmsService({ cmsPort }: LaunchSettings, env: NodeJS.ProcessEnv, { watch = false } = {}): Service {
  const runner = watch ? ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'] : ['--import', 'tsx'];
  return { name: 'cms', args: [...runner, 'cms/main.ts'], env, readyUrl: `http://127.0.0.1:${cmsPort}/healthz` };
}

/** Next binds to localhost by name: bound to the address, its proxy takes its own redirects for those of another site. */
export function siteService({ sitePort }: LaunchSettings, env: NodeJS.ProcessEnv): Service {
  // The edge answers most visits: Next sees few at once, and a small nursery is enough for those.
  const args = ['--max-semi-space-size=4', next, 'start', '-H', 'localhost', '-p', String(sitePort)];
  return { name: 'site', args, env, readyUrl: `http://localhost:${sitePort}/api/health` };
}

export function developmentSiteService({ port }: LaunchSettings, env: NodeJS.ProcessEnv): Service {
  const args = [next, 'dev', '-H', 'localhost', '-p', String(port)];
  return { name: 'site', args, env, readyUrl: `http://localhost:${port}/api/health` };
}

export function edgeService({ port }: LaunchSettings, env: NodeJS.ProcessEnv): Service {
  return { name: 'edge', args: ['--import', 'tsx', 'edge/main.ts'], env, readyUrl: `http://127.0.0.1:${port}/healthz` };
}
