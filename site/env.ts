import { readSettings, type Variables } from '#kit/settings.ts';

/** The site's environment. */
export interface SiteEnv {
  readonly cmsOrigin: string;
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

/** In production. During development nothing is rendered ahead: every page would be compiled while the first one is waited for. */
const usualRenderAhead = 500;

/**
 * Call this only at run time: a build has none of these variables. Throws `SettingsError` with every invalid variable.
 */
export function readSiteEnv(variables: Variables = process.env): SiteEnv {
  const { refuse, whole, webAddress, requireNone } = readSettings(variables);
  const secret = variables.HAPTERA_SECRET ?? '';
  if (secret === '') {
    refuse('HAPTERA_SECRET', 'HAPTERA_SECRET must be the same for the site and the CMS ("npm start" sets it).');
  }
  const isProduction = variables.NODE_ENV === 'production';
  const env: SiteEnv = {
    cmsOrigin: webAddress('CMS_ORIGIN', 'http://127.0.0.1:4011'),
    publicUrl: webAddress('PUBLIC_URL', 'http://localhost:4010'),
    announceUrl: (isProduction && variables.SITE_REVALIDATE_URL) || null,
    secret,
    dataDirectory: variables.DATA_DIRECTORY ?? '.haptera',
    database: variables.SITE_DATABASE || null,
    renderAhead: whole('SITE_RENDER_AHEAD', isProduction ? usualRenderAhead : 0, 0, 99_999),
    isProduction,
  };
  requireNone('The site');
  return env;
}

/** Whether this is `npm run dev`. Also known where pages are built, when the other variables are unset. */
export const isInDevelopment = process.env.NODE_ENV === 'development';

/** The module that loads a page again when a source file has changed: on every page during development. */
export const developmentModules: readonly string[] = isInDevelopment ? ['reload'] : [];
