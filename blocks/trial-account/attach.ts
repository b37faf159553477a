import { attachWhenUsed } from '../attach-when-used.ts';

/** At once for who comes by the link of a mail. */
export default attachWhenUsed(
  () => import('./attach-trial-account.ts'),
  (fetchPart) => {
    if (new URLSearchParams(window.location.search).has('key')) fetchPart();
  },
);
