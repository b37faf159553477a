import { type AccountWish, askAccountEvent, isAccountWish } from '#session/ask-account.ts';
import { followOtherTabs, readSession, watchSession } from '#session/session-state.ts';
import { tellFailure } from '#session/tell-failure.ts';
import { tellMissingPart } from '#ui/missing-part.ts';

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
    if (isAccountWish(wish)) void grantWish(wish);
  };
  header.addEventListener('click', ask, { signal });
  document.addEventListener(askAccountEvent, grant, { signal });
  watchSession(show, signal);
  followOtherTabs(signal);
  show();
}

/** Removes the account details after a logout. */
function forgetAccount(header: HTMLElement): void {
  for (const place of header.querySelectorAll('[data-signed-in-place]')) place.replaceChildren();
}

async function grantWish(wish: AccountWish): Promise<void> {
  document.querySelector<HTMLElement>('#account-panel:popover-open')?.hidePopover();
  try {
    if (wish === 'upgrade') {
      const { openUpgrade } = await import('../account/open-upgrade.ts');
      await openUpgrade();
    } else {
      const { openSignIn } = await import('../account/open-sign-in.ts');
      await openSignIn(wish);
    }
  } catch (error) {
    tellFailure({ kind: 'network' });
    tellMissingPart(error);
  }
}
