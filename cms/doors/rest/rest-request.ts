import type { JsonValue } from '#cms-schema/json.ts';
import type { Viewer } from '../../permission/viewer.ts';
import type { Share } from '../traffic/traffic.ts';
import type { Answer } from './route.ts';
import type { Router } from './router.ts';

export interface RestRequest {
  /** After every override; HEAD counts as GET. */
  readonly method: string;
  /** `/wp/v2/pages/5`, with single slashes. */
  readonly path: string;
  readonly query: ReadonlyMap<string, JsonValue>;
  readonly headers: Headers;
  /** Null when there is none. */
  readonly body: RestBody | null;
  readonly signal: AbortSignal;
  readonly viewer: Viewer;
  readonly address: string | null;
  /** Who pays; `unlimited` for what is part of a request that has paid. */
  readonly share: Share;
  readonly isEmbedded: boolean;
}

export interface RestBody {
  readonly stream: ReadableStream<Uint8Array> | null;
  /** The arguments in it; throws `rest_invalid_json` and the like. Not called for endpoints that take the stream. */
  read(maximumBytes: number): Promise<ReadonlyMap<string, JsonValue>>;
}

export interface Dispatcher {
  readonly router: Router;
  /** Never throws: what goes wrong is in the answer. */
  dispatch(request: RestRequest): Promise<Answer>;
  /** Whether a request to a path of ours would be found valid, for `batch/v1`. */
  validate(request: RestRequest): Promise<Answer | null>;
}
