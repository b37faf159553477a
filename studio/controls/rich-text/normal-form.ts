import { Plugin } from '@tiptap/pm/state';
import { nodeType } from './schema.ts';

/**
 * Wraps bare text in a paragraph as soon as it has sibling blocks at the top level, or bare text next to it that it
 * would run into. This matches how it is stored.
 */
export function keepNormalForm(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { doc, schema, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged) || !schema.nodes.p) return null;
      const places: [number, string][] = [];
      doc.descendants((node, position, parent, index) => {
        if (node.type.name !== 'bare') return !node.isTextblock;
        const isAlone = parent !== doc || doc.childCount === 1;
        const touches = [index - 1, index + 1].some((beside) => parent?.maybeChild(beside)?.type === node.type);
        if (!isAlone || touches) places.push([position, String(node.attrs.lead)]);
        return false;
      });
      if (places.length === 0) return null;
      for (const [place, lead] of places) tr.setNodeMarkup(place, nodeType(schema, 'p'), { lead });
      return tr;
    },
  });
}
