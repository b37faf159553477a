import type { Failure } from '#session/outcome.ts';
import { toolCodes } from './tool-codes.ts';

/** The failure to show if the address names no file. */
export const noFile: Failure = { kind: 'refused', code: toolCodes.missingResource, message: '', problems: [] };

/** The file id in the address of the page; null if there is none. */
export function readId(): string | null {
  return new URLSearchParams(window.location.search).get('id') || null;
}
