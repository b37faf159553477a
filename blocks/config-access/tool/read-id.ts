import type { Failure } from '#session/outcome.ts';
import { toolCodes } from './tool-codes.ts';

/** What an address that names no file leads to. */
export const noFile: Failure = { kind: 'refused', code: toolCodes.missingResource, message: '', problems: [] };

/** The file that the address of the page names; null when it names none. */
export function readId(): string | null {
  return new URLSearchParams(window.location.search).get('id') || null;
}
