import { askAccount } from '#session/ask-account.ts';
import { readConfigFileEntry } from '#session/config-file-access.ts';
import { hasPlatform } from '#session/has-platform.ts';
import { hasToken, watchSession } from '#session/session-state.ts';
import { showState } from '../show-state.ts';

/** Follows who is signed in: what this page is for, they see at once after logging in, and not any more after logging out. */
export default function attachConfigAccess(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  if (!hasPlatform(root.ownerDocument)) return () => {};
  const show = () => {
    const isAllowed = readConfigFileEntry() === root.dataset.needs;
    showState(root, hasToken() ? (isAllowed ? 'allowed' : 'refused') : 'visitor');
  };
  root.querySelector('[data-login]')?.addEventListener('click', () => askAccount('login'), { signal });
  watchSession(show, signal);
  show();
  return () => {
    listening.abort();
    showState(root, 'visitor');
  };
}
