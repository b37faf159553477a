import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import { findWholes, type Wholes } from '#ui/keep-whole.tsx';
import { createEditor, type Editor } from '../../controls/rich-text/create-editor.ts';
import { type EditorForm, richTextForm } from '../../controls/rich-text/editor-form.ts';
import { type LinkPlace, linkPlaceOf } from '../../controls/rich-text/mark-commands.ts';
import { plainTextForm } from '../../controls/rich-text/plain-text-form.ts';
import type { PasteLoss } from '../../controls/rich-text/read-pasted-text.ts';
import type { CanvasText } from './find-canvas-texts.ts';
import type { HeldPlace } from './hold-place.ts';

/** The state that the toolbar of a text shows. */
export interface ToolsState {
  readonly state: Editor['view']['state'];
  /** The link that is being created or changed. */
  readonly link: LinkPlace | null;
  /** What was lost in the last paste. */
  readonly loss: PasteLoss | null;
}

export interface TextEditor extends Editor {
  tools(): ToolsState;
  /** Notifies of changes to the state of the tools. */
  subscribe(listener: () => void): () => void;
  setLink(link: LinkPlace | null): void;
}

export interface TextEditorOptions {
  readonly field: CanvasText['field'];
  readonly value: string;
  readonly keys: Readonly<Record<string, () => void>>;
  onCommit(value: string): void;
  /** Pictures of pasted text, which the text cannot hold. */
  onPictures(pictures: PasteLoss['pictures']): void;
}

/** Decorates what stays on one line as `keepWhole` renders it. */
const apart = (wholes: Wholes) => ({ className: 'h-whole', find: (text: string) => findWholes(text, wholes) });

/** Opens an editor in an element of the page, equivalent to the field's control in the inspector. */
export function openTextEditor({ box, showsLines, wholes }: HeldPlace, options: TextEditorOptions): TextEditor {
  const { field } = options;
  const listeners = new Set<() => void>();
  let shown: Omit<ToolsState, 'state'> = { link: null, loss: null };
  let tools: ToolsState | null = null;
  const show = (more: Partial<typeof shown>) => {
    shown = { ...shown, ...more };
    tools = null;
    for (const listener of listeners) listener();
  };
  const form: EditorForm = isFieldOf('text', field)
    ? plainTextForm({
        isMultiline: field.multiline,
        showsLines,
        ...(wholes && { apart: apart(wholes) }),
      })
    : richTextForm(field.profile, {
        apart: apart('names'),
        openLink: (now) => {
          show({ link: linkPlaceOf(now) });
          return true;
        },
        onPasted: (loss) => {
          show({ loss });
          if (loss.pictures.some(({ address }) => address !== null)) options.onPictures(loss.pictures);
        },
      });
  const editor = createEditor(box, { ...options, form, isReadOnly: () => false, onState: () => show({}) });
  return {
    ...editor,
    tools: () => {
      tools ??= { ...shown, state: editor.view.state };
      return tools;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLink: (link) => show({ link }),
  };
}
