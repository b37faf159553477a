import type { Command, EditorState } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from '@tiptap/pm/tables';
import type { MessageKey } from '../../messages.ts';
import type { StudioIconName } from '../../parts/studio-icon.tsx';
import {
  indent,
  insertRule,
  isInBlock,
  listDepth,
  outdent,
  toggleCodeBlock,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './block-commands.ts';
import { clearFormat, hasMark, toggleEmphasis } from './mark-commands.ts';
import { addCaption, deleteTable, insertTable, toggleHeadRow } from './table-commands.ts';

/** A button of the rich text toolbar. */
export interface Tool {
  readonly icon: StudioIconName;
  readonly label: MessageKey;
  readonly keys?: string;
  readonly command: Command;
  /** For tools that toggle: whether it is on at the caret. */
  isOn?(state: EditorState): boolean;
}

export const linkTool = { icon: 'link', label: 'controls.richText.link', keys: 'Ctrl+K' } as const;

/** Emphasis, available in the inline profile as well. */
export const wordTools: readonly Tool[] = [
  emphasis('bold', 'controls.richText.bold', 'strong', 'Ctrl+B'),
  emphasis('italic', 'controls.richText.italic', 'em', 'Ctrl+I'),
  emphasis('underline', 'controls.richText.underline', 'u', 'Ctrl+U'),
  emphasis('strike', 'controls.richText.strike', 's', 'Ctrl+Shift+X'),
  emphasis('source', 'controls.richText.code', 'code', 'Ctrl+E'),
];

export const blockTools: readonly Tool[] = [
  block('heading-2', 'controls.richText.heading2', 'h2', toggleHeading('h2'), 'Ctrl+Alt+2'),
  block('heading-3', 'controls.richText.heading3', 'h3', toggleHeading('h3'), 'Ctrl+Alt+3'),
  block('heading-4', 'controls.richText.heading4', 'h4', toggleHeading('h4'), 'Ctrl+Alt+4'),
  block('bullets', 'controls.richText.bullets', 'ul', toggleList('ul'), 'Ctrl+Shift+8'),
  block('numbers', 'controls.richText.numbers', 'ol', toggleList('ol'), 'Ctrl+Shift+7'),
  block('quote', 'controls.richText.quote', 'blockquote', toggleQuote),
  block('code-block', 'controls.richText.codeBlock', 'pre', toggleCodeBlock),
  { icon: 'table', label: 'controls.richText.table', command: insertTable },
  { icon: 'rule', label: 'controls.richText.rule', command: insertRule },
];

export const clearTool: Tool = { icon: 'clear', label: 'controls.richText.clear', command: clearFormat };

export const listTools: readonly Tool[] = [
  { icon: 'outdent', label: 'controls.richText.outdent', keys: 'Shift+Tab', command: outdent },
  { icon: 'indent', label: 'controls.richText.indent', keys: 'Tab', command: indent },
];

export const tableTools: readonly Tool[] = [
  { icon: 'row-add', label: 'controls.richText.addRow', command: addRowAfter },
  { icon: 'column-add', label: 'controls.richText.addColumn', command: addColumnAfter },
  { icon: 'row-remove', label: 'controls.richText.deleteRow', command: deleteRow },
  { icon: 'column-remove', label: 'controls.richText.deleteColumn', command: deleteColumn },
  { icon: 'row-head', label: 'controls.richText.headRow', command: toggleHeadRow },
  { icon: 'caption', label: 'controls.richText.caption', command: addCaption },
  { icon: 'trash', label: 'controls.richText.deleteTable', command: deleteTable },
];

/** The tools that apply at the caret. */
export function toolsFor(state: EditorState): readonly Tool[] {
  const isFlow = state.schema.nodes.p !== undefined;
  if (!isFlow) return [...wordTools, clearTool];
  return [
    ...[...wordTools, ...blockTools, clearTool],
    ...(listDepth(state) > 0 ? listTools : []),
    ...(isInBlock(state, 'table') ? tableTools : []),
  ];
}

function emphasis(icon: StudioIconName, label: MessageKey, mark: string, keys: string): Tool {
  return { icon, label, keys, command: toggleEmphasis(mark), isOn: (state) => hasMark(state, mark) };
}

function block(icon: StudioIconName, label: MessageKey, name: string, command: Command, keys?: string): Tool {
  return { icon, label, ...(keys && { keys }), command, isOn: (state) => isInBlock(state, name) };
}
