import { type ReactNode, useState } from 'react';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { TakeOver } from '../cms/presence-calls.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import { useErrorText } from '../error-text.ts';
import type { Translate } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { laterPart } from '../parts/later.tsx';
import { useSession } from '../session-context.tsx';
import { bringBack } from './bring-back.ts';
import { Notice, type NoticeAction } from './notice.tsx';
import { NoticePile, type PiledNotice } from './notice-pile.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { draftOf } from './stored-draft.ts';
import { useOtherEditors, type WorkOfOther } from './use-other-editors.ts';

const TakenOverNotice = laterPart(async () => (await import('./taken-over-notice.tsx')).TakenOverNotice);
const ReviewNotice = laterPart(async () => (await import('./review-notice.tsx')).ReviewNotice);

export interface PageNoticesProps {
  readonly locale: Locale;
  readonly takenOver: TakeOver | null;
  readonly canPublish: boolean;
  onKept(): void;
  onConflict(locale: Locale): void;
  onReview(act: 'publish' | 'submit' | 'answer'): void;
}

/**
 * Notices for the editor, one at a time, the most urgent first. They are over the page, so that the page does not move.
 */
export function PageNotices(props: PageNoticesProps) {
  const { locale, takenOver, canPublish, onKept, onConflict, onReview } = props;
  const { t, uiLocale } = useMessages();
  const page = useOpenedPage();
  const { session, known, restored, broughtBackAt, journalError } = page;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<string | null>(null);
  const errorText = useErrorText();
  const { works, bringIn } = useOtherEditors(page);
  const { act, client } = useSession();
  const close = (name: string) => setClosed(new Set([...closed, name]));
  const inOrder = [locale, ...locales.filter((each) => each !== locale)];
  const conflicted = inOrder.find((each) => session.conflicts(each).length > 0);
  const isAway = locales.some((each) => session.saveState(each).kind === 'offline');
  const failed = inOrder.map((each) => session.saveState(each)).find(({ kind }) => kind === 'failed');
  const foreign = known.foreignSaves();
  // Another editor moved it to the trash while it was open here.
  const trashed = inOrder.map((each) => known.get()[each]).find((item) => item?.status === 'trash');
  const reviewed = inOrder.map((each) => known.get()[each]).find((item) => item?.review);
  const time = (at: number) =>
    new Intl.DateTimeFormat(languageTags[uiLocale], { dateStyle: 'short', timeStyle: 'short' }).format(at);
  const discard = () => {
    for (const each of restored?.locales ?? []) {
      const { base, beside, draft } = session.state().languages[each];
      const stored = beside ?? base?.draft;
      if (stored && draft) session.edit(each, { [each]: diffDrafts(draft, stored) }, { action: 'restore' });
    }
    close('restored');
  };
  const restore = (trashedItem: DocumentItem) =>
    act(() => bringBack(client, trashedItem)).then(
      (item) => {
        known.keep(item);
        session.receive(item.locale, { draft: draftOf(item), revision: item.revision });
      },
      (error: unknown) => setTrouble(errorText(error)),
    );
  const takeIn = () =>
    act(bringIn).then(
      () => undefined,
      (error: unknown) => setTrouble(errorText(error)),
    );
  const retry: NoticeAction = { label: t('builder.retry'), run: () => session.resume() };

  const notices: PiledNotice[] = [];
  const tell = (
    key: string,
    kind: 'news' | 'trouble',
    text: ReactNode,
    { actions = [], onClose }: { readonly actions?: readonly NoticeAction[]; readonly onClose?: () => void } = {},
  ) => {
    if (closed.has(key)) return;
    const element = (
      <Notice kind={kind} actions={actions} {...(onClose && { onClose })}>
        {text}
      </Notice>
    );
    notices.push({ key, element });
  };
  if (takenOver) {
    notices.push({ key: 'takenOver', element: <TakenOverNotice takenOver={takenOver} onKept={onKept} /> });
  }
  if (trouble) tell(`trouble ${trouble}`, 'trouble', trouble, { onClose: () => setTrouble(null) });
  if (conflicted) {
    const actions = [{ label: t('builder.conflict.decide'), run: () => onConflict(conflicted) }];
    tell('conflict', 'trouble', t('builder.notice.conflict'), { actions });
  }
  if (trashed) {
    const actions = [{ label: t('builder.notice.restore'), run: () => void restore(trashed) }];
    const text = t('builder.notice.trashed', { language: t(`builder.language.${trashed.locale}`) });
    tell(`trashed ${trashed.id}`, 'trouble', text, { actions: trashed.canDelete ? actions : [] });
  }
  if (isAway && !conflicted) {
    const text = t(navigator.onLine ? 'builder.notice.unreachable' : 'builder.notice.offline');
    tell('away', 'trouble', text, { actions: [retry] });
  }
  if (failed?.kind === 'failed' && !conflicted && !isAway && !trashed) {
    const reason = failed.failure.text?.[uiLocale] ?? failed.failure.message;
    tell('failed', 'trouble', t('builder.notice.failed', { reason }), { actions: [retry] });
  }
  if (journalError) tell('journal', 'trouble', journalError.text[uiLocale], { onClose: () => close('journal') });
  if (reviewed?.review && !trashed && !takenOver) {
    const key = `review ${reviewed.review.id} ${reviewed.review.changedAt}`;
    const element = (
      <ReviewNotice item={reviewed} canPublish={canPublish} onAct={onReview} onClose={() => close(key)} />
    );
    if (!closed.has(key)) notices.push({ key, element });
  }
  if (restored) {
    const actions = [{ label: t('builder.notice.discard'), run: discard }];
    const text = t('builder.notice.restored', { time: time(restored.seenAt) });
    tell('restored', 'news', text, { actions, onClose: () => close('restored') });
  }
  if (broughtBackAt !== null && !restored) {
    const text = t('builder.notice.broughtBack', { time: time(Date.parse(broughtBackAt)) });
    tell('broughtBack', 'news', text, { onClose: () => close('broughtBack') });
  }
  if (foreign > 0 && !conflicted && !trashed) {
    const key = `foreign ${foreign}`;
    tell(key, 'news', t('builder.notice.merged'), { onClose: () => close(key) });
  }
  if (works.length > 0 && !trashed) {
    const lines = works.map((work) => describeWork(work, t));
    // Closed until it changes something else.
    const key = `others ${lines.join(' ')}`;
    const actions = takenOver ? [] : [{ label: t('builder.notice.bringIn'), run: () => void takeIn() }];
    tell(key, 'news', lines.join(' '), { actions, onClose: () => close(key) });
  }
  return (
    <div className="notices">
      <NoticePile notices={notices} />
    </div>
  );
}

/** Places that a notice names; the others are counted. */
const MOST_PLACES = 3;

function describeWork({ name, locale, places }: WorkOfOther, t: Translate): string {
  const shown = places.slice(0, MOST_PLACES).join(t('builder.changes.comma'));
  const more = places.length - MOST_PLACES;
  return t('builder.notice.others', {
    name: name || t('builder.revisions.somebody'),
    language: t(`builder.language.${locale}`),
    places: more > 0 ? `${shown} ${t('builder.changes.more', { count: more })}` : shown,
  });
}
