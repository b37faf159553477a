import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { textAttributeOf } from './html-attributes.ts';

/** Shows markup that cannot be edited here as visitors see it. It was sanitized when the document was read. */
export function drawSealed(node: Node): NodeView {
  const dom = document.createElement('div');
  dom.className = 'sealed';
  dom.innerHTML = textAttributeOf(node, 'source');
  return { dom, ignoreMutation: () => true };
}
