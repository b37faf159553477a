import type { MessageKey } from '../messages.ts';
import type { StudioIconName } from '../parts/studio-icon.tsx';

/** A button over rich text. */
export interface RichTextTool {
  readonly icon: StudioIconName;
  readonly label: MessageKey;
  readonly keys?: string;
  /** How it is known that the caret stands in it. */
  readonly mark: string;
  /** Not for a heading or a short line. */
  readonly isFlow?: true;
  command(isOn: boolean): [string, string?];
}

export const richTextTools: readonly RichTextTool[] = [
  { icon: 'bold', label: 'controls.richText.bold', keys: 'Ctrl+B', mark: 'bold', command: () => ['bold'] },
  { icon: 'italic', label: 'controls.richText.italic', keys: 'Ctrl+I', mark: 'italic', command: () => ['italic'] },
  { icon: 'link', label: 'controls.richText.link', keys: 'Ctrl+K', mark: 'link', command: () => ['unlink'] },
  {
    icon: 'heading',
    label: 'controls.richText.heading',
    mark: 'h3',
    isFlow: true,
    command: (isOn) => ['formatBlock', isOn ? 'p' : 'h3'],
  },
  {
    icon: 'bullets',
    label: 'controls.richText.bullets',
    mark: 'insertUnorderedList',
    isFlow: true,
    command: () => ['insertUnorderedList'],
  },
  {
    icon: 'numbers',
    label: 'controls.richText.numbers',
    mark: 'insertOrderedList',
    isFlow: true,
    command: () => ['insertOrderedList'],
  },
  {
    icon: 'quote',
    label: 'controls.richText.quote',
    mark: 'blockquote',
    isFlow: true,
    command: (isOn) => ['formatBlock', isOn ? 'p' : 'blockquote'],
  },
];

/** The marks that the caret stands in. */
export function readMarks(): ReadonlySet<string> {
  const states = ['bold', 'italic', 'insertUnorderedList', 'insertOrderedList'];
  const marks = new Set(states.filter((state) => document.queryCommandState(state)));
  marks.add(document.queryCommandValue('formatBlock'));
  const selection = document.getSelection();
  if (selection && selection.rangeCount > 0 && linkAround(selection.getRangeAt(0))) marks.add('link');
  return marks;
}

export function linkAround(range: Range): Element | null {
  const node = range.commonAncestorContainer;
  return (node instanceof Element ? node : node.parentElement)?.closest('[contenteditable] a') ?? null;
}
