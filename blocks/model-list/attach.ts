import { findRanges, foldQuery, foldText, isMatch } from './match-models.ts';

/**
 * Lets the field of a model list filter it: the rows themselves are the data, so nothing is sent twice. Keeps the query
 * in the address as `?q=`, marks what matched, tells the number. Returns what undoes all of it.
 */
export default function attachModelSearch(root: HTMLElement): () => void {
  const input = root.querySelector('input');
  const status = root.querySelector('[role=status]');
  const view = root.ownerDocument.defaultView;
  if (!input || !status || !view) return () => {};
  // What it says, where `{count}` and `{query}` are filled in.
  const { found = '', foundOne = '', none = '' } = root.dataset;
  const brands = readBrands(root);
  const mark = createMarker(view);
  const wasSaying = status.textContent;
  let announcing = 0;

  const apply = () => {
    const query = input.value.trim();
    const count = filter(brands, foldQuery(query), mark);
    root.toggleAttribute('data-filtered', query !== '');
    view.clearTimeout(announcing);
    announcing = view.setTimeout(() => {
      const text = count === 0 ? none : count === 1 ? foundOne : found;
      status.textContent = query === '' ? wasSaying : fillIn(text, { count: String(count), query });
      keepInAddress(view, query);
    }, ANNOUNCE_AFTER_MS);
  };
  const submit = (event: Event) => event.preventDefault();

  input.addEventListener('input', apply);
  input.form?.addEventListener('submit', submit);
  input.value ||= new URLSearchParams(view.location.search).get('q') ?? '';
  if (input.value) apply();

  return () => {
    view.clearTimeout(announcing);
    input.removeEventListener('input', apply);
    input.form?.removeEventListener('submit', submit);
    // The builder has drawn the list anew by now: numbers that this did not change are its own.
    if (!root.hasAttribute('data-filtered')) return;
    filter(brands, [], mark);
    root.removeAttribute('data-filtered');
    status.textContent = wasSaying;
  };
}

/** Long enough that a screen reader does not speak at every key. */
const ANNOUNCE_AFTER_MS = 250;

interface Brand {
  readonly section: HTMLElement;
  readonly names: readonly string[];
  readonly heading: Element | null;
  readonly sets: readonly { readonly box: HTMLElement; readonly rows: readonly Row[] }[];
  readonly jump: HTMLElement | null;
  /** Where its number of models is shown. */
  readonly counts: readonly Element[];
}

interface Row {
  readonly element: HTMLElement;
  readonly folded: string;
}

type Mark = (found: readonly { readonly element: Element; readonly words: readonly string[] }[]) => void;

function readBrands(root: HTMLElement): Brand[] {
  return [...root.querySelectorAll<HTMLElement>('[data-names]')].map((section) => {
    const jump = root.querySelector<HTMLElement>(`li:has(> a[href="#${CSS.escape(section.id)}"])`);
    return {
      section,
      jump,
      heading: section.querySelector('[data-brand]'),
      names: (section.dataset.names ?? '').split(',').map(foldText).filter(Boolean),
      counts: [section, jump].flatMap((place) => place?.querySelector('data') ?? []),
      sets: [...section.querySelectorAll<HTMLElement>('ul')].map((list) => ({
        box: list.parentElement ?? list,
        rows: [...list.querySelectorAll('li')].map((element) => ({
          element,
          folded: foldText(element.textContent ?? ''),
        })),
      })),
    };
  });
}

/** Shows what matches, and says how many models do. */
function filter(brands: readonly Brand[], words: readonly string[], mark: Mark): number {
  const marked: { element: Element; words: readonly string[] }[] = [];
  let total = 0;
  for (const { section, jump, heading, names, sets, counts } of brands) {
    let count = 0;
    for (const { box, rows } of sets) {
      let shown = 0;
      for (const { element, folded } of rows) {
        element.hidden = !isMatch(words, names, folded);
        if (element.hidden) continue;
        shown += 1;
        if (words.length > 0) marked.push({ element, words });
      }
      box.hidden = shown === 0;
      count += shown;
    }
    section.hidden = words.length > 0 && count === 0;
    if (jump) jump.hidden = section.hidden;
    if (heading && words.length > 0 && count > 0) marked.push({ element: heading, words });
    for (const place of counts) place.textContent = String(count);
    total += count;
  }
  mark(marked);
  return total;
}

/** Marks with the browser's own highlights, which leave the markup alone; where there are none, the row carries a class. */
function createMarker(view: Window & typeof globalThis): Mark {
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

/** Without a new step in the history. A canvas has no address of its own and keeps none. */
function keepInAddress({ location, history }: Window, query: string): void {
  if (!location.protocol.startsWith('http')) return;
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
