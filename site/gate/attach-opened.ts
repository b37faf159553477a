import { hasToken, watchSession } from '#session/session-state.ts';
import { forgetOpening } from './opening.ts';

/**
 * Shows a document behind a gate under the document's own address, so that a reload goes through the gate again. If an account
 * opened it, reloads once the visitor logs out, in this or another tab.
 */
export default function attachOpened(place: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  forgetOpening();
  const { address = window.location.pathname, by } = place.dataset;
  window.history.replaceState(window.history.state, '', encodeURI(address) + window.location.hash);
  // A password opens it to people without an account, for as long as they stay.
  if (by === 'password') return () => listeners.abort();
  const closeUnlessSignedIn = () => {
    if (!hasToken()) window.location.reload();
  };
  watchSession(closeUnlessSignedIn, signal);
  // The back/forward cache restores the page as it was left.
  window.addEventListener('pageshow', closeUnlessSignedIn, { signal });
  return () => listeners.abort();
}
