import { fillIn } from '#kit/fill-in.ts';
import { askAccount } from '#session/ask-account.ts';
import { daysWithoutEnd } from '#session/rules.ts';
import { hasToken, readSession, type UserInfo, watchSession } from '#session/session-state.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { showState } from '../show-state.ts';
import { openTrialLink } from './open-trial-link.ts';

/**
 * Without a link, shows visitors how to apply, or what their account already includes. With the link from a mail, shows what it
 * would start. The trial starts only when the visitor presses the button, because mail scanners follow links.
 */
export default function attachTrialAccount(root: HTMLElement): () => void {
  const view = root.ownerDocument.defaultView;
  const listening = new AbortController();
  const { signal } = listening;
  const key = new URLSearchParams(view?.location.search).get('key') ?? '';
  const link = key === '' ? null : openTrialLink(root, key, signal);
  const press = async ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if ('apply' in button.dataset) return askAccount(hasToken() ? 'upgrade' : 'login');
    if ('login' in button.dataset) return askAccount('login');
    if (link) await whileBusy(button, 'retry' in button.dataset ? link.read : link.begin);
  };
  root.addEventListener('click', (event) => void press(event), { signal });
  if (link) {
    showState(root, 'reading');
    // The block is below the hero of the page, where its messages would not be visible without scrolling.
    if (view?.scrollY === 0) root.scrollIntoView({ block: 'center' });
    void link.read();
  } else {
    const follow = () => greet(root);
    watchSession(follow, signal);
    follow();
  }
  return () => {
    listening.abort();
    showState(root, 'none');
  };
}

/** Shows what the signed-in account already includes, or how to apply. */
function greet(root: HTMLElement): void {
  const user = readSession()?.userInfo;
  const days = root.querySelector<HTMLElement>('[data-days]');
  if (days && user) {
    const { days: some, oneDay } = days.dataset;
    const left = user.remainingDays < 0 ? oneDay : fillIn(some ?? '', { days: user.remainingDays });
    days.textContent = user.remainingDays >= daysWithoutEnd ? '' : (left ?? '');
  }
  showState(root, stateOf(user));
}

function stateOf(user: UserInfo | undefined): string {
  if (!user) return 'none';
  if (user.roleCode === 'user') return 'member';
  return user.remainingDays === 0 ? 'used' : 'running';
}
