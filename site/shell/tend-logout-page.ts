import { splitLocale } from '#cms-schema/locale.ts';
import { hasToken } from '#session/session-state.ts';
import { tellMissingPart } from '#ui/missing-part.ts';

/**
 * The page says that nobody is signed in on this device. A visitor who still has a session is logged out, so that this
 * is true.
 */
export function tendLogoutPage(): void {
  if (splitLocale(window.location.pathname).path !== '/logout' || !hasToken()) return;
  void import('../account/show-account.ts').then(({ logOutNow }) => logOutNow(), tellMissingPart);
}
