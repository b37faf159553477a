import { locales, localizePath } from '#cms-schema/locale.ts';

/** An address of the product that is not a document of the CMS. */
export interface Address {
  /** Without language prefix. */
  readonly path: string;
  /**
   * What serves it:
   * - `edge`: the edge itself
   * - `cms`, `uploads`: the CMS, through the edge; `uploads` are files, whose downloads may be slow: they have a separate
   *   pool at the edge, which caches the pictures among them
   * - `platform`: accounts and community, through the edge
   * - `site`: a page or handler of the website; `file`: a file of `public`, or one that the website generates
   * - `inside`: the CMS, but only for other processes of the product; visitors cannot reach it
   * - `nobody`: reserved, because WordPress clients request it or for future use
   */
  readonly by: 'edge' | 'cms' | 'uploads' | 'platform' | 'site' | 'file' | 'inside' | 'nobody';
  /** Includes everything below it. */
  readonly hasMore?: true;
  /** Exists with every language prefix: `/preview` and `/en/preview`. */
  readonly inEveryLanguage?: true;
  /** Excluded from search engines. */
  readonly isHidden?: true;
  /** A handler of the website, for which no language and no document is looked up. */
  readonly isHandler?: true;
  /** Accepts POST and the like; all addresses of the CMS do. */
  readonly isWritable?: true;
  /** Receives passwords, and therefore has its own pool at the edge. */
  readonly takesSignIns?: true;
  /** Redirects of editors take precedence there, as at the addresses of documents. */
  readonly yieldsToRedirects?: true;
  /** Our own pages may embed it in a frame. */
  readonly isFramedBySelf?: true;
}

/**
 * The address space of the product: the first segment of every address that is not a document (documents are below the
 * roots in `content-types.ts`). The edge's routes, the doors of the CMS, the website's proxy, `robots.txt`, and the
 * slugs that pages must not have are derived from it. `addresses.test.ts` finds addresses that are missing here.
 */
export const addresses = {
  health: { path: '/healthz', by: 'edge' },
  readiness: { path: '/readyz', by: 'edge' },

  uploads: { path: '/uploads', by: 'uploads', hasMore: true },

  /** Files that the CMS generates from its content; see `downloads.ts`. */
  downloads: { path: '/downloads', by: 'uploads', hasMore: true },

  rest: { path: '/wp-json', by: 'cms', hasMore: true, isHidden: true },
  session: { path: '/wp-json/haptera/v1/session', by: 'cms', takesSignIns: true },
  signIn: { path: '/wp-login.php', by: 'cms', takesSignIns: true },
  admin: { path: '/wp-admin', by: 'cms', hasMore: true, isHidden: true },
  nonces: { path: '/wp-admin/admin-ajax.php', by: 'cms' },
  authorizeApplication: { path: '/wp-admin/authorize-application.php', by: 'cms' },
  graphql: { path: '/graphql', by: 'cms', isHidden: true },
  contentState: { path: '/content-state', by: 'inside', hasMore: true },
  redirectHits: { path: '/redirect-hits', by: 'inside' },
  publicLists: { path: '/public-lists', by: 'inside', hasMore: true },

  platform: { path: '/platform', by: 'platform', hasMore: true, isHidden: true },
  platformSignIn: { path: '/platform/auth', by: 'platform', hasMore: true, takesSignIns: true },

  handlers: { path: '/api', by: 'site', hasMore: true, isHidden: true, isWritable: true },
  siteHealth: { path: '/api/health', by: 'site', isHandler: true },
  revalidate: { path: '/api/revalidate', by: 'site', isHandler: true },
  /** Where the website's proxy leads requests for its pages. Visitors cannot reach it: the proxy knows no such page. */
  page: { path: '/api/page', by: 'site' },
  /** During development, where browsers hear that a file of the project has changed. */
  changes: { path: '/api/changes', by: 'site', isHandler: true },
  build: { path: '/_next', by: 'site', hasMore: true },
  studio: { path: '/studio', by: 'site', hasMore: true, isHidden: true },
  preview: { path: '/preview', by: 'site', inEveryLanguage: true, isHidden: true, isFramedBySelf: true },
  notFound: { path: '/404', by: 'site', inEveryLanguage: true },
  /** Where the website shows restricted documents to accounts that may read them, at short-lived signed URLs. */
  opened: { path: '/opened', by: 'site', hasMore: true, inEveryLanguage: true, isHidden: true },
  manifest: { path: '/manifest.webmanifest', by: 'site', inEveryLanguage: true },

  /** The feed of the latest publications of all types; below `feeds` those of one type, `/feeds/posts.xml`. */
  feed: { path: '/feed.xml', by: 'site', inEveryLanguage: true },
  feeds: { path: '/feeds', by: 'site', hasMore: true, inEveryLanguage: true },

  /** The archives of terms and authors; see `archives.ts`. */
  categories: { path: '/category', by: 'site', hasMore: true, inEveryLanguage: true, yieldsToRedirects: true },
  tags: { path: '/tag', by: 'site', hasMore: true, inEveryLanguage: true, yieldsToRedirects: true },
  authors: { path: '/author', by: 'site', hasMore: true, inEveryLanguage: true, yieldsToRedirects: true },

  robots: { path: '/robots.txt', by: 'file' },
  /** Names the maps below `sitemaps`: `/sitemaps/zh-1.xml`. */
  sitemap: { path: '/sitemap.xml', by: 'file' },
  /** The share picture of a page whose editors chose none: `/share-pictures/en/solution/gaming/<key>.png`. */
  sharePictures: { path: '/share-pictures', by: 'site', hasMore: true, isHandler: true },
  sitemaps: { path: '/sitemaps', by: 'site', hasMore: true, isHandler: true },
  speculationRules: { path: '/speculation-rules.json', by: 'file' },
  icon: { path: '/icon.svg', by: 'file' },
  favicon: { path: '/favicon.ico', by: 'file' },
  appleIcon: { path: '/apple-icon.png', by: 'file' },
  /** Icons for home screens and task switchers. */
  icons: { path: '/icons', by: 'file', hasMore: true },
  samples: { path: '/samples', by: 'file', hasMore: true },

  wordPressIndex: { path: '/index.php', by: 'nobody', inEveryLanguage: true },
  wordPressContent: { path: '/wp-content', by: 'nobody', hasMore: true },
  wordPressIncludes: { path: '/wp-includes', by: 'nobody', hasMore: true },
} as const satisfies Readonly<Record<string, Address>>;

