import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';

/**
 * What went wrong between the studio and the CMS. `code` is the CMS's own, or one of ours:
 * `offline` (no network here), `unreachable` (the CMS does not answer), `signed_out` (the session is over),
 * `unexpected_answer` (an answer that this studio cannot read), `aborted`.
 * `status` is 0 when there was no answer.
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

/** WordPress's error envelope. What is no envelope came from something in front of the CMS. */
export function readError(status: number, body: JsonValue | undefined): StudioError {
  if (!isJsonObject(body) || typeof body.code !== 'string') {
    return status >= 500 || status === 404
      ? new StudioError('unreachable', status, 'The CMS does not answer. Your work stays on this device; try again.')
      : new StudioError('unexpected_answer', status, `The server answered ${status} without saying why.`);
  }
  const message = typeof body.message === 'string' ? body.message : body.code;
  const code = status >= 502 && status <= 504 && !body.code.startsWith('haptera_') ? 'unreachable' : body.code;
  return new StudioError(code, status, message, isJsonObject(body.data) ? body.data : {});
}

export function isStudioError(error: unknown, ...codes: readonly string[]): error is StudioError {
  return error instanceof StudioError && (codes.length === 0 || codes.includes(error.code));
}

/** Somebody else saved in the meantime; `data.current` is what stands there now. */
export function isStale(error: unknown): error is StudioError {
  return isStudioError(error, 'haptera_stale');
}

/** The same person kept something else beside the document in the meantime, elsewhere. */
export function isAutosaveStale(error: unknown): error is StudioError {
  return isStudioError(error, 'haptera_autosave_stale');
}

/** Somebody else scheduled a change in the meantime, or cancelled the one that one knew of. */
export function isScheduleStale(error: unknown): error is StudioError {
  return isStudioError(error, 'haptera_schedule_stale', 'haptera_no_scheduled_change');
}

export function isSignedOut(error: unknown): error is StudioError {
  return isStudioError(error, 'signed_out');
}

/** The network or the CMS is away: the same request may succeed later. */
export function isUnreachable(error: unknown): error is StudioError {
  return isStudioError(error, 'offline', 'unreachable');
}

export function isForbidden(error: unknown): error is StudioError {
  return error instanceof StudioError && error.status === 403;
}
