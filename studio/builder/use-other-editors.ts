import { useEffect, useState } from 'react';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { KeptWork } from '../cms/work-calls.ts';
import { isEqual } from '../document/is-equal.ts';
import { mergeDrafts } from '../document/merge.ts';
import { useSession } from '../session-context.tsx';
import { findOwnWork } from './find-own-work.ts';
import { keepsBeside } from './known-documents.ts';
import type { OpenedPage } from './open-page.ts';
import { draftOf, isCurrent, readWork } from './stored-draft.ts';

/** Milliseconds between two checks, while the tab is visible. */
const INTERVAL = 15_000;

export interface OtherWork {
  /** Languages in which another editor has unpublished work. */
  readonly busy: readonly Locale[];
  /**
   * Merges that work into this tab's drafts, block by block; conflicts are left to the editor. Rejects with
   * StudioError.
   */
  bringIn(): Promise<void>;
}

/**
 * Checks at intervals whether another editor, or this user in another tab, has saved, and merges that in.
 */
export function useOtherEditors(page: OpenedPage): OtherWork {
  const { client, user } = useSession();
  const [busy, setBusy] = useState<readonly Locale[]>([]);
  useEffect(() => {
    const { session, known } = page;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async (locale: Locale): Promise<boolean> => {
      const before = known.get()[locale];
      const started = session.state().languages[locale];
      if (!before || session.saveState(locale).kind === 'saving') return false;
      const item = await client.documents.get(before.type, before.id, { signal });
      const kept = keepsBeside(item.status) ? await client.work.list(item.type, item.id, { signal }) : [];
      const { besideEdition = '' } = started;
      const isNewElsewhere = kept.some(
        ({ authorId, edition }) => authorId === user.id && edition !== '' && edition !== besideEdition,
      );
      const isNew = item.revision > (started.base?.revision ?? 0) || isNewElsewhere;
      const own = isNew ? await findOwnWork(client.revisions, kept, item, user.id) : undefined;
      const { base, beside } = session.state().languages[locale];
      // If this tab has saved in the meantime, the response is outdated.
      const isOld = base !== started.base || beside !== started.beside || session.conflicts(locale).length > 0;
      const isFree = base && session.saveState(locale).kind !== 'saving' && !signal.aborted;
      if (isFree && !isOld && isNew) {
        known.keepFound(item);
        session.receive(locale, { draft: draftOf(item), revision: item.revision }, own?.work);
      } else if (isFree && !isOld && !isEqual(item.scheduledChange, before.scheduledChange)) {
        known.keep(item);
      }
      return listOfOthers(kept, item, user.id).length > 0;
    };
    const lookAtAll = async () => {
      if (document.visibilityState !== 'visible') return;
      // Ignore failures and check again next time; the save status shows when the CMS is unreachable.
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
  const bringIn = async () => {
    for (const locale of busy) {
      const item = page.known.get()[locale];
      if (!item) continue;
      const kept = await client.work.list(item.type, item.id);
      for (const work of listOfOthers(kept, item, user.id)) {
        const { base, draft } = page.session.state().languages[locale];
        if (!base || !draft) continue;
        const versions = { base: base.draft, mine: draft, theirs: readWork(work, base.draft, item.type) };
        page.session.adopt(locale, mergeDrafts(versions, definitions));
      }
    }
  };
  return { busy, bringIn };
}

function listOfOthers(kept: readonly KeptWork[], { revision }: DocumentItem, userId: number): readonly KeptWork[] {
  return kept.filter((work) => work.authorId !== userId && isCurrent(work, revision));
}
