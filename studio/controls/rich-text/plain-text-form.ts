import { keymap } from '@tiptap/pm/keymap';
import { Fragment, type Node, type NodeType, Schema, Slice } from '@tiptap/pm/model';
import type { Command } from '@tiptap/pm/state';
import { type Apart, decorateApart } from './decorate-apart.ts';
import type { EditorForm } from './editor-form.ts';

export interface PlainTextFormOptions {
  /** Whether the field may have several lines. */
  readonly isMultiline: boolean;
  /** Whether the page shows the line breaks of the field; if not, they appear as spaces, as in HTML. */
  readonly showsLines: boolean;
  readonly apart?: Apart;
}

/** Plain text, in one line or several. */
export function plainTextForm({ isMultiline, showsLines, apart }: PlainTextFormOptions): EditorForm {
  const schema = new Schema({
    nodes: {
      doc: { content: '(text | line_end)*', whitespace: 'pre' },
      text: { group: 'inline' },
      line_end: {
        inline: true,
        group: 'inline',
        selectable: false,
        toDOM: () => (showsLines ? ['br'] : ['span', ' ']),
        parseDOM: [{ tag: 'br' }],
        leafText: () => '\n',
      },
    },
  });
  const { doc, line_end: lineEnd } = schema.nodes;
  if (!doc || !lineEnd) throw new Error('The plain text schema must define both nodes.');
  const toNodes = (text: string) => readLines(text, schema, lineEnd);
  const endLine: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(lineEnd.create()).scrollIntoView());
    return true;
  };
  return {
    read: (value) => doc.create(null, toNodes(value)),
    print: printPlainText,
    plugins: [
      ...(isMultiline ? [keymap({ Enter: endLine, 'Shift-Enter': endLine })] : []),
      ...(apart ? [decorateApart(apart)] : []),
    ],
    paste(view, event) {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const words = isMultiline ? tidyLines(text) : toOneLine(text);
      const slice = new Slice(Fragment.from(toNodes(words)), 0, 0);
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
      return true;
    },
  };
}

function printPlainText(doc: Node): string {
  return doc.textBetween(0, doc.content.size, undefined, () => '\n');
}

function readLines(text: string, schema: Schema, lineEnd: NodeType): Node[] {
  return text
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [lineEnd.create()] : []), ...(line === '' ? [] : [schema.text(line)])]);
}

function tidyLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '');
}

/** Like pasting into a single-line input, but line breaks become spaces instead of being dropped. */
function toOneLine(text: string): string {
  return tidyLines(text).replace(/\s*\n\s*/g, ' ');
}
