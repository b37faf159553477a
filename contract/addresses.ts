import { locales, localizePath } from '#cms-schema/locale.ts';

/** An address of the product that is no document of the CMS. */
export interface Address {
  /** Without language prefix. */
  readonly path: string;
  /**
   * Who answers there:
   * - `edge`: what stands in front, itself
   * - `cms`, `uploads`: the CMS, through the edge; `uploads` are files, whose readers may be slow: they have places of their
   *   own at the edge, and pictures among them are kept in memory
   * - `platform`: accounts and community, through the edge
   * - `site`: a page or handler of the website; `file`: a file of `public`, or one that the website makes
   * - `inside`: the CMS, for processes of the product alone; visitors do not reach it
   * - `nobody`: kept free, for what clients of WordPress ask for or what is to come
   */
  readonly by: 'edge' | 'cms' | 'uploads' | 'platform' | 'site' | 'file' | 'inside' | 'nobody';
  /** Everything below it as well. */
  readonly hasMore?: true;
  /** `/preview` and `/en/preview`. */
  readonly inEveryLanguage?: true;
  /** No business of search engines. */
  readonly isHidden?: true;
  /** A handler of the website, which no language and no document is looked up for. */
  readonly isHandler?: true;
  /** Takes POST and the like; all addresses of the CMS do. */
  readonly isWritable?: true;
  /** What is sent there is a password: it has a share of the edge of its own. */
  readonly takesSignIns?: true;
  /** Our own pages may show it in a frame. */
  readonly isFramedBySelf?: true;
}

/**
 * The address space of the product: every first step of an address that does not lead to a document (documents stand below
 * the roots of `content-types.ts`). The edge's routes, the
 * doors of the CMS, the website's proxy, `robots.txt`, and the slugs that no page may have follow from it;
 * `addresses.test.ts` finds what exists and is not told here.
 */
export const addresses = {
  health: { path: '/healthz', by: 'edge' },
  readiness: { path: '/readyz', by: 'edge' },

  uploads: { path: '/uploads', by: 'uploads', hasMore: true },

  /** Files that the CMS makes of its content: `downloads.ts` names them. */
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
  build: { path: '/_next', by: 'site', hasMore: true },
  studio: { path: '/studio', by: 'site', hasMore: true, isHidden: true },
  preview: { path: '/preview', by: 'site', inEveryLanguage: true, isHidden: true, isFramedBySelf: true },
  notFound: { path: '/404', by: 'site', inEveryLanguage: true },
  /** Where the website shows what is not for everyone to an account that may read it, at addresses that were signed a moment ago. */
  opened: { path: '/opened', by: 'site', hasMore: true, inEveryLanguage: true, isHidden: true },
  /** Where the website draws documents that read the query of their address; nobody gets there but by these. */
  asked: { path: '/asked', by: 'site', hasMore: true, inEveryLanguage: true, isHidden: true },

  manifest: { path: '/manifest.webmanifest', by: 'site', inEveryLanguage: true },

  /** What was published last, for readers' programs: of all types, and below `feeds` of one, `/feeds/posts.xml`. */
  feed: { path: '/feed.xml', by: 'site', inEveryLanguage: true },
  feeds: { path: '/feeds', by: 'site', hasMore: true, inEveryLanguage: true },

  robots: { path: '/robots.txt', by: 'file' },
  /** Names the maps below `sitemaps`: `/sitemaps/zh-1.xml`. */
  sitemap: { path: '/sitemap.xml', by: 'file' },
  /** What a page is shared with where its editors chose no picture: `/share-pictures/en/solution/gaming/<key>.png`. */
  sharePictures: { path: '/share-pictures', by: 'site', hasMore: true, isHandler: true },
  sitemaps: { path: '/sitemaps', by: 'site', hasMore: true, isHandler: true },
  speculationRules: { path: '/speculation-rules.json', by: 'file' },
  icon: { path: '/icon.svg', by: 'file' },
  favicon: { path: '/favicon.ico', by: 'file' },
  appleIcon: { path: '/apple-icon.png', by: 'file' },
  /** What home screens and task switchers show. */
  icons: { path: '/icons', by: 'file', hasMore: true },
  samples: { path: '/samples', by: 'file', hasMore: true },

  wordPressIndex: { path: '/index.php', by: 'nobody', inEveryLanguage: true },
  wordPressContent: { path: '/wp-content', by: 'nobody', hasMore: true },
  wordPressIncludes: { path: '/wp-includes', by: 'nobody', hasMore: true },
} as const satisfies Readonly<Record<string, Address>>;

const all: readonly Address[] = Object.values(addresses);

/** The addresses of which this is true. */
export function listAddresses(isAsked: (address: Address) => boolean): readonly Address[] {
  return all.filter(isAsked);
}

/** The same without what already stands below another of them: `/wp-json`, not `/wp-json/haptera/v1/session` besides. */
export function listPrefixes(isAsked: (address: Address) => boolean): string[] {
  const found = listAddresses(isAsked);
  return found.filter(({ path }) => !found.some((above) => path.startsWith(`${above.path}/`))).map(({ path }) => path);
}

/** As visitors type it, in each language that it exists in. */
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
 * Whether somebody else than the documents answers at this path (without language prefix, decoded) or below its first step:
 * no document may stand there, in any language and any letter case, for it could not be seen.
 */
export function isReservedPath(path: string): boolean {
  return reservedNames.has(firstStep(path).toLowerCase());
}

/**
 * Whether another part of the product always answers at this path (without language prefix, decoded) or below its first
 * step, so that no redirect there would ever be seen. Addresses that are kept free lead nowhere and may be led on.
 */
export function isAnsweredElsewhere(path: string): boolean {
  const step = firstStep(path);
  return all.some(({ path: taken, by }) => by !== 'inside' && by !== 'nobody' && firstStep(taken) === step);
}

function firstStep(path: string): string {
  return path.split('/')[1] ?? '';
}
