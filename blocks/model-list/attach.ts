import { fillIn } from '#kit/fill-in.ts';
import { foldBrands } from './fold-brands.ts';
import { createMarker, type Mark } from './mark-matches.ts';
import { type ComparedRow, findRows, foldQuery, readRows } from './match-models.ts';

/**
 * Makes the field of a model list filter it. The rows in the markup are the data, so nothing is sent twice. Keeps the query in
 * the address as `?q=`, marks the matches and announces their number. On a phone the brands fold. Returns the cleanup.
 */
export default function attachModelSearch(root: HTMLElement): () => void {
  const input = root.querySelector('input');
  const status = root.querySelector('[role=status]');
  const view = root.ownerDocument.defaultView;
  if (!input || !status || !view) return () => {};
  // Messages with the placeholders `{count}` and `{query}`.
  const { found = '', foundOne = '', none = '' } = root.dataset;
  const folds = foldBrands(root, view);
  const mark = createMarker(view);
  const wasSaying = status.textContent;
  let brands: readonly Brand[] | null = null;
  let announcing = 0;

  // The hundreds of names are parsed only at the first search.
  const filterBy = (words: readonly string[]) => {
    brands ??= readBrands(root);
    return filter(brands, words, mark);
  };
  const apply = () => {
    const query = input.value.trim();
    const count = filterBy(foldQuery(query));
    root.toggleAttribute('data-filtered', query !== '');
    folds.search(query !== '');
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
    folds.undo();
    // The builder has rendered the list again by now: without a filter there is nothing to restore, the numbers are its own.
    if (!root.hasAttribute('data-filtered')) return;
    filterBy([]);
    root.removeAttribute('data-filtered');
    status.textContent = wasSaying;
  };
}

/** Long enough that a screen reader does not speak at every keystroke. */
const ANNOUNCE_AFTER_MS = 250;

interface Brand {
  readonly section: HTMLElement;
  readonly heading: Element | null;
  readonly sets: readonly { readonly box: HTMLElement; readonly rows: readonly Row[] }[];
  readonly jump: HTMLElement | null;
  /** The elements that show its number of models. */
  readonly counts: readonly Element[];
}

interface Row extends ComparedRow {
  readonly element: HTMLElement;
}

function readBrands(root: HTMLElement): Brand[] {
  return [...root.querySelectorAll<HTMLElement>('[data-names]')].map((section) => {
    const jump = root.querySelector<HTMLElement>(`li:has(> a[href="#${CSS.escape(section.id)}"])`);
    const elements = [...section.querySelectorAll<HTMLElement>('ul > li')];
    const names = (section.dataset.names ?? '').split(',');
    const compared = readRows(
      names,
      elements.map(({ textContent }) => textContent ?? ''),
    );
    const rows = elements.flatMap((element, index) => (compared[index] ? [{ element, ...compared[index] }] : []));
    return {
      section,
      jump,
      heading: section.querySelector('[data-brand]'),
      counts: [section, jump].flatMap((place) => place?.querySelector('data') ?? []),
      sets: [...section.querySelectorAll<HTMLElement>('ul')].map((list) => ({
        box: list.parentElement ?? list,
        rows: rows.filter(({ element }) => element.parentElement === list),
      })),
    };
  });
}

/** Shows only the matching models and returns their number. */
function filter(brands: readonly Brand[], words: readonly string[], mark: Mark): number {
  const found = new Set<Row>(
    findRows(
      words,
      brands.flatMap(({ sets }) => sets.flatMap(({ rows }) => rows)),
    ),
  );
  const marked: { element: Element; words: readonly string[] }[] = [];
  for (const { section, jump, heading, sets, counts } of brands) {
    let count = 0;
    for (const { box, rows } of sets) {
      for (const row of rows) row.element.hidden = !found.has(row);
      const shown = rows.filter((row) => found.has(row));
      box.hidden = shown.length === 0;
      count += shown.length;
      if (words.length > 0) marked.push(...shown.map(({ element }) => ({ element, words })));
    }
    section.hidden = words.length > 0 && count === 0;
    if (jump) jump.hidden = section.hidden;
    if (heading && words.length > 0 && count > 0) marked.push({ element: heading, words });
    for (const place of counts) place.textContent = String(count);
  }
  mark(marked);
  return found.size;
}

/** Replaces the current history entry. Does nothing on the builder's canvas, which has no address of its own. */
function keepInAddress({ location, history }: Window, query: string): void {
  if (!location.protocol.startsWith('http')) return;
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
