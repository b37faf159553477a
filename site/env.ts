/** The site's environment. */
export interface SiteEnv {
  readonly cmsOrigin: string;
  /** This server's own origin, for requests to itself. */
  readonly siteOrigin: string;
  /** The address that visitors see, without trailing slash. */
  readonly publicUrl: string;
  /** Where the CMS announces changes, through the edge server. Null in development, which has none. */
  readonly announceUrl: string | null;
  /** Signs the CMS's webhooks. */
  readonly secret: string;
  /** Holds the rendered pages; may be relative. */
  readonly dataDirectory: string;
  /** Identifies the database as `host:5432/name`; null for the embedded one. */
  readonly database: string | null;
  /** How many changed pages may be queued for rendering ahead of requests; 0 turns this off. */
  readonly renderAhead: number;
  readonly isProduction: boolean;
}

const usualRenderAhead = 500;

/** Call this only at run time: a build has none of these variables. */
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
  throw new Error(`${name} is "${given}", but must be a whole number from 0 to 99999. The default is ${usual}.`);
}
