import { readFile } from 'node:fs/promises';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { attachmentsManifest } from '#contract/still-pages.ts';
import type { SiteEnv } from './env.ts';

/** The modules that bring parts of public pages to life, as the build has them. */
export interface Attachments {
  /** Their addresses, each once. Throws for a name that the build does not know. */
  listUrls(names: Iterable<string>): Promise<string[]>;
}

/** Rejects when there is a build without them. */
export async function openAttachments({ isProduction }: Pick<SiteEnv, 'isProduction'>): Promise<Attachments> {
  if (!isProduction) return { listUrls: async (names) => urlsOf(names, await readManifest(builtForDevelopers)).known };
  const urls = await readManifest(built);
  return {
    listUrls: async (names) => {
      const { known, unknown } = urlsOf(names, urls);
      if (unknown.length === 0) return known;
      throw new Error(`${built} names no module for "${unknown.join('", "')}". Build the site anew: npm run build.`);
    },
  };
}

const built = `.next/${attachmentsManifest}`;

/** Written when the site listens, and again at every change: the first pages may be drawn without. */
const builtForDevelopers = `.next/dev/${attachmentsManifest}`;

function urlsOf(names: Iterable<string>, urls: ReadonlyMap<string, string>) {
  const wanted = [...new Set(names)];
  return {
    known: wanted.flatMap((name) => urls.get(name) ?? []),
    unknown: wanted.filter((name) => !urls.has(name)),
  };
}

async function readManifest(file: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (file === builtForDevelopers) return '{}';
    throw new Error(`${file} cannot be read, so this build is not whole. Build the site anew: npm run build.`, {
      cause: error,
    });
  });
  const parsed: JsonValue = JSON.parse(text);
  const entries = Object.entries(isJsonObject(parsed) ? parsed : {});
  return new Map(entries.flatMap(([name, url]) => (typeof url === 'string' ? [[name, url] as const] : [])));
}
