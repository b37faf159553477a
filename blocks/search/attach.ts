import { fillIn } from '#kit/fill-in.ts';
import { askSuggestions, type Suggestion } from './ask-suggestions.ts';

/**
 * Suggests titles below the field of a search form while the visitor types, as a combobox: arrows choose, Enter opens the
 * chosen page or submits the form, Escape closes the list. If the server is slow or unavailable, there are no suggestions and
 * the form works as usual. Returns the cleanup.
 */
export default function attachSearch(form: HTMLElement): () => void {
  const input = form.querySelector('input');
  const { ownerDocument } = form;
  const view = ownerDocument.defaultView;
  if (!input || !view) return () => {};
  const { language = '', suggestions: label = '', suggested = '' } = form.dataset;
  // A document without the address of the read API (the builder's canvas) has no suggestions.
  const source = ownerDocument.documentElement.dataset.readApi;
  const listening = new AbortController();
  const { signal } = listening;
  const list = ownerDocument.createElement('ul');
  const status = ownerDocument.createElement('p');
  let shown: readonly Suggestion[] = [];
  let chosen = -1;
  let waiting = 0;
  let asking: AbortController | null = null;

  list.id = `${input.id}-list`;
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', label);
  status.setAttribute('role', 'status');
  form.append(list, status);
  for (const [name, value] of Object.entries(comboboxOf(list.id))) input.setAttribute(name, value);

  const choose = (index: number) => {
    chosen = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === index));
    if (index === -1) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${list.id}-${index}`);
    list.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const show = (found: readonly Suggestion[]) => {
    shown = found;
    list.replaceChildren(
      ...found.map((suggestion, index) => drawOption(ownerDocument, `${list.id}-${index}`, suggestion)),
    );
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    status.textContent = found.length === 0 ? '' : fillIn(suggested, { count: found.length });
    choose(-1);
  };
  const stop = () => {
    view.clearTimeout(waiting);
    asking?.abort();
  };
  const close = () => {
    stop();
    show([]);
  };
  const ask = async (from: string) => {
    asking = new AbortController();
    const patience = AbortSignal.any([asking.signal, signal, AbortSignal.timeout(PATIENCE_MS)]);
    const found = await askSuggestions(from, language, input.value, patience);
    if (!patience.aborted && ownerDocument.activeElement === input) show(found);
  };
  const type = () => {
    stop();
    if (source === undefined || input.value.trim() === '') show([]);
    else waiting = view.setTimeout(ask, PAUSE_MS, source);
  };
  const open = (suggestion: Suggestion | undefined) => {
    if (suggestion) view.location.assign(suggestion.href);
  };
  const press = (event: KeyboardEvent) => {
    // While Chinese is being composed, Enter and arrows belong to the input method.
    if (event.isComposing || list.hidden) return;
    const { key } = event;
    if (key === 'Escape') close();
    else if (key === 'Enter' && chosen !== -1) open(shown[chosen]);
    else if (key === 'ArrowDown') choose(chosen + 1 < shown.length ? chosen + 1 : -1);
    else if (key === 'ArrowUp') choose(chosen === -1 ? shown.length - 1 : chosen - 1);
    else return;
    event.preventDefault();
    // A panel around the form stays open: the first Escape closes only the list.
    event.stopPropagation();
  };

  input.addEventListener('input', (event) => !(event instanceof InputEvent && event.isComposing) && type(), { signal });
  input.addEventListener('compositionend', type, { signal });
  input.addEventListener('keydown', press, { signal });
  input.addEventListener('blur', close, { signal });
  // The field keeps the focus while an option is pressed.
  list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    ({ target }) => open(shown[[...list.children].findIndex((at) => at.contains(asNode(target)))]),
    {
      signal,
    },
  );

  return () => {
    stop();
    listening.abort();
    list.remove();
    status.remove();
    for (const name of [...Object.keys(comboboxOf('')), 'aria-activedescendant']) input.removeAttribute(name);
  };
}

/** Milliseconds from the last keystroke to the request, and until the request times out. */
const PAUSE_MS = 150;
const PATIENCE_MS = 3_000;

function comboboxOf(listId: string): Record<string, string> {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': listId,
  };
}

function drawOption(document: Document, id: string, { title, label }: Suggestion): HTMLElement {
  const option = document.createElement('li');
  const type = document.createElement('small');
  option.id = id;
  option.setAttribute('role', 'option');
  type.textContent = label;
  option.append(title, type);
  return option;
}

function asNode(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null;
}
