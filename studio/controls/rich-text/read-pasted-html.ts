import { fitsHtml } from '#kit/html/html-too-large.ts';
import { tidyPastedHtml } from './tidy-pasted-html.ts';

export interface PastedHtml {
  /** Empty if it is still too large: then only the plain text can be pasted. */
  readonly html: string;
  readonly isTooLarge: boolean;
  /**
   * The number of pictures from other sites and programs. Visitors would not see them, because the site shows only its
   * own files.
   */
  readonly leftOut: number;
}

/**
 * Removes from foreign clipboard markup what no page keeps; most of what other editors write is style. Browser only.
 */
export function readPastedHtml(source: string): PastedHtml {
  const { body } = new DOMParser().parseFromString(tidyPastedHtml(source), 'text/html');
  let leftOut = 0;
  for (const picture of body.querySelectorAll('img')) {
    if (isOwn(picture.getAttribute('src') ?? '')) continue;
    picture.remove();
    leftOut += 1;
  }
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style');
  // Word marks every few words with the language of its proofing tools.
  if (/class=["']?Mso/.test(source))
    for (const element of body.querySelectorAll('[lang]')) element.removeAttribute('lang');
  for (const span of body.querySelectorAll('span:not([lang], [dir])')) span.replaceWith(...span.childNodes);
  const html = body.innerHTML;
  const isTooLarge = !fitsHtml(html);
  return { html: isTooLarge ? '' : html, isTooLarge, leftOut };
}

function isOwn(address: string): boolean {
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}
