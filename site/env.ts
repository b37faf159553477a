/** What the site needs to know of its surroundings. Read when first needed: a build needs none of it. */
export function readSiteEnv(): {
  /** Where the CMS answers. */
  readonly cmsOrigin: string;
  /** Where this very server answers, for requests to itself. */
  readonly siteOrigin: string;
  /** Address that visitors see, without trailing slash. */
  readonly publicUrl: string;
  /** Signs the CMS's webhooks. */
  readonly secret: string;
} {
  const secret = process.env.HAPTERA_SECRET;
  if (!secret) {
    throw new Error('HAPTERA_SECRET is missing. Set it to the same value for the site and the CMS (npm start does).');
  }
  return {
    cmsOrigin: process.env.CMS_ORIGIN ?? 'http://127.0.0.1:4011',
    siteOrigin: process.env.SITE_ORIGIN ?? 'http://localhost:4012',
    publicUrl: (process.env.PUBLIC_URL ?? 'http://localhost:4010').replace(/\/$/, ''),
    secret,
  };
}
