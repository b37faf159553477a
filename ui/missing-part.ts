export const missingPartEvent = 'haptera:missing-part';

/**
 * Reports that a chunk could not be loaded. No visible content is lost, so visitors are not told; the shell may reload the
 * page.
 */
export function tellMissingPart(error: unknown): void {
  document.dispatchEvent(new CustomEvent(missingPartEvent, { detail: error }));
}
