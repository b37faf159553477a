interface Tab {
  readonly label: HTMLElement;
  readonly panel: HTMLElement;
}

/**
 * Turns the labels and panels in `root` into tabs, following the ARIA pattern: one stop for the Tab key, and arrows, Home and
 * End to move between the labels. The address follows the open tab. Find-in-page or a link into a panel opens its tab.
 * Returns the cleanup, which leaves the open tab open.
 */
export default function attachTabs(root: HTMLElement): () => void {
  const tabs = readTabs(root);
  const list = root.querySelector<HTMLElement>(':scope > [data-tab-list]');
  const view = root.ownerDocument.defaultView;
  if (tabs.length === 0 || !list || !view) return () => {};

  const { labelledBy, label } = list.dataset;
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-owns', tabs.map((tab) => tab.label.id).join(' '));
  if (labelledBy) list.setAttribute('aria-labelledby', labelledBy);
  else if (label) list.setAttribute('aria-label', label);
  for (const tab of tabs) dress(tab);

  const select = (chosen: Tab) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.label.setAttribute('aria-selected', String(isChosen));
      tab.label.tabIndex = isChosen ? 0 : -1;
      // `until-found`: find-in-page still finds the text, and fires `beforematch` so that we open it.
      if (isChosen) tab.panel.removeAttribute('hidden');
      else tab.panel.setAttribute('hidden', 'until-found');
      // An open panel without focusable content gets a tab stop of its own, so that keyboard users can reach it.
      if (isChosen && !tab.panel.querySelector(FOCUSABLE)) tab.panel.tabIndex = 0;
      else tab.panel.removeAttribute('tabindex');
    }
  };
  const visit = (chosen: Tab) => {
    root.dataset.switched = '';
    select(chosen);
    keepInAddress(view, chosen.panel.id);
  };

  const click = (event: MouseEvent) => {
    const chosen = tabs.find((tab) => event.target instanceof view.Node && tab.label.contains(event.target));
    if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    visit(chosen);
  };
  const press = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.label === event.target);
    const next = index < 0 ? undefined : tabs[nextIndex(event.key, index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    visit(next);
    next.label.focus();
  };
  const find = (event: Event) => {
    const found = tabs.find((tab) => event.target instanceof view.Node && tab.panel.contains(event.target));
    if (found) select(found);
  };
  const follow = () => {
    const wanted = addressed(root, tabs, view);
    if (!wanted) return;
    select(wanted.tab);
    wanted.target.scrollIntoView();
  };

  const open = tabs.find((tab) => tab.label.getAttribute('aria-selected') === 'true');
  const asked = open ? undefined : addressed(root, tabs, view)?.tab;
  const chosen = open ?? asked ?? tabs[0];
  if (chosen) select(chosen);
  root.dataset.ready = '';
  root.addEventListener('click', click);
  root.addEventListener('keydown', press);
  root.addEventListener('beforematch', find);
  view.addEventListener('hashchange', follow);

  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('keydown', press);
    root.removeEventListener('beforematch', find);
    view.removeEventListener('hashchange', follow);
    for (const name of ['role', 'aria-owns', 'aria-labelledby', 'aria-label']) list.removeAttribute(name);
    for (const { panel } of tabs) {
      panel.removeAttribute('hidden');
      panel.removeAttribute('tabindex');
    }
    delete root.dataset.ready;
  };
}

/** Only the tabs of this block: a panel may contain further tabs. */
function readTabs(root: HTMLElement): Tab[] {
  return [...root.querySelectorAll<HTMLElement>('.tab-label')]
    .filter((label) => label.closest('[data-attach="tabs"]') === root)
    .flatMap((label) => {
      const panel = label.nextElementSibling;
      return panel && isElement(panel) ? [{ label, panel }] : [];
    });
}

/** Not `instanceof`: on the builder's canvas the element belongs to another window, with its own classes. */
function isElement(element: Element): element is HTMLElement {
  return 'dataset' in element;
}

function dress({ label, panel }: Tab): void {
  label.setAttribute('role', 'tab');
  label.setAttribute('aria-controls', panel.id);
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', label.id);
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"], video[controls], iframe';

/** Both pairs of arrows work, because the labels form a row or, on a phone, a column. */
function nextIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

/** The tab that the fragment of the address points to or into, and the element to scroll to. */
function addressed(root: HTMLElement, tabs: readonly Tab[], { location }: Window) {
  const id = safeDecode(location.hash.slice(1));
  const target = id === '' ? null : root.ownerDocument.getElementById(id);
  const tab = target && tabs.find(({ label, panel }) => panel.contains(target) || target.contains(label));
  return tab && target && !target.contains(root)
    ? { tab, target: tab.panel.contains(target) ? target : tab.label }
    : null;
}

/** Decodes a fragment; an invalid percent-encoding gives an empty string. */
function safeDecode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

/** Replaces the current history entry. Does nothing on the builder's canvas, which has no address of its own. */
function keepInAddress({ location, history }: Window, id: string): void {
  if (location.protocol.startsWith('http')) history.replaceState(history.state, '', `#${id}`);
}
