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

/** WordPress makes no difference between them on an item: each changes what was sent and nothing else. */
export const editing = ['POST', 'PUT', 'PATCH'] as const satisfies readonly Method[];

export interface Arg extends ValueSchema {
  /**
   * WordPress checks in two rounds and tells only the problems of the first one that found any: `first` belongs to the
   * earlier round; `none` is taken as it was sent.
   */
  readonly check?: 'first' | 'none';
}

export type Args = Readonly<Record<string, Arg>>;

export interface Endpoint {
  readonly methods: readonly Method[];
  readonly args?: Args;
  readonly allowsBatch?: boolean;
  /** Of a list, how many documents stand in an item, all without their texts. */
  readonly bareDocuments?: number;
  /** Changes several documents at once: so many in the usual case. */
  readonly changes?: number;
  /** The body is left to the handler: an upload. */
  readonly takesStream?: boolean;
  /** Takes a body from somebody who is not signed in: signing in itself. */
  readonly isOpen?: boolean;
  /** What those who are not signed in are told before their body is read; `rest_forbidden` unless given. */
  readonly refusal?: (viewer: Viewer) => CmsError;
  handle(call: Call): Promise<Answer>;
}

export interface Route {
  /** As WordPress prints it in its index: `/wp/v2/pages/(?P<id>[\d]+)`. */
  readonly pattern: string;
  readonly namespace: string;
  readonly endpoints: readonly Endpoint[];
  readonly schema?: ValueSchema & { readonly title: string };
  /** The session's cookie is enough here, without nonce; such a route looks after its own origin. */
  readonly takesCookie?: boolean;
  /**
   * The methods open to this viewer, for `Allow`: what clients grey out their buttons by. Not a protection: the operations
   * are.
   */
  allow(call: Call): readonly Method[] | Promise<readonly Method[]>;
}

export interface Call {
  readonly cms: Cms;
  readonly urls: Urls;
  readonly viewer: Viewer;
  readonly method: Method;
  readonly headers: Headers;
  /** Only for endpoints that take it. */
  readonly stream: ReadableStream<Uint8Array> | null;
  /** Aborts when the client has left before it was answered. */
  readonly signal: AbortSignal;
  readonly address: string | null;
  /** `/wp/v2/pages/5` */
  readonly path: string;
  readonly params: Params;
  /** The query's part of the params, for links to other pages of a list. */
  readonly query: ReadonlyMap<string, JsonValue>;
  readonly fields: FieldFilter;
  readonly context: Context;
  /** Asked for from within an answer (`_embed`), so who asks may see at least that it exists. */
  readonly isEmbedded: boolean;
  siteTime(): Promise<SiteTime>;
}

export interface Answer {
  readonly status: number;
  readonly body: JsonValue;
  readonly headers?: Readonly<Record<string, string | number>>;
  /** Lines of `Set-Cookie`. */
  readonly cookies?: readonly string[];
}
