import { randomUUID } from 'node:crypto';
import { isJsonObject, isJsonValue, type JsonObject } from '#cms-schema/json.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { CmsError } from '../../errors.ts';
import { restErrors } from './rest-errors.ts';
import type { Answer } from './route.ts';
import { speakWordPress } from './wordpress-errors.ts';

/**
 * An error in WordPress's format. Unexpected errors are logged with a reference, and only the reference is returned.
 */
export function printError(error: unknown, log: WriteLine): Answer {
  const known = readKnown(error instanceof CmsError ? speakWordPress(error) : error);
  if (known === null) {
    const reference = randomUUID().slice(0, 8);
    log(`REST ${reference}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, 'error');
    return printError(restErrors.internal(reference), log);
  }
  const { code, status, message, data } = known;
  const seconds = data.retryAfterSeconds;
  const wait = typeof seconds === 'number' ? Math.ceil(seconds) : status === 503 ? 2 : null;
  return {
    status,
    body: { code, message, data: { status, ...data } },
    headers: wait === null ? {} : { 'Retry-After': wait },
  };
}

function readKnown(error: unknown): { code: string; status: number; message: string; data: JsonObject } | null {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error)) return null;
  const { code, status, message } = error;
  if (typeof code !== 'string' || typeof status !== 'number' || status < 400) return null;
  // A bug in the program: its message belongs in the log.
  if (code === 'database_failed') return null;
  const data = 'data' in error && isJsonValue(error.data) && isJsonObject(error.data) ? error.data : {};
  return { code, status, message, data };
}
