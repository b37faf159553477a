import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { projectRoot } from '#kit/project-files.ts';

export interface LaunchSettings {
  /** The port that visitors use: of the edge in production, of Next itself in development. */
  readonly port: number;
  readonly cmsPort: number;
  readonly sitePort: number;
  readonly platformPort: number;
  readonly publicUrl: string;
  readonly dataDirectory: string;
  readonly secret: string;
}

/**
 * Reads the settings from the environment. A missing secret is generated and stored in the data folder, on local
 * addresses only.
 */
export async function readLaunchSettings(): Promise<LaunchSettings> {
  const port = readPort('PORT', 4010);
  const publicUrl = (process.env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
  const dataDirectory = readDataDirectory();
  return {
    port,
    cmsPort: readPort('CMS_PORT', port + 1),
    sitePort: readPort('SITE_PORT', port + 2),
    platformPort: readPort('PLATFORM_PORT', port + 3),
    publicUrl,
    dataDirectory,
    secret: process.env.HAPTERA_SECRET ?? (await localSecret(publicUrl, dataDirectory)),
  };
}

export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

function readPort(name: string, fallback: number): number {
  const value = process.env[name];
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_532) {
    throw new LaunchError(`${name} is "${value}". Set it to a port number from 1 to 65532, or leave it out.`);
  }
  return port;
}

/** The absolute path of the data directory. */
export function readDataDirectory(): string {
  return path.resolve(projectRoot, process.env.DATA_DIRECTORY ?? '.haptera');
}

async function localSecret(publicUrl: string, dataDirectory: string): Promise<string> {
  if (!isOfThisMachine(publicUrl)) {
    throw new LaunchError(
      `PUBLIC_URL is ${publicUrl}, so HAPTERA_SECRET must be set: at least 32 random characters, the same on every start.`,
    );
  }
  const file = path.join(dataDirectory, 'secret');
  await mkdir(dataDirectory, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
