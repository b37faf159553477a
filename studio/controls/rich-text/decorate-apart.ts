import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Finds the parts of a text that get their own class, as `[from, to]`. */
export interface Apart {
  readonly className: string;
  find(text: string): readonly (readonly [number, number])[];
}

/** Decorates these parts in every text of the document, as the page does. */
export function decorateApart({ className, find }: Apart): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const found: Decoration[] = [];
        doc.descendants(({ text }, at) => {
          if (text === undefined) return;
          for (const [from, to] of find(text)) {
            found.push(Decoration.inline(at + from, at + to, { class: className }));
          }
        });
        return DecorationSet.create(doc, found);
      },
    },
  });
}
