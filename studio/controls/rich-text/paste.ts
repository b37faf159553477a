import { type Fragment, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isSafeUrl } from '#cms-schema/fields/link.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import { linkPlaceOf, setLink } from './mark-commands.ts';
import { forgetSources } from './node-sources.ts';
import { isMarkdown, markdownLinesToHtml, markdownToHtml } from './read-markdown.ts';
import { type PastedPicture, readPastedHtml } from './read-pasted-html.ts';
import { readRichText } from './read-rich-text.ts';
import type { Profile } from './schema.ts';

/** What was lost in a paste. */
export interface PasteLoss {
  readonly isTooLarge: boolean;
  /** The pictures that were left out, because they are not in the library. */
  readonly pictures: readonly PastedPicture[];
}

/** Handles a paste. The content is sanitized first, so that the rules of the profile apply to it as well. */
export function handlePaste(
  view: EditorView,
  event: ClipboardEvent,
  profile: Profile,
  onPasted: (loss: PasteLoss) => void,
): boolean {
  const data = event.clipboardData;
  if (!data) return false;
  const text = data.getData('text/plain');
  const { state } = view;
  if (state.selection.$from.parent.type.spec.code) {
    view.dispatch(state.tr.insertText(text.replace(/\r\n?/g, '\n')).scrollIntoView());
    return true;
  }
  if (!state.selection.empty && isAddress(text)) {
    return setLink(linkPlaceOf(state), text.trim(), text.trim())(state, view.dispatch);
  }
  const { html, isTooLarge, pictures } = readPastedText({ text, html: data.getData('text/html') }, profile);
  const doc = forgetSources(readRichText(html, profile, state.schema));
  view.dispatch(state.tr.replaceSelection(fitSlice(doc.content, state)).scrollIntoView().setMeta('paste', true));
  onPasted({ isTooLarge, pictures });
  return true;
}

/** What is pasted, as HTML that must still be sanitized: the source's, or made from its plain text. */
export function readPastedText(
  { text, html }: { readonly text: string; readonly html: string },
  profile: Profile,
  origin = location.origin,
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

/**
 * Joins text at the edges with the paragraph at the caret, and list items with its list. Everything else stays as it
 * is.
 */
function fitSlice(content: Fragment, state: EditorState): Slice {
  const isInList = state.selection.$from.node(-1)?.type.name === 'li';
  const depthOf = (edge: 'firstChild' | 'lastChild') => {
    const node = content[edge];
    if (node?.type.name === 'p' || node?.type.name === 'bare') return 1;
    const isItems = isInList && (node?.type.name === 'ul' || node?.type.name === 'ol');
    return isItems && node[edge]?.[edge]?.isTextblock ? 3 : 0;
  };
  return new Slice(content, depthOf('firstChild'), depthOf('lastChild'));
}

function isAddress(text: string): boolean {
  return /^\s*(https?:\/\/|mailto:)\S+\s*$/i.test(text) && isSafeUrl(text.trim());
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
