import { baseKeymap, chainCommands, exitCode, joinTextblockBackward, joinTextblockForward } from '@tiptap/pm/commands';
import { undoInputRule } from '@tiptap/pm/inputrules';
import { keymap } from '@tiptap/pm/keymap';
import { splitListItem } from '@tiptap/pm/schema-list';
import type { Command, Plugin } from '@tiptap/pm/state';
import { goToNextCell } from '@tiptap/pm/tables';
import {
  indent,
  outdent,
  outdentAtStart,
  outdentWithinList,
  setParagraph,
  toggleHeading,
  toggleList,
} from './block-commands.ts';
import { toggleEmphasis } from './mark-commands.ts';
import { nodeType, type Profile } from './schema.ts';
import { goToNextCellOrRow } from './table-commands.ts';

/** The keyboard commands of the editor. Undo belongs to the builder, so its keys never get here. */
export function editorKeys(profile: Profile, openLink: Command): Plugin[] {
  const own = {
    'Mod-k': openLink,
    'Mod-b': toggleEmphasis('strong'),
    'Mod-i': toggleEmphasis('em'),
    'Mod-u': toggleEmphasis('u'),
    'Mod-e': toggleEmphasis('code'),
    'Mod-Shift-x': toggleEmphasis('s'),
    'Shift-Enter': insertBreak,
    Backspace: undoInputRule,
  };
  const more = profile === 'inline' ? { Enter: insertBreak, 'Mod-Enter': insertBreak } : flowKeys;
  return [keymap(own), keymap(more), keymap(baseKeymap)];
}

export const insertBreak: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const tr = $from.parent.type.spec.code
    ? state.tr.insertText('\n')
    : state.tr.replaceSelectionWith(nodeType(state.schema, 'br').create(), true);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Enter on an empty last line ends the code block. */
const endCode: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  const isAtEnd = empty && parent.type.spec.code === true && $from.parentOffset === parent.content.size;
  if (!isAtEnd || !parent.textContent.endsWith('\n')) return false;
  if (dispatch && view) {
    dispatch(state.tr.delete($from.pos - 1, $from.pos));
    exitCode(view.state, view.dispatch);
  }
  return true;
};

/** Captions, summaries and the like are a single paragraph, in which Enter inserts a line break. */
const breakInLine: Command = (state, dispatch) => {
  const isLine = ['caption', 'figcaption', 'summary', 'dt'].includes(state.selection.$from.node(-1)?.type.name ?? '');
  return isLine && insertBreak(state, dispatch);
};

const splitItem: Command = (state, dispatch) => splitListItem(nodeType(state.schema, 'li'))(state, dispatch);

const flowKeys: Readonly<Record<string, Command>> = {
  Enter: chainCommands(endCode, splitItem, breakInLine),
  'Mod-Enter': chainCommands(exitCode, insertBreak),
  Backspace: chainCommands(outdentAtStart, joinTextblockBackward),
  Delete: joinTextblockForward,
  Tab: chainCommands(indent, goToNextCellOrRow),
  'Shift-Tab': chainCommands(outdentWithinList, goToNextCell(-1)),
  'Mod-]': indent,
  'Mod-[': outdent,
  'Mod-Alt-0': setParagraph,
  'Mod-Alt-2': toggleHeading('h2'),
  'Mod-Alt-3': toggleHeading('h3'),
  'Mod-Alt-4': toggleHeading('h4'),
  'Mod-Shift-7': toggleList('ol'),
  'Mod-Shift-8': toggleList('ul'),
};
