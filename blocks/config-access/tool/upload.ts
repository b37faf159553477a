import { DetailedError, Upload } from 'tus-js-client';
import { heedEndOfSession, readFailure } from '#session/call-platform.ts';
import type { Failure } from '#session/outcome.ts';
import { readToken } from '#session/session-state.ts';
import { toolCodes } from './tool-codes.ts';

/** Bytes per request: the edge in front of the platform accepts bodies of up to 8 MiB. */
const chunkSize = 7 * 1024 * 1024;

/** Milliseconds between retries while the platform does not respond; they start over whenever data gets through. */
const retryDelays = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 30_000, 30_000];

/** Milliseconds without progress after which a connection counts as dead: a browser would wait for minutes. */
const longestSilence = 60_000;

/** The state of an upload; `sent` is in bytes. */
export type UploadState =
  | { readonly kind: 'sending' | 'waiting' | 'paused'; readonly sent: number }
  | { readonly kind: 'stopped'; readonly sent: number; readonly failure: Failure }
  | { readonly kind: 'done'; readonly sent: number; readonly uploadId: string };

export interface FileUpload {
  /** Starts, or resumes where it stopped. */
  start(): void;
  pause(): void;
  /** Ends it for good; the platform discards what was uploaded. */
  cancel(): void;
}

interface Told {
  readonly state: (state: UploadState) => void;
  /** The address at which the upload can be resumed. */
  readonly address: (address: string) => void;
}

/** Uploads a file in resumable parts (tus 1.0), continuing at the address of an earlier attempt if there is one. */
export function createUpload(file: File, address: string | null, told: Told, signal: AbortSignal): FileUpload {
  let known = address;
  let sent = 0;
  let running: Upload | null = null;
  let alarm = 0;

  const watch = () => {
    window.clearTimeout(alarm);
    alarm = window.setTimeout(() => {
      tell({ kind: 'waiting', sent });
      restart();
    }, longestSilence);
  };
  const halt = () => {
    window.clearTimeout(alarm);
    const upload = running;
    running = null;
    // Responses to earlier requests may still arrive; they are ignored from here on.
    void upload?.abort();
  };
  const tell = (state: UploadState) => {
    if (!signal.aborted) told.state(state);
  };
  const restart = () => {
    halt();
    start();
  };
  const start = () => {
    if (running !== null || signal.aborted) return;
    let token = readToken();
    const isMine = () => running === upload;
    const upload = new Upload(file, {
      // With an endpoint, the library would start from zero after a brief outage of the platform.
      endpoint: known === null ? uploadsAddress() : null,
      uploadUrl: known,
      chunkSize,
      retryDelays,
      metadata: { filename: file.name },
      // The form stores the address itself, per account, and deletes it on logout.
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        token = readToken();
        if (token !== null) request.setHeader('Authorization', `Bearer ${token}`);
        request.setHeader('Accept-Language', document.documentElement.lang.slice(0, 2));
        watch();
      },
      onUploadUrlAvailable: () => {
        known = upload.url;
        upload.options.endpoint = null;
        if (upload.url !== null && isMine()) told.address(upload.url);
      },
      onProgress: (bytes) => {
        if (!isMine()) return;
        sent = bytes;
        watch();
        tell({ kind: 'sending', sent });
      },
      onShouldRetry: (error) => {
        window.clearTimeout(alarm);
        const passes = isPassing(statusOf(error));
        if (passes && isMine()) tell({ kind: 'waiting', sent });
        return passes;
      },
      onError: (error) => {
        if (!isMine()) return;
        running = null;
        window.clearTimeout(alarm);
        const failure = failureOf(error);
        if (known !== null && isGone(error)) {
          // The platform deletes unfinished uploads after a day: start over.
          [known, sent] = [null, 0];
          return start();
        }
        heedEndOfSession(failure, token);
        tell({ kind: 'stopped', sent, failure });
      },
      onSuccess: () => {
        if (!isMine()) return;
        running = null;
        window.clearTimeout(alarm);
        tell({ kind: 'done', sent: file.size, uploadId: idOf(upload.url ?? '') });
      },
    });
    running = upload;
    watch();
    tell({ kind: 'sending', sent });
    upload.start();
  };

  // Resume as soon as the network is back instead of waiting for the next retry.
  window.addEventListener('online', () => running !== null && restart(), { signal });
  window.addEventListener('offline', () => running !== null && tell({ kind: 'waiting', sent }), { signal });
  signal.addEventListener('abort', halt);
  return {
    start,
    pause: () => {
      halt();
      tell({ kind: 'paused', sent });
    },
    cancel: () => {
      halt();
      if (known !== null) void forget(known);
    },
  };
}

/** Discards an unfinished upload. Network failures are ignored, because the platform deletes unfinished uploads anyway. */
export async function forget(address: string): Promise<void> {
  const token = readToken();
  const headers = { 'Tus-Resumable': '1.0.0', ...(token !== null && { Authorization: `Bearer ${token}` }) };
  await fetch(address, { method: 'DELETE', headers, keepalive: true }).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });
}

function uploadsAddress(): string {
  return new URL(`${document.documentElement.dataset.platform}/community/configFile/uploads`, document.baseURI).href;
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

function isGone(error: Error): boolean {
  return [404, 410].includes(statusOf(error));
}

/** Whether a retry may succeed: there was no response, the server was busy, or another request was still running. */
function isPassing(status: number): boolean {
  return [0, 409, 423, 429].includes(status) || (status >= 500 && status !== toolCodes.fullStorage);
}

function failureOf(error: Error): Failure {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  return response ? readFailure(response.getBody(), response.getStatus()) : { kind: 'network' };
}

function idOf(address: string): string {
  return new URL(address, window.location.href).pathname.split('/').at(-1) ?? '';
}