const all: readonly Address[] = Object.values(addresses);

/** The addresses that satisfy the predicate. */
export function listAddresses(isAsked: (address: Address) => boolean): readonly Address[] {
  return all.filter(isAsked);
}

/**
 * The paths of these addresses, except those below another of them: `/wp-json`, without `/wp-json/haptera/v1/session`.
 */
export function listPrefixes(isAsked: (address: Address) => boolean): string[] {
  const found = listAddresses(isAsked);
  return found.filter(({ path }) => !found.some((above) => path.startsWith(`${above.path}/`))).map(({ path }) => path);
}

/** The paths as visitors type them, one for each language that the address exists in. */
export function printInLanguages({ path, inEveryLanguage }: Address): string[] {
  return inEveryLanguage ? locales.map((locale) => localizePath(path, locale)) : [path];
}

/** The home page in each language, as WordPress's clients may write it. */
export function listHomes(): string[] {
  const homes = locales.map((locale) => localizePath('/', locale));
  return [
    ...homes,
    ...homes.filter((home) => home !== '/').map((home) => `${home}/`),
    ...printInLanguages(addresses.wordPressIndex),
  ];
}

const reservedNames: ReadonlySet<string> = new Set([
  ...locales,
  ...all.filter(({ by }) => by !== 'inside').map(({ path }) => firstStep(path)),
]);

/**
 * Whether this path (without language prefix, decoded), or anything below its first segment, is served by something
 * other than documents. No document may have such a path, in any language or letter case, because visitors could not
 * reach it.
 */
export function isReservedPath(path: string): boolean {
  return reservedNames.has(firstStep(path).toLowerCase());
}

/**
 * Whether another part of the product always serves this path (without language prefix, decoded) or anything below its
 * first segment, so that a redirect there would never take effect. Reserved addresses that serve nothing, and those
 * that yield to redirects, may be redirected.
 */
export function isAnsweredElsewhere(path: string): boolean {
  const step = firstStep(path);
  return all.some(
    ({ path: taken, by, yieldsToRedirects }) =>
      by !== 'inside' && by !== 'nobody' && !yieldsToRedirects && firstStep(taken) === step,
  );
}

function firstStep(path: string): string {
  return path.split('/')[1] ?? '';
}
