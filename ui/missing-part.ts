export const missingPartEvent = 'haptera:missing-part';

/**
 * Tells the page that a part of the program could not be fetched. Nothing that one reads is lost by it, so no reader is told;
 * whoever stands around the page may load it again.
 */
export function tellMissingPart(error: unknown): void {
  document.dispatchEvent(new CustomEvent(missingPartEvent, { detail: error }));
}
