import { useEffect, useReducer } from 'react';
import { useSession } from '../session-context.tsx';
import type { OpenedPage } from './open-page.ts';
import type { PresenceState } from './presence.ts';

/** Milliseconds between two heartbeats, while the tab is visible: the CMS drops a tab after missing three. */
const INTERVAL = 15_000;

/** Sends heartbeats of this tab while it is visible, and returns who else has the page open. */
export function usePresence({ presence }: OpenedPage): PresenceState {
  const { client } = useSession();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState === 'visible') void presence.keep();
    };
    const leave = () => void presence.leave();
    const stop = presence.subscribe(draw);
    const stopListening = client.onConnection((connection) => {
      if (connection === 'online') keep();
    });
    const timer = setInterval(keep, INTERVAL);
    window.addEventListener('focus', keep);
    window.addEventListener('pageshow', keep);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', keep);
    draw();
    return () => {
      stop();
      stopListening();
      clearInterval(timer);
      window.removeEventListener('focus', keep);
      window.removeEventListener('pageshow', keep);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [presence, client]);
  return presence.state();
}
