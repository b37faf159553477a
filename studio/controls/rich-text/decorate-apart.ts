import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** What is drawn apart within a text, as `[from, to]`, with the class that it is drawn with. */
export interface Apart {
  readonly className: string;
  find(text: string): readonly (readonly [number, number])[];
}

/** Draws it so in every text of the document, as the page does. */
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
