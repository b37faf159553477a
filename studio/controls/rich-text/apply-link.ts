import type { Editor } from './create-editor.ts';
import type { LinkFormProps } from './link-form.tsx';
import { type LinkPlace, removeLink, setLink } from './mark-commands.ts';

/** Does what somebody chose in the form of a link, and puts the keyboard back into the text. */
export function applyLink(editor: Editor, link: LinkPlace, target: Parameters<LinkFormProps['onClose']>[0]): void {
  if (target) editor.run(setLink(link, target.href, target.words));
  else if (target === null) editor.run(removeLink(link));
  else editor.view.focus();
}
