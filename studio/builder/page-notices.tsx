import { useState } from 'react';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { TakeOver } from '../cms/presence-calls.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { laterPart } from '../parts/later.tsx';
import { useSession } from '../session-context.tsx';
import { Notice } from './notice.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { draftOf } from './stored-draft.ts';
import { useOtherEditors } from './use-other-editors.ts';

const TakenOverNotice = laterPart(async () => (await import('./taken-over-notice.tsx')).TakenOverNotice);

export interface PageNoticesProps {
  readonly locale: Locale;
  readonly takenOver: TakeOver | null;
  onKept(): void;
  onConflict(locale: Locale): void;
}

/** What an editor has to know now, most urgent first. */
export function PageNotices({ locale, takenOver, onKept, onConflict }: PageNoticesProps) {
  const { t, uiLocale } = useMessages();
  const page = useOpenedPage();
  const { session, known, restored, broughtBackAt, journalError } = page;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<string | null>(null);
  const errorText = useErrorText();
  const { busy, bringIn } = useOtherEditors(page);
  const { act, client } = useSession();
  const close = (name: string) => setClosed(new Set([...closed, name]));
  const conflicted = locales.find((each) => session.conflicts(each).length > 0);
  const isAway = locales.some((each) => session.saveState(each).kind === 'offline');
  const failed = [locale, ...locales].map((each) => session.saveState(each)).find(({ kind }) => kind === 'failed');
  const foreign = known.foreignSaves();
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
  // Somebody else has put it there while it was open here.
  const trashed = [locale, ...locales].map((each) => known.get()[each]).find((item) => item?.status === 'trash');
  const bringBack = ({ id, revision }: DocumentItem) =>
    act(async () =>
      (await import('../cms/group-calls.ts')).createGroupCalls(client.ask).restore([{ id, revision }]),
    ).then(
      (back) => {
        for (const item of back) {
          known.keep(item);
          session.receive(item.locale, { draft: draftOf(item), revision: item.revision });
        }
      },
      (error: unknown) => setTrouble(errorText(error)),
    );
  const takeIn = () =>
    act(bringIn).then(
      () => close('busy'),
      (error: unknown) => setTrouble(errorText(error)),
    );
  return (
    <div>
      {takenOver && <TakenOverNotice takenOver={takenOver} onKept={onKept} />}
      {trouble && (
        <Notice kind="trouble" onClose={() => setTrouble(null)}>
          {trouble}
        </Notice>
      )}
      {conflicted && (
        <Notice kind="trouble" actions={[{ label: t('builder.conflict.decide'), run: () => onConflict(conflicted) }]}>
          {t('builder.notice.conflict')}
        </Notice>
      )}
      {trashed && (
        <Notice
          kind="trouble"
          actions={
            trashed.canDelete ? [{ label: t('builder.notice.restore'), run: () => void bringBack(trashed) }] : []
          }
        >
          {t('builder.notice.trashed', { language: t(`builder.language.${trashed.locale}`) })}
        </Notice>
      )}
      {isAway && !conflicted && (
        <Notice kind="trouble" actions={[{ label: t('builder.retry'), run: () => session.resume() }]}>
          {t(navigator.onLine ? 'builder.notice.unreachable' : 'builder.notice.offline')}
        </Notice>
      )}
      {failed?.kind === 'failed' && !conflicted && !isAway && !trashed && (
        <Notice kind="trouble" actions={[{ label: t('builder.retry'), run: () => session.resume() }]}>
          {t('builder.notice.failed', { reason: failed.failure.text?.[uiLocale] ?? failed.failure.message })}
        </Notice>
      )}
      {journalError && !closed.has('journal') && (
        <Notice kind="trouble" onClose={() => close('journal')}>
          {journalError.text[uiLocale]}
        </Notice>
      )}
      {restored && !closed.has('restored') && (
        <Notice
          kind="news"
          actions={[{ label: t('builder.notice.discard'), run: discard }]}
          onClose={() => close('restored')}
        >
          {t('builder.notice.restored', { time: time(restored.seenAt) })}
        </Notice>
      )}
      {broughtBackAt !== null && !restored && !closed.has('broughtBack') && (
        <Notice kind="news" onClose={() => close('broughtBack')}>
          {t('builder.notice.broughtBack', { time: time(Date.parse(broughtBackAt)) })}
        </Notice>
      )}
      {foreign > 0 && !conflicted && !trashed && !closed.has(`foreign-${foreign}`) && (
        <Notice kind="news" onClose={() => close(`foreign-${foreign}`)}>
          {t('builder.notice.merged')}
        </Notice>
      )}
      {busy.length > 0 && !trashed && !closed.has('busy') && (
        <Notice
          kind="news"
          actions={takenOver ? [] : [{ label: t('builder.notice.bringIn'), run: () => void takeIn() }]}
          onClose={() => close('busy')}
        >
          {t('builder.notice.others', { languages: busy.map((each) => t(`builder.language.${each}`)).join(', ') })}
        </Notice>
      )}
    </div>
  );
}
