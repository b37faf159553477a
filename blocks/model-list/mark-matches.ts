import { findRanges } from './match-models.ts';

/** Marks the words in the elements and removes earlier marks. */
export type Mark = (found: readonly { readonly element: Element; readonly words: readonly string[] }[]) => void;

/** Uses the CSS Custom Highlight API, which leaves the markup alone; without it, matching elements get a class. */
export function createMarker(view: Window & typeof globalThis): Mark {
  const name = 'model-match';
  if (!view.CSS?.highlights || !view.Highlight) {
    let before: readonly Element[] = [];
    return (found) => {
      for (const element of before) element.classList.remove(name);
      before = found.flatMap(({ element, words }) =>
        findRanges(element.textContent ?? '', words).length > 0 ? [element] : [],
      );
      for (const element of before) element.classList.add(name);
    };
  }
  const { highlights } = view.CSS;
  let own: Range[] = [];
  return (found) => {
    const highlight = highlights.get(name) ?? new view.Highlight();
    for (const range of own) highlight.delete(range);
    own = found.flatMap(({ element, words }) => rangesIn(element, words));
    for (const range of own) highlight.add(range);
    highlights.set(name, highlight);
  };
}

function rangesIn(element: Element, words: readonly string[]): Range[] {
  const text = element.firstChild;
  if (!text) return [];
  return findRanges(text.nodeValue ?? '', words).map(([start, end]) => {
    const range = element.ownerDocument.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range;
  });
}
