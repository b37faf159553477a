import { locales } from '#cms-schema/locale.ts';
import type { PageSession } from './page-session.ts';
import { isUnsaved } from './session-state.ts';

export interface TakeOverSignal {
  state(): { readonly takenOver: object | null };
  subscribe(listener: () => void): () => void;
}

/**
 * Stops sending as soon as it is known that another editor took the page over: unsent work stays in the journal until
 * the page is taken back, or until the editor asks for it to be saved anyway.
 */
export function holdWhileTakenOver(session: PageSession, presence: TakeOverSignal): { sendNevertheless(): void } {
  let isSending = false;
  const look = () => {
    const isTaken = presence.state().takenOver !== null;
    const isDone = locales.every(
      (locale) => !isUnsaved(session.state().languages[locale]) && session.conflicts(locale).length === 0,
    );
    if (!isTaken || isDone) isSending = false;
    session.pause(isTaken && !isSending);
  };
  presence.subscribe(look);
  session.subscribe(look);
  look();
  return {
    sendNevertheless() {
      isSending = true;
      look();
    },
  };
}
