import { createServer } from 'node:net';
import { LaunchError, type LaunchSettings } from './settings.ts';

const oldestNode = [20, 19] as const;

/** Throws if Node is too old or a port is taken, before anything is started. */
export async function checkMachine({ port, cmsPort, sitePort, platformPort }: LaunchSettings): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new LaunchError(
      `Node ${process.versions.node} is too old. Install Node ${oldestNode.join('.')} or newer (22 or 24 preferred).`,
    );
  }
  const taken: number[] = [];
  for (const each of [port, cmsPort, sitePort, platformPort]) if (!(await isFree(each))) taken.push(each);
  if (taken.length > 0) {
    throw new LaunchError(
      `Port ${taken.join(' and ')} is in use by another program. Stop it, or choose others: PORT=5010 npm start takes 5010 to 5013.`,
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
}
