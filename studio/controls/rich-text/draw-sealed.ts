import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { textAttributeOf } from './html-attributes.ts';

/** Markup that nothing here can edit, as visitors see it; it was cleaned when the document was read. */
export function drawSealed(node: Node): NodeView {
  const dom = document.createElement('div');
  dom.className = 'sealed';
  dom.innerHTML = textAttributeOf(node, 'source');
  return { dom, ignoreMutation: () => true };
}
