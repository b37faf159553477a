import type { ContentState } from '../freshness/cms-door.ts';

/** What rendering an address leads to. */
export type Rendered = RenderedPage | Redirection;

export interface RenderedPage {
  readonly kind: 'page';
  readonly html: string;
  readonly status: 200 | 404 | 410;
  /** Cache tags of what it shows. */
  readonly tags: readonly string[];
  /** The content state that it is at least as new as; null before the CMS was first reached. */
  readonly stamp: ContentState | null;
}

/** The page is elsewhere, or nowhere: then the 404 page is. */
export interface Redirection {
  readonly kind: 'redirection';
  /** Encoded. */
  readonly location: string;
  readonly status: 307 | 308;
}
