import { useEffect, useState } from 'react';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { useSession } from '../session-context.tsx';
import { keepsBeside } from './known-documents.ts';
import { isCurrent, type OpenedPage } from './open-page.ts';
import { draftOf } from './stored-draft.ts';

/** Milliseconds between two looks, while the tab is looked at. */
const INTERVAL = 15_000;

/**
 * Looks now and then whether somebody else has saved; what they did is merged in. Gives the languages on which another
 * person has work that is not published yet.
 */
export function useOtherEditors(page: OpenedPage): readonly Locale[] {
  const { client, user } = useSession();
  const [busy, setBusy] = useState<readonly Locale[]>([]);
  useEffect(() => {
    const { session, known } = page;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async (locale: Locale): Promise<boolean> => {
      const before = known.get()[locale];
      if (!before || session.saveState(locale).kind === 'saving') return false;
      const item = await client.documents.get(before.type, before.id, { signal });
      const isOwn = session.saveState(locale).kind === 'saving' || signal.aborted;
      const base = session.state().languages[locale].base;
      if (!isOwn && base && item.revision > base.revision) {
        known.keep(item);
        known.noteForeignSave();
        session.receive(locale, { draft: draftOf(item), revision: item.revision });
      }
      if (!keepsBeside(item.status)) return false;
      const autosaves = await client.revisions.listAutosaves(item.type, item.id, { signal });
      return autosaves.some((autosave) => autosave.authorId !== user.id && isCurrent(autosave, item.revision));
    };
    const lookAtAll = async () => {
      if (document.visibilityState !== 'visible') return;
      // Who cannot be asked now is asked next time; the save state tells when the CMS is away.
      const found = await Promise.all(locales.map((locale) => look(locale).catch(() => false)));
      if (!signal.aborted) setBusy(locales.filter((_, index) => found[index]));
    };
    const timer = setInterval(() => void lookAtAll(), INTERVAL);
    void lookAtAll();
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [page, client, user]);
  return busy;
}
