import type { JsonValue } from '#cms-schema/json.ts';
import type { Viewer } from '../../permission/viewer.ts';
import type { Share } from '../traffic/traffic.ts';
import type { Answer } from './route.ts';
import type { Router } from './router.ts';

export interface RestRequest {
  /** With all overrides applied; HEAD counts as GET. */
  readonly method: string;
  /** `/wp/v2/pages/5`, with single slashes. */
  readonly path: string;
  readonly query: ReadonlyMap<string, JsonValue>;
  readonly headers: Headers;
  /** Null if there is none. */
  readonly body: RestBody | null;
  readonly signal: AbortSignal;
  readonly viewer: Viewer;
  readonly address: string | null;
  /** The budget to charge; `unlimited` for parts of a request that has already been charged. */
  readonly share: Share;
  readonly isEmbedded: boolean;
}

export interface RestBody {
  readonly stream: ReadableStream<Uint8Array> | null;
  /** Parses the arguments; throws `rest_invalid_json` and the like. Not called for endpoints that read the stream. */
  read(maximumBytes: number): Promise<ReadonlyMap<string, JsonValue>>;
}

export interface Dispatcher {
  readonly router: Router;
  /** Never throws: errors are returned as answers. */
  dispatch(request: RestRequest): Promise<Answer>;
  /** Validates a request without running it, for `batch/v1`: null, or the error. */
  validate(request: RestRequest): Promise<Answer | null>;
}
