import { type Fragment, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isSafeUrl } from '#cms-schema/fields/link.ts';
import { linkPlaceOf, setLink } from './mark-commands.ts';
import { forgetSources } from './node-sources.ts';
import { type PasteLoss, readPastedText } from './read-pasted-text.ts';
import { readRichText } from './read-rich-text.ts';
import type { Profile } from './schema.ts';

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
  const { html, isTooLarge, pictures } = readPastedText(
    { text, html: data.getData('text/html') },
    profile,
    location.origin,
  );
  const doc = forgetSources(readRichText(html, profile, state.schema));
  view.dispatch(state.tr.replaceSelection(fitSlice(doc.content, state)).scrollIntoView().setMeta('paste', true));
  onPasted({ isTooLarge, pictures });
  return true;
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
