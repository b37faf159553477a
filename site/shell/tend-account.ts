import { type AccountWish, askAccountEvent, isAccountWish } from '#session/ask-account.ts';
import { followOtherTabs, readSession, watchSession } from '#session/session-state.ts';
import { tellFailure } from '#session/tell-failure.ts';
import { tellMissingPart } from '#ui/missing-part.ts';
import { showLoading } from './show-loading.ts';

/**
 * Keeps the account part of the header up to date: two entries for signed-out visitors, or the name stored in this browser for
 * signed-in ones. All other account code is loaded on demand, or once the visitor is signed in.
 */
export function tendAccount(header: HTMLElement, signal: AbortSignal): void {
  if (!header.querySelector('[data-signed-in-place]')) return;
  const show = () => {
    const session = readSession();
    header.dataset.session = session === null ? 'out' : 'in';
    const name = header.querySelector('.account-name');
    if (name) name.textContent = session?.userInfo.username ?? '';
    if (session === null) forgetAccount(header);
    else void import('../account/show-account.ts').then(({ showAccount }) => showAccount(header), tellMissingPart);
  };
  const grant = (event: Event) => {
    if (event instanceof CustomEvent && isAccountWish(event.detail)) void grantWish(event.detail);
  };
  const ask = ({ target }: Event) => {
    const entry = target instanceof Element ? target.closest('[data-account-wish]') : null;
    const wish = entry?.getAttribute('data-account-wish');
    if (isAccountWish(wish)) void grantWish(wish, entry);
  };
  header.addEventListener('click', ask, { signal });
  document.addEventListener(askAccountEvent, grant, { signal });
  watchSession(show, signal);
  followOtherTabs(signal);
  show();
  const heedLink = () => {
    const key = takePasswordKey();
    if (key !== null) void openDialog(() => findPasswordDialog(key));
  };
  // The link of a mail may lead to the page that is open.
  window.addEventListener('hashchange', heedLink, { signal });
  heedLink();
}

async function findPasswordDialog(key: string): Promise<() => Promise<void>> {
  const { openSetPassword } = await import('../account/open-set-password.ts');
  return () => openSetPassword(key);
}

/** The key of an emailed link that sets a password. Removed from the address, so that it is neither kept nor shared. */
function takePasswordKey(): string | null {
  const key = /^#set-password=([\w-]{20,100})$/.exec(window.location.hash)?.[1] ?? null;
  if (key !== null) {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
  return key;
}

/** Removes the account details after a logout. */
function forgetAccount(header: HTMLElement): void {
  for (const place of header.querySelectorAll('[data-signed-in-place]')) place.replaceChildren();
}

function grantWish(wish: AccountWish, entry: Element | null = null): Promise<void> {
  return openDialog(() => findOpener(wish), entry);
}

/** While the code loads, the pressed entry is busy, and the bar at the top runs for buttons elsewhere on the page. */
async function openDialog(find: () => Promise<() => Promise<void>>, entry: Element | null = null): Promise<void> {
  const bar = document.querySelector('.load-bar');
  const loading = showLoading((state) => bar?.setAttribute('data-state', state));
  loading.start();
  entry?.setAttribute('aria-busy', 'true');
  try {
    const open = await find();
    // Before a dialog opens, which gives the focus back to the element that has it now.
    document.querySelector<HTMLElement>('#account-panel:popover-open')?.hidePopover();
    await open();
  } catch (error) {
    tellFailure({ kind: 'network' });
    tellMissingPart(error);
  } finally {
    loading.rest();
    entry?.removeAttribute('aria-busy');
  }
}

async function findOpener(wish: AccountWish): Promise<() => Promise<void>> {
  if (wish === 'upgrade') return (await import('../account/open-upgrade.ts')).openUpgrade;
  const { openSignIn } = await import('../account/open-sign-in.ts');
  return () => openSignIn(wish);
}
