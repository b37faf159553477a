import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';

/**
 * An error between the studio and the CMS. `code` is the CMS's own, or one of ours:
 * `offline` (no network here), `unreachable` (the CMS does not respond), `signed_out` (the session has ended),
 * `unexpected_answer` (a response that the studio cannot read), `aborted`, `not_a_picture` and `not_a_video` (a file that
 * does not fit where it was dropped).
 * `status` is 0 when there was no response.
 */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly code: string;
  readonly status: number;
  readonly data: JsonObject;

  constructor(code: string, status: number, message: string, data: JsonObject = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** Reads WordPress's error envelope. Anything else came from a server in front of the CMS. */
export function readError(status: number, body: JsonValue | undefined): StudioError {
  if (!isJsonObject(body) || typeof body.code !== 'string') {
    return status >= 500 || status === 404
      ? new StudioError('unreachable', status, 'The CMS is not responding. Your work stays on this device; try again.')
      : new StudioError('unexpected_answer', status, `The server responded with ${status} without giving a reason.`);
  }
  const message = typeof body.message === 'string' ? body.message : body.code;
  const code = status >= 502 && status <= 504 && !body.code.startsWith('haptera_') ? 'unreachable' : body.code;
  return new StudioError(code, status, message, isJsonObject(body.data) ? body.data : {});
}

export function isStudioError(error: unknown, ...codes: readonly string[]): error is StudioError {
  return error instanceof StudioError && (codes.length === 0 || codes.includes(error.code));
}

/** Someone else saved in the meantime; `data.current` is the current state. */
export function isStale(error: unknown): error is StudioError {
  return isStudioError(error, 'haptera_stale');
}

/** The same user stored other work for the document in the meantime, elsewhere. */
export function isAutosaveStale(error: unknown): error is StudioError {
  return isStudioError(error, 'haptera_autosave_stale');
}

/** Someone else scheduled a change in the meantime, or cancelled the one that the user knew of. */
export function isScheduleStale(error: unknown): error is StudioError {
  return isStudioError(error, 'haptera_schedule_stale', 'haptera_no_scheduled_change');
}

export function isSignedOut(error: unknown): error is StudioError {
  return isStudioError(error, 'signed_out');
}

/** The network or the CMS is down: the same request may succeed later. */
export function isUnreachable(error: unknown): error is StudioError {
  return isStudioError(error, 'offline', 'unreachable');
}

export function isForbidden(error: unknown): error is StudioError {
  return error instanceof StudioError && error.status === 403;
}
