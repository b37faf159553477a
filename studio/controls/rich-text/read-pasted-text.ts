import { isSafeUrl } from '#cms-schema/fields/link.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import { isMarkdown, markdownLinesToHtml, markdownToHtml } from './read-markdown.ts';
import { type PastedPicture, readPastedHtml } from './read-pasted-html.ts';
import type { Profile } from './schema.ts';

/** What was lost in a paste. */
export interface PasteLoss {
  readonly isTooLarge: boolean;
  /** The pictures that were left out, because they are not in the library. */
  readonly pictures: readonly PastedPicture[];
}

/** What is pasted, as HTML that must still be sanitized: the source's, or made from its plain text. */
export function readPastedText(
  { text, html }: { readonly text: string; readonly html: string },
  profile: Profile,
  origin: string,
): PasteLoss & { readonly html: string } {
  const foreign = html === '' ? null : readPastedHtml(html, origin);
  if (foreign?.html) return foreign;
  const plain = readPastedHtml(textToHtml(text, profile), origin);
  return {
    ...plain,
    isTooLarge: foreign?.isTooLarge ?? plain.isTooLarge,
    pictures: foreign?.pictures ?? plain.pictures,
  };
}

/** Converts Markdown; in other text, empty lines separate paragraphs, and other line breaks are kept. */
function textToHtml(text: string, profile: Profile): string {
  if (isMarkdown(text)) return profile === 'inline' ? markdownLinesToHtml(text) : markdownToHtml(text);
  const lines = linkAddresses(text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, ''));
  if (profile === 'inline') return lines.replace(/\n+/g, '<br>');
  return lines
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** Escapes text and makes links of the web addresses in it. Signs that end a sentence do not belong to an address. */
function linkAddresses(text: string): string {
  const pattern = /https?:\/\/[^\s<>"'\u3000-\u303f\uff00-\uffef]+/gi;
  let html = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const address = trimAddress(found);
    if (!isSafeUrl(address)) continue;
    html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}

function trimAddress(address: string): string {
  const bare = address.replace(/[.,;:!?]{1,20}$/, '');
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
}
