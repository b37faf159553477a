import { hasToken, watchSession } from '#session/session-state.ts';
import { attachWhenUsed } from '../attach-when-used.ts';

/** Loads immediately for visitors who followed the link in a mail or are signed in. */
export default attachWhenUsed(
  () => import('./attach-trial-account.ts'),
  (fetchPart, signal) => {
    const look = () => {
      if (hasToken() || new URLSearchParams(window.location.search).has('key')) fetchPart();
    };
    watchSession(look, signal);
    look();
  },
);
