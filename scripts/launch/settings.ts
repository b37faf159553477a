import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { projectRoot } from '#kit/project-files.ts';

export interface LaunchSettings {
  /** What visitors open: the edge in production, Next itself while developing. */
  readonly port: number;
  readonly cmsPort: number;
  readonly sitePort: number;
  readonly platformPort: number;
  readonly publicUrl: string;
  readonly dataDirectory: string;
  readonly secret: string;
}

/** From the environment; what is missing is made, kept in the data folder and only ever used on this machine. */
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

/** Absolute. */
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
