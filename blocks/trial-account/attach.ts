import { hasToken, watchSession } from '#session/session-state.ts';
import { attachWhenUsed } from '../attach-when-used.ts';

/** At once for who comes by the link of a mail, and for who is signed in. */
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
