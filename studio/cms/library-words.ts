/**
 * Replaces `@wordpress/i18n` in the browser. `api-fetch` uses only this function of it, for its own error messages. The
 * studio describes those errors by their code in its own texts, so a plural-form parser and a translation store would
 * be dead weight.
 */
export function __(text: string): string {
  return text;
}
