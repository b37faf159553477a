import { useEffect } from 'react';
import { locales } from '#cms-schema/locale.ts';
import { useLeaveGuard } from '../navigation.tsx';
import { isUnsaved } from '../saving/session-state.ts';
import { useSession } from '../session-context.tsx';
import type { OpenedPage } from './open-page.ts';

/**
 * Saves at more moments than the pauses in typing: when the window loses focus, when the page is closed, and when the
 * network, the CMS or the session is back.
 */
export function useSavingMoments(page: OpenedPage): void {
  const { client, signedInCount } = useSession();
  const { session, presence } = page;
  useEffect(() => {
    const onLeave = () => void session.flush();
    const onHide = () => void session.flush({ isLast: true });
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onLeave();
    };
    // After being offline, first find out whether the page was taken over in the meantime.
    const onOnline = () => void presence.keep().then(session.resume);
    window.addEventListener('blur', onLeave);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', onLeave);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [session, presence]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in is the reason to resume
  useEffect(() => session.resume(), [session, signedInCount]);
  useEffect(
    () =>
      client.onConnection((connection) => {
        if (connection === 'online') session.resume();
      }),
    [client, session],
  );

  // Work stored on this device survives the tab; work that could not be stored is lost with it.
  const isAtRisk = locales.some(
    (locale) => isUnsaved(session.state().languages[locale]) && session.saveState(locale).local.kind !== 'kept',
  );
  useLeaveGuard(isAtRisk, async () => {
    await session.flush();
    return true;
  });
}
