import type { JsonValue } from '#cms-schema/json.ts';
import type { Cms } from '../../create-cms.ts';
import type { CmsError } from '../../errors.ts';
import type { Viewer } from '../../permission/viewer.ts';
import type { FieldFilter } from './fields.ts';
import type { Params } from './params.ts';
import type { SiteTime } from './site-time.ts';
import type { Urls } from './urls.ts';
import type { Context, ValueSchema } from './value-schema.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** WordPress treats these alike: each changes the fields that were sent and no others. */
export const editing = ['POST', 'PUT', 'PATCH'] as const satisfies readonly Method[];

export interface Arg extends ValueSchema {
  /**
   * WordPress validates in two rounds, and reports only the problems of the first round that found any. `first`:
   * belongs to the first round; `none`: not validated; `raw`: fields like `title`, text or an object with `raw`.
   */
  readonly check?: 'first' | 'none' | 'raw';
}

export type Args = Readonly<Record<string, Arg>>;

export interface Endpoint {
  readonly methods: readonly Method[];
  readonly args?: Args;
  readonly allowsBatch?: boolean;
  /** The number of documents in an item of a list, or in the answer if it has no pages, all without their texts. */
  readonly bareDocuments?: number;
  /** The usual number of documents changed at once. */
  readonly changes?: number;
  /** Whether the handler reads the body itself, as for uploads. */
  readonly takesStream?: boolean;
  /** Whether it accepts a body from visitors, as signing in does. */
  readonly isOpen?: boolean;
  /** Whether it waits for a machine elsewhere, which must not occupy a slot for that long. */
  readonly waitsElsewhere?: boolean;
  /**
   * Whether its operation counts attempts by itself, and takes nothing from the budget of its sender: signing in, so that
   * one machine cannot lock out everyone who shares its address.
   */
  readonly limitsItself?: boolean;
  /** The error for visitors, thrown before their body is read; default `rest_forbidden`. */
  readonly refusal?: (viewer: Viewer) => CmsError;
  handle(call: Call): Promise<Answer>;
}

export interface Route {
  /** In the form that WordPress prints in its index: `/wp/v2/pages/(?P<id>[\d]+)`. */
  readonly pattern: string;
  readonly namespace: string;
  readonly endpoints: readonly Endpoint[];
  readonly schema?: ValueSchema & { readonly title: string };
  /** Whether the session cookie is enough without a nonce. Such a route must check the origin itself. */
  readonly takesCookie?: boolean;
  /**
   * The methods allowed to this viewer, for `Allow`: clients use them to disable buttons. Not a security check, which
   * is up to the operations.
   */
  allow(call: Call): readonly Method[] | Promise<readonly Method[]>;
}

export interface Call {
  readonly cms: Cms;
  readonly urls: Urls;
  readonly viewer: Viewer;
  readonly method: Method;
  readonly headers: Headers;
  /** Only for endpoints with `takesStream`. */
  readonly stream: ReadableStream<Uint8Array> | null;
  /** Aborts if the client disconnects before it gets a response. */
  readonly signal: AbortSignal;
  readonly address: string | null;
  /** `/wp/v2/pages/5` */
  readonly path: string;
  readonly params: Params;
  /** The parameters from the query, for links to other pages of a list. */
  readonly query: ReadonlyMap<string, JsonValue>;
  readonly fields: FieldFilter;
  readonly context: Context;
  /**
   * Whether it is loaded as part of another response (`_embed`), so that the viewer may at least know that it exists.
   */
  readonly isEmbedded: boolean;
  siteTime(): Promise<SiteTime>;
}

export interface Answer {
  readonly status: number;
  readonly body: JsonValue;
  readonly headers?: Readonly<Record<string, string | number>>;
  /** `Set-Cookie` headers. */
  readonly cookies?: readonly string[];
}
