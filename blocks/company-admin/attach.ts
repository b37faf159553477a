import { hasToken, watchSession } from '#session/session-state.ts';
import { attachWhenUsed } from '../attach-when-used.ts';

/** At once for who is signed in, or signs in on this page. */
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
