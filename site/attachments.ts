import { readFile } from 'node:fs/promises';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { attachmentsManifest } from '#contract/still-pages.ts';
import type { SiteEnv } from './env.ts';

/** The built modules that make parts of public pages interactive. */
export interface Attachments {
  /** URLs of the named modules, without duplicates. Throws for a name that is not in the build. */
  list(names: Iterable<string>): Promise<AttachmentUrls>;
}

export interface AttachmentUrls {
  readonly modules: readonly string[];
  /** What the modules import, so that the browser can fetch it in parallel with them instead of afterwards. */
  readonly parts: readonly string[];
}

/** Rejects in production when the build has no manifest of them. */
export async function openAttachments({ isProduction }: Pick<SiteEnv, 'isProduction'>): Promise<Attachments> {
  if (!isProduction) return { list: async (names) => urlsOf(names, await readManifest(builtForDevelopers)).known };
  const urls = await readManifest(built);
  return {
    list: async (names) => {
      const { known, unknown } = urlsOf(names, urls);
      if (unknown.length === 0) return known;
      throw new Error(`${built} has no module for "${unknown.join('", "')}". Rebuild the site: npm run build.`);
    },
  };
}

const built = `.next/${attachmentsManifest}`;

/** Written once the site listens, and again after every change: the first pages may render before it exists. */
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

/** By name: the URL of the module, followed by those of its imports. */
type Manifest = ReadonlyMap<string, readonly string[]>;

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (file === builtForDevelopers) return '{}';
    throw new Error(`${file} cannot be read, so this build is incomplete. Rebuild the site: npm run build.`, {
      cause: error,
    });
  });
  const parsed: JsonValue = JSON.parse(text);
  const entries = Object.entries(isJsonObject(parsed) ? parsed : {});
  return new Map(
    entries.map(([name, urls]) => [name, Array.isArray(urls) ? urls.filter((url) => typeof url === 'string') : []]),
  );
}
