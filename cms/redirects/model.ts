import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { RedirectStatus } from '#contract/redirects.ts';
import type { Paging } from '../paging.ts';

/** An address without a page, and the target to which its visitors are redirected. */
export interface Redirect {
  readonly id: number;
  /** The language of the address. Only the exact address is redirected: `/old/page` does not match `/old/page/more`. */
  readonly locale: Locale;
  /** Without language prefix, decoded. */
  readonly path: string;
  readonly status: RedirectStatus;
  /**
   * The document that used to be here: the redirect was created when it moved, and follows it. Null if made by hand.
   */
  readonly documentId: number | null;
  /** Encoded as in a link: `/en/new?x=1#part`, or an `https://` address elsewhere. Null for 410. */
  readonly target: string | null;
  readonly hits: number;
  readonly lastHitAt: string | null;
  readonly createdAt: string;
}

/** The redirected address as visitors type it: decoded, with language prefix. */
export function printPlace({ locale, path }: Pick<Redirect, 'locale' | 'path'>): string {
  return localizePath(path, locale);
}

/** A new or changed redirect, as an editor typed it. */
export interface RedirectInput {
  /** `/en/old` */
  readonly from?: string;
  /** `/en/new`, or an address elsewhere; ignored for 410. */
  readonly to?: string;
  readonly status?: RedirectStatus;
}

export type RedirectOrder = 'from' | 'hits' | 'lastHit' | 'created';

export interface RedirectQuery extends Paging {
  /** A part of either address. */
  readonly search?: string;
  readonly orderBy?: RedirectOrder;
  readonly descending?: boolean;
}

/** For the site: a redirect resolved to one hop. */
export interface PublicRedirect {
  readonly id: number;
  readonly locale: Locale;
  readonly path: string;
  readonly status: RedirectStatus;
  readonly target: string | null;
}
