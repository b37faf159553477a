import apiFetch from '@wordpress/api-fetch';
import { isJsonValue, type JsonValue } from '#cms-schema/json.ts';
import { readError, StudioError } from './studio-error.ts';

/** A request with its full URL and headers. */
export interface OpenRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  readonly signal: AbortSignal | undefined;
  readonly keepalive: boolean;
  readonly onProgress: ((part: number) => void) | undefined;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly text: string;
}

/** Rejects for every status other than 2xx. */
export type Send = (request: OpenRequest) => Promise<RawAnswer>;
/**
 * Uses `XMLHttpRequest` when upload progress is wanted, as nothing else reports it; otherwise WordPress's `apiFetch`.
 */
export async function send(request: OpenRequest): Promise<RawAnswer> {
  const answer = request.onProgress ? await sendWithProgress(request) : await sendByApiFetch(request);
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw readError(answer.status, parseJson(answer.text));
}

async function sendByApiFetch({ url, method, headers, body, signal, keepalive }: OpenRequest): Promise<RawAnswer> {
  try {
    const response = await apiFetch<unknown, false>({
      url,
      method,
      headers: { ...headers },
      body,
      parse: false,
      keepalive,
      signal: signal ?? null,
    }).catch((reason: unknown) => {
      if (reason instanceof Response) return reason;
      throw reason;
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (reason) {
    throw explainSilence(reason);
  }
}

function sendWithProgress({ url, method, headers, body, signal, onProgress }: OpenRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve({
        status: request.status,
        headers: { get: (name) => request.getResponseHeader(name) },
        text: request.responseText,
      });
    request.onerror = () => reject(explainSilence(null));
    request.onabort = () => reject(explainSilence(new DOMException('Cancelled.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(explainSilence(new DOMException('Cancelled.', 'AbortError')));
    else request.send(body);
  });
}

/** Explains why there was no response. `reason` is what the browser or `apiFetch` threw. */
export function explainSilence(reason: unknown): StudioError {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'AbortError') return new StudioError('aborted', 0, 'The request was cancelled.', {}, reason);
  if (typeof navigator !== 'undefined' && navigator.onLine === false) {
    return new StudioError('offline', 0, 'There is no network connection. Your work stays on this device.', {}, reason);
  }
  return new StudioError('unreachable', 0, 'The CMS is not responding. Your work stays on this device.', {}, reason);
}

/** Undefined for text that is not JSON. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
