import { readFile } from 'node:fs/promises';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { attachmentsManifest, fontsManifest } from '#contract/still-pages.ts';
import type { LatinFiles } from '#ui/latin-faces.ts';
import type { SiteEnv } from './env.ts';

/** The built files that public pages load: modules that make parts of them interactive, and the web font. */
export interface Attachments {
  /** The files of a page with the named modules, without duplicates. Throws for a name that is not in the build. */
  list(names: Iterable<string>): Promise<PageFiles>;
}

/** The addresses of a page's files. */
export interface PageFiles {
  readonly modules: readonly string[];
  /** What the modules import, so that the browser can fetch it in parallel with them instead of afterwards. */
  readonly parts: readonly string[];
  /** Null during development, until the files are there. */
  readonly fonts: LatinFiles | null;
}

/** Rejects in production when the build lacks their manifests. */
export async function openAttachments({ isProduction }: Pick<SiteEnv, 'isProduction'>): Promise<Attachments> {
  const folder = isProduction ? '.next' : '.next/dev';
  const readAll = async () => {
    const [urls, fonts] = await Promise.all([readManifest(folder), readFonts(folder)]);
    return { urls, fonts };
  };
  // Both are written once the site listens, and again after every change: the first pages may render before.
  if (!isProduction) {
    return {
      list: async (names) => {
        const { urls, fonts } = await readAll();
        return { ...urlsOf(names, urls).known, fonts };
      },
    };
  }
  const { urls, fonts } = await readAll();
  return {
    list: async (names) => {
      const { known, unknown } = urlsOf(names, urls);
      if (unknown.length === 0) return { ...known, fonts };
      throw new Error(
        `${folder}/${attachmentsManifest} has no module for "${unknown.join('", "')}". Rebuild the site: npm run build.`,
      );
    },
  };
}

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

async function readManifest(folder: string): Promise<Manifest> {
  const entries = Object.entries((await readBuilt(folder, attachmentsManifest)) ?? {});
  return new Map(
    entries.map(([name, urls]) => [name, Array.isArray(urls) ? urls.filter((url) => typeof url === 'string') : []]),
  );
}

async function readFonts(folder: string): Promise<LatinFiles | null> {
  const { common, complete } = (await readBuilt(folder, fontsManifest)) ?? {};
  return typeof common === 'string' && typeof complete === 'string' ? { common, complete } : null;
}

/** Null if there is no such file during development. */
async function readBuilt(folder: string, name: string): Promise<JsonObject | null> {
  const file = `${folder}/${name}`;
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (folder !== '.next') return 'null';
    throw new Error(`${file} cannot be read, so this build is incomplete. Rebuild the site: npm run build.`, {
      cause: error,
    });
  });
  const parsed: JsonValue = JSON.parse(text);
  return isJsonObject(parsed) ? parsed : null;
}
