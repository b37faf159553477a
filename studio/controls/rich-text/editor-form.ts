import { gapCursor } from '@tiptap/pm/gapcursor';
import type { Node, Schema } from '@tiptap/pm/model';
import type { Command, Plugin } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { type Apart, decorateApart } from './decorate-apart.ts';
import { markdownRules } from './input-rules.ts';
import { editorKeys } from './keys.ts';
import { keepNormalForm } from './normal-form.ts';
import { handlePaste } from './paste.ts';
import { printRichText } from './print-rich-text.ts';
import type { PasteLoss } from './read-pasted-text.ts';
import { readRichText } from './read-rich-text.ts';
import { createSchema, type Profile } from './schema.ts';

/** How an editor edits the value of a field: as which document, with which plugins. */
export interface EditorForm {
  read(value: string): Node;
  /** The field's value for a document. */
  print(doc: Node): string;
  readonly plugins: readonly Plugin[];
  /** Returns whether the paste was handled. */
  paste(view: EditorView, event: ClipboardEvent): boolean;
}

export interface RichTextFormOptions {
  readonly apart?: Apart;
  readonly openLink: Command;
  /** Called after each paste with what was lost. */
  onPasted(loss: PasteLoss): void;
}

/** Text with the markup that the profile allows. */
export function richTextForm(profile: Profile, { apart, openLink, onPasted }: RichTextFormOptions): EditorForm {
  const schema: Schema = createSchema(profile);
  return {
    read: (html) => readRichText(html, profile, schema),
    print: (doc) => printRichText(doc, profile),
    plugins: [
      markdownRules(schema),
      ...editorKeys(profile, openLink),
      ...(profile === 'flow' ? [gapCursor(), tableEditing()] : []),
      keepNormalForm(),
      ...(apart ? [decorateApart(apart)] : []),
    ],
    paste: (view, event) => handlePaste(view, event, profile, onPasted),
  };
}
