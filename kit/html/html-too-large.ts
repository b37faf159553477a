/** The most characters of HTML that are read, entities counted as the one character they stand for. */
export const maxHtmlLength = 500 * 1024;

export class HtmlTooLargeError extends Error {
  readonly code = 'html_too_large';
  readonly status = 413;

  constructor(length: number) {
    super(
      `This HTML has ${length} characters; at most ${maxHtmlLength} can be kept in one piece. ` +
        'Split it into several, or put embedded files into the media library.',
    );
    this.name = 'HtmlTooLargeError';
  }
}

/** @throws HtmlTooLargeError */
export function requireHtmlFits(html: string): void {
  if (html.length <= maxHtmlLength) return;
  const length = html.replace(/&(amp|gt|lt|nbsp|quot);/g, '_').length;
  if (length > maxHtmlLength) throw new HtmlTooLargeError(length);
}
