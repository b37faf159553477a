import { readFile } from 'node:fs/promises';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { attachmentsManifest } from '#contract/still-pages.ts';
import type { SiteEnv } from './env.ts';

/** The modules that bring parts of public pages to life, as the build has them. */
export interface Attachments {
  /** Their addresses, each once. Throws for a name that the build does not know. */
  list(names: Iterable<string>): Promise<AttachmentUrls>;
}

export interface AttachmentUrls {
  readonly modules: readonly string[];
  /** What the modules import: a browser that knows of it fetches it with them, not after them. */
  readonly parts: readonly string[];
}

/** Rejects when there is a build without them. */
export async function openAttachments({ isProduction }: Pick<SiteEnv, 'isProduction'>): Promise<Attachments> {
  if (!isProduction) return { list: async (names) => urlsOf(names, await readManifest(builtForDevelopers)).known };
  const urls = await readManifest(built);
  return {
    list: async (names) => {
      const { known, unknown } = urlsOf(names, urls);
      if (unknown.length === 0) return known;
      throw new Error(`${built} names no module for "${unknown.join('", "')}". Build the site anew: npm run build.`);
    },
  };
}

const built = `.next/${attachmentsManifest}`;

/** Written when the site listens, and again at every change: the first pages may be drawn without. */
const builtForDevelopers = `.next/dev/${attachmentsManifest}`;

function urlsOf(names: Iterable<string>, urls: Manifest) {
  const wanted = [...new Set(names)];
  const found = wanted.flatMap((name) => {
    const [module, ...parts] = urls.get(name) ?? [];
    return module === undefined ? [] : [{ module, parts }];
  });
  return {
    known: {
      modules: found.map(({ module }) => module),
      parts: [...new Set(found.flatMap(({ parts }) => parts))],
    },
    unknown: wanted.filter((name) => !urls.has(name)),
  };
}

/** By name: the module, and behind it what it imports. */
type Manifest = ReadonlyMap<string, readonly string[]>;

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (file === builtForDevelopers) return '{}';
    throw new Error(`${file} cannot be read, so this build is not whole. Build the site anew: npm run build.`, {
      cause: error,
    });
  });
  const parsed: JsonValue = JSON.parse(text);
  const entries = Object.entries(isJsonObject(parsed) ? parsed : {});
  return new Map(
    entries.map(([name, urls]) => [name, Array.isArray(urls) ? urls.filter((url) => typeof url === 'string') : []]),
  );
}
