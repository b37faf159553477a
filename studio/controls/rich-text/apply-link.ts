import type { Editor } from './create-editor.ts';
import type { LinkFormProps } from './link-form.tsx';
import { type LinkPlace, removeLink, setLink } from './mark-commands.ts';

/** Applies the result of the link form, and returns the focus to the text. */
export function applyLink(editor: Editor, link: LinkPlace, target: Parameters<LinkFormProps['onClose']>[0]): void {
  if (target) editor.run(setLink(link, target.href, target.words));
  else if (target === null) editor.run(removeLink(link));
  else editor.view.focus();
}
