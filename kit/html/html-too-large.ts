/** Maximum length of HTML in characters; each entity counts as one. */
export const maxHtmlLength = 500 * 1024;

export class HtmlTooLargeError extends Error {
  readonly code = 'html_too_large';
  readonly status = 413;

  constructor(length: number) {
    super(
      `This HTML has ${length} characters; at most ${maxHtmlLength} can be saved in one piece. ` +
        'Split it into several pieces, or move embedded files to the media library.',
    );
    this.name = 'HtmlTooLargeError';
  }
}

export function fitsHtml(html: string): boolean {
  return html.length <= maxHtmlLength || lengthOf(html) <= maxHtmlLength;
}

/** @throws HtmlTooLargeError */
export function requireHtmlFits(html: string): void {
  if (!fitsHtml(html)) throw new HtmlTooLargeError(lengthOf(html));
}

function lengthOf(html: string): number {
  return html.replace(/&(amp|gt|lt|nbsp|quot);/g, '_').length;
}
