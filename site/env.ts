/** What the site needs to know of its surroundings. */
export interface SiteEnv {
  /** Where the CMS answers. */
  readonly cmsOrigin: string;
  /** Where this very server answers, for requests to itself. */
  readonly siteOrigin: string;
  /** Address that visitors see, without trailing slash. */
  readonly publicUrl: string;
  /** Where the CMS announces changes: through the server in front. Null while developing, when there is none. */
  readonly announceUrl: string | null;
  /** Signs the CMS's webhooks. */
  readonly secret: string;
  /** Holds the finished pages; may be relative. */
  readonly dataDirectory: string;
  /** Tells one database from another, `host:5432/name`; null for the embedded one. */
  readonly database: string | null;
  /** How many pages that changed may wait to be rendered before somebody asks for them; 0: none is. */
  readonly renderAhead: number;
  readonly isProduction: boolean;
}

const usualRenderAhead = 500;

/** Read when first needed: a build needs none of it. */
export function readSiteEnv(): SiteEnv {
  const secret = process.env.HAPTERA_SECRET;
  if (!secret) {
    throw new Error('HAPTERA_SECRET is missing. Set it to the same value for the site and the CMS (npm start does).');
  }
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    cmsOrigin: process.env.CMS_ORIGIN ?? 'http://127.0.0.1:4011',
    siteOrigin: process.env.SITE_ORIGIN ?? 'http://localhost:4012',
    publicUrl: (process.env.PUBLIC_URL ?? 'http://localhost:4010').replace(/\/$/, ''),
    announceUrl: (isProduction && process.env.SITE_REVALIDATE_URL) || null,
    secret,
    dataDirectory: process.env.DATA_DIRECTORY ?? '.haptera',
    database: process.env.SITE_DATABASE || null,
    renderAhead: readCount('SITE_RENDER_AHEAD', usualRenderAhead),
    isProduction,
  };
}

function readCount(name: string, usual: number): number {
  const given = process.env[name];
  if (!given) return usual;
  if (/^\d{1,5}$/.test(given)) return Number(given);
  throw new Error(`${name} is "${given}", and must be a whole number from 0 to 99999. Without it, it is ${usual}.`);
}
