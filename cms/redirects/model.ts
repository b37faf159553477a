import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { RedirectStatus } from '#contract/redirects.ts';
import type { Paging } from '../paging.ts';

/** An address at which no page stands, and where visitors find what they came for. */
export interface Redirect {
  readonly id: number;
  /** Of the address, which has no other page below it: `/old/page` is no rule for `/old/page/more`. */
  readonly locale: Locale;
  /** Without language prefix, decoded. */
  readonly path: string;
  readonly status: RedirectStatus;
  /** The document that stood here; the redirect was made when it moved, and follows it. Null for one that somebody made. */
  readonly documentId: number | null;
  /** Encoded as in a link: `/en/new?x=1#part`, or an `https://` address elsewhere. Null where nothing is (410). */
  readonly target: string | null;
  readonly hits: number;
  readonly lastHitAt: string | null;
  readonly createdAt: string;
}

/** The address that is led on, as visitors type it: decoded, with language prefix. */
export function printPlace({ locale, path }: Pick<Redirect, 'locale' | 'path'>): string {
  return localizePath(path, locale);
}

/** What somebody wishes for, as it was typed. */
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

/** For the site: every address that is led on, in one hop. */
export interface PublicRedirect {
  readonly id: number;
  readonly locale: Locale;
  readonly path: string;
  readonly status: RedirectStatus;
  readonly target: string | null;
}
