import { askAccount } from '#session/ask-account.ts';
import { hasToken, watchSession } from '#session/session-state.ts';
import { showState } from '../show-state.ts';

/** What needs an account asks for one, until there is one. */
export default function attachResourceList(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const show = () => showState(root, hasToken() ? 'member' : 'visitor');
  const ask = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-login]')) askAccount('login');
  };
  root.addEventListener('click', ask, { signal });
  watchSession(show, signal);
  show();
  return () => {
    listening.abort();
    showState(root, 'visitor');
  };
}
