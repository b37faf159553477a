import type { ContentState } from '../freshness/cms-door.ts';

/** What the head of a page tells browsers, search engines and networks. Addresses are paths of the site, or URLs. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly robots?: 'noindex' | 'noindex, nofollow';
  readonly referrer?: 'no-referrer';
  readonly canonical?: string;
  /** The addresses of the page by language, as `hreflang` names these. */
  readonly languages?: Readonly<Record<string, string>>;
  readonly feeds?: readonly { readonly url: string; readonly title: string }[];
  readonly sharing?: PageSharing;
  /** The content state that the page was rendered from, so that checks can detect stale pages. */
  readonly state?: ContentState | null;
}

/** How networks show a link to the page (Open Graph). */
export interface PageSharing {
  readonly title: string;
  readonly description?: string;
  readonly url: string;
  readonly siteName: string;
  /** As Open Graph names it: `zh_CN`. */
  readonly locale?: string;
  readonly otherLocales?: readonly string[];
  readonly picture?: SharePicture;
  /** For articles only. Times are ISO 8601, UTC. */
  readonly article?: { readonly published: string; readonly modified: string; readonly author?: string };
}

export interface SharePicture {
  readonly url: string;
  readonly type: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}
