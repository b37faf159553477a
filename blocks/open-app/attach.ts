import { fillIn } from '#kit/fill-in.ts';
import { type Browser, readBrowser } from './read-browser.ts';

/** Milliseconds after which an app that has not opened counts as missing (specification, section 9). */
const patience = 5_000;

/**
 * On a phone, opens the app immediately and at every press. If the page is still visible after five seconds, there is no app:
 * the visitor is redirected to its store, or to the help page. In the browser of another app nothing is attempted, because
 * it would have no effect; the status says what to do instead. The copy button copies the link.
 */
export default function attachOpenApp(root: HTMLElement): () => void {
  const view = root.ownerDocument.defaultView;
  const status = root.querySelector<HTMLElement>('[role=status]');
  const copy = root.querySelector<HTMLElement>('[data-copy]');
  const field = root.querySelector('input');
  if (!view || !status || !copy || !field) return () => {};
  const open = root.querySelector<HTMLAnchorElement>('[data-open]');
  const browser = readBrowser(view.navigator.userAgent, view.navigator.maxTouchPoints);
  const listening = new AbortController();
  const { signal } = listening;
  const before = { address: field.value, says: status.textContent };
  let leaving = 0;

  const stay = () => view.clearTimeout(leaving);
  const leaveLater = () => {
    stay();
    status.textContent = root.dataset.opening ?? '';
    const next = nextAddress(root, browser);
    if (next !== null) leaving = view.setTimeout(() => view.location.assign(next), patience);
  };

  field.value = new URL(root.dataset.link || view.location.href, view.location.href).href;
  copy.addEventListener('click', () => void copyAddress(view, field).then((done) => sayCopied(root, status, done)), {
    signal,
  });
  root.dataset.browser = browser.inside === null ? browser.system : 'inside';
  if (browser.inside !== null) {
    status.textContent = fillIn(root.dataset.inside ?? '', { app: nameOf(root, browser.inside) });
  } else if (open !== null) {
    if (browser.system === 'desktop') status.textContent = root.dataset.desktop ?? '';
    open.addEventListener('click', leaveLater, { signal });
    // The app has opened: visitors who return from it stay on this page.
    view.document.addEventListener('visibilitychange', () => view.document.hidden && stay(), { signal });
    for (const left of ['pagehide', 'blur']) view.addEventListener(left, stay, { signal });
    // The builder's canvas has no address of its own, and opens nothing.
    if (browser.system !== 'desktop' && view.location.protocol.startsWith('http')) {
      leaveLater();
      view.location.assign(open.href);
    }
  }

  return () => {
    stay();
    listening.abort();
    delete root.dataset.browser;
    field.value = before.address;
    status.textContent = before.says;
  };
}

function nextAddress({ dataset }: HTMLElement, { system }: Browser): string | null {
  const store = system === 'ios' ? dataset.appStore : system === 'android' ? dataset.androidStore : undefined;
  return store || dataset.fallback || null;
}

function nameOf({ dataset }: HTMLElement, app: string): string {
  return new URLSearchParams(dataset.apps).get(app) ?? app;
}

/** In-app browsers often block the clipboard: then the address is selected, to be copied by hand. */
async function copyAddress({ navigator }: Window, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}

function sayCopied({ dataset }: HTMLElement, status: HTMLElement, isCopied: boolean): void {
  status.textContent = (isCopied ? dataset.copied : dataset.notCopied) ?? '';
}
