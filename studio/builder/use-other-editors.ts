import { useEffect, useRef, useState } from 'react';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { KeptWork } from '../cms/work-calls.ts';
import { isEqual } from '../document/is-equal.ts';
import { mergeDrafts } from '../document/merge.ts';
import type { PageDraft } from '../document/model.ts';
import { useMessages } from '../messages-context.tsx';
import type { ConflictSide } from '../saving/page-session.ts';
import { useSession } from '../session-context.tsx';
import { findOwnWork } from './find-own-work.ts';
import { keepsBeside } from './known-documents.ts';
import { type DraftsOfTwo, nameDifferences } from './name-differences.ts';
import type { OpenedPage } from './open-page.ts';
import { draftOf, isCurrent, readWork } from './stored-draft.ts';

/** Milliseconds between two checks, while the tab is visible. */
const INTERVAL = 15_000;

/** A person's unpublished work in one language, as far as this tab's draft does not have it. */
export interface WorkOfOther {
  readonly locale: Locale;
  /** Empty: unknown. */
  readonly name: string;
  /** Which blocks and fields it changes, by name. */
  readonly places: readonly string[];
}

export interface OtherWork {
  readonly works: readonly WorkOfOther[];
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
  const { t, uiLocale } = useMessages();
  const [found, setFound] = useState<readonly FoundWork[]>([]);
  const merged = useRef<ReadonlyMap<string, PageDraft>>(new Map());
  useEffect(() => {
    const { session, known } = page;
    const controller = new AbortController();
    const { signal } = controller;
    /** Null: not known now. */
    const look = async (locale: Locale): Promise<readonly FoundWork[] | null> => {
      const before = known.get()[locale];
      const started = session.state().languages[locale];
      if (!before) return [];
      if (session.saveState(locale).kind === 'saving') return null;
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
      return listOfOthers(kept, item, user.id).map((work) => ({ locale, work, item }));
    };
    const lookAtAll = async () => {
      if (document.visibilityState !== 'visible') return;
      // Ignore failures and check again next time; the save status shows when the CMS is unreachable.
      const seen = await Promise.all(locales.map((locale) => look(locale).catch(() => null)));
      if (signal.aborted) return;
      setFound((previous) =>
        locales.flatMap((locale, index) => seen[index] ?? previous.filter((one) => one.locale === locale)),
      );
    };
    const timer = setInterval(() => void lookAtAll(), INTERVAL);
    void lookAtAll();
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [page, client, user]);
  const draftsOf = ({ locale, work, item }: FoundWork): DraftsOfTwo | null => {
    const { base, draft } = page.session.state().languages[locale];
    if (!base || !draft || page.session.conflicts(locale).length > 0) return null;
    // What was merged before and decided differently is not told again.
    const start = merged.current.get(keyOf(locale, work)) ?? base.draft;
    return { base: start, mine: draft, theirs: readWork(work, base.draft, item.type) };
  };
  const works = found.flatMap((one): WorkOfOther[] => {
    const drafts = draftsOf(one);
    const places = drafts ? nameDifferences(drafts, uiLocale, t) : [];
    return places.length > 0 ? [{ locale: one.locale, name: one.work.authorName, places }] : [];
  });
  const bringIn = async () => {
    for (const locale of new Set(works.map((work) => work.locale))) {
      const item = page.known.get()[locale];
      if (!item) continue;
      const kept = await client.work.list(item.type, item.id);
      for (const work of listOfOthers(kept, item, user.id)) {
        const drafts = draftsOf({ locale, work, item });
        const side: ConflictSide = { kind: 'person', name: work.authorName };
        if (!drafts) continue;
        merged.current = new Map([...merged.current, [keyOf(locale, work), drafts.theirs]]);
        page.session.adopt(locale, mergeDrafts(drafts, definitions), side);
      }
    }
  };
  return { works, bringIn };
}

function keyOf(locale: Locale, { authorId }: KeptWork): string {
  return `${locale} ${authorId}`;
}

interface FoundWork {
  readonly locale: Locale;
  readonly work: KeptWork;
  readonly item: DocumentItem;
}

function listOfOthers(kept: readonly KeptWork[], { revision }: DocumentItem, userId: number): readonly KeptWork[] {
  return kept.filter((work) => work.authorId !== userId && isCurrent(work, revision));
}
