import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { projectRoot } from '#kit/project-files.ts';
import { readSettings, type SettingsReader, type Variables } from '#kit/settings.ts';

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

/** Something that the person who started the product can correct. The message says what it is and what to do. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
  /** The same in parts, for programs that read the log. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(message: string, fields: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.fields = fields;
  }
}

/** For the log: what is known about an error in parts. */
export function fieldsOf(error: unknown): Readonly<Record<string, unknown>> {
  return error instanceof LaunchError ? error.fields : {};
}

/**
 * Reads the settings of the launcher itself. A missing secret is generated and stored in the data folder, on local
 * addresses only. Throws `SettingsError` before anything is created.
 */
export async function readLaunchSettings(variables: Variables = process.env): Promise<LaunchSettings> {
  const reader = readSettings(variables);
  const settings = parseLaunchSettings(variables, reader);
  reader.requireNone('The product');
  return completeSettings(settings);
}

/** Reads the settings without creating anything. A secret that is yet to be generated is null. */
export function parseLaunchSettings(
  variables: Variables,
  { refuse, whole, webAddress }: SettingsReader,
): Omit<LaunchSettings, 'secret'> & { readonly secret: string | null } {
  const port = whole('PORT', 4010, 1, 65_532);
  const ports = {
    PORT: port,
    CMS_PORT: whole('CMS_PORT', port + 1, 1, 65_535),
    SITE_PORT: whole('SITE_PORT', port + 2, 1, 65_535),
    PLATFORM_PORT: whole('PLATFORM_PORT', port + 3, 1, 65_535),
  };
  for (const [name, number] of Object.entries(ports)) {
    const other = Object.entries(ports).find(([each, taken]) => each !== name && taken === number)?.[0];
    if (other !== undefined && variables[name])
      refuse(
        name,
        `${name} must differ from ${other}: both are ${number}. Without it, a free one next to PORT is used.`,
      );
  }
  const level = variables.HAPTERA_LOG_LEVEL || 'info';
  if (level !== 'info' && level !== 'debug')
    refuse('HAPTERA_LOG_LEVEL', `HAPTERA_LOG_LEVEL must be info or debug, not "${level}".`);
  const publicUrl = webAddress('PUBLIC_URL', `http://localhost:${port}`);
  const secret = variables.HAPTERA_SECRET || null;
  if (secret === null && !isOfThisMachine(publicUrl)) {
    refuse(
      'HAPTERA_SECRET',
      `HAPTERA_SECRET must be at least 32 random characters, the same on every start, because PUBLIC_URL is ${publicUrl}: generate it once with "openssl rand -hex 32".`,
    );
  }
  return {
    port,
    cmsPort: ports.CMS_PORT,
    sitePort: ports.SITE_PORT,
    platformPort: ports.PLATFORM_PORT,
    publicUrl,
    dataDirectory: readDataDirectory(variables),
    secret,
  };
}

/** Adds the stored secret where none was set, and generates it if there is none yet. */
export async function completeSettings(settings: ReturnType<typeof parseLaunchSettings>): Promise<LaunchSettings> {
  return { ...settings, secret: settings.secret ?? (await localSecret(settings.dataDirectory)) };
}

/** As `readLaunchSettings`, but creates nothing: a secret that was not generated yet is null. */
export async function readExistingSettings(
  variables: Variables = process.env,
): Promise<ReturnType<typeof parseLaunchSettings>> {
  const reader = readSettings(variables);
  const settings = parseLaunchSettings(variables, reader);
  reader.requireNone('The product');
  if (settings.secret !== null) return settings;
  const stored = await readFile(secretFile(settings.dataDirectory), 'utf8').catch(() => null);
  return { ...settings, secret: stored?.trim() || null };
}

/** The absolute path of the data directory. */
export function readDataDirectory(variables: Variables = process.env): string {
  return path.resolve(projectRoot, variables.DATA_DIRECTORY || '.haptera');
}

function secretFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'secret');
}

async function localSecret(dataDirectory: string): Promise<string> {
  const file = secretFile(dataDirectory);
  await mkdir(dataDirectory, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= 32) return secret;
  throw new LaunchError(
    `The secret in ${file} is damaged: it has fewer than 32 characters. Remove the file, and the next start generates another one; previews and forms that are open then have to be reopened.`,
  );
}
