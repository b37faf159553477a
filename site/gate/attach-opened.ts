import { hasToken, watchSession } from '#session/session-state.ts';
import { forgetOpening } from './opening.ts';

/**
 * A document that stands behind a gate: it is at its own address, where a reload finds the gate and goes through it again. When
 * nobody is signed in any more, in this tab or another, the gate is closed.
 */
export default function attachOpened(place: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  forgetOpening();
  const { address = window.location.pathname } = place.dataset;
  window.history.replaceState(window.history.state, '', encodeURI(address) + window.location.hash);
  const closeUnlessSignedIn = () => {
    if (!hasToken()) window.location.reload();
  };
  watchSession(closeUnlessSignedIn, signal);
  // A page that the browser has kept whole comes back as it was left.
  window.addEventListener('pageshow', closeUnlessSignedIn, { signal });
  return () => listeners.abort();
}
