import { hasToken, watchSession } from '#session/session-state.ts';
import { attachWhenUsed } from '../attach-when-used.ts';

/** Loads immediately for visitors who are signed in, or as soon as they sign in on this page. */
export default attachWhenUsed(
  () => import('./attach-company-admin.ts'),
  (fetchPart, signal) => {
    const follow = () => {
      if (hasToken()) fetchPart();
    };
    watchSession(follow, signal);
    follow();
  },
);
