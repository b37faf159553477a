import { useMemo } from 'react';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { otherOf } from '../document/edit-field.ts';
import type { PageDraft } from '../document/model.ts';
import { listOpenProposals } from '../document/proposals.ts';
import type { DraftProblem } from '../document/validation.ts';
import { useMessages } from '../messages-context.tsx';
import { BlockingProblems, LanguageSection } from '../publishing/language-section.tsx';
import { useScheduleErrorText } from '../schedule-trouble.ts';
import { useSession } from '../session-context.tsx';
import { listBrought, listDrift } from '../translation/list-drift.ts';
import { useAnswer } from '../use-answer.ts';
import { ChangeList } from './change-list.tsx';
import { findAddressHolder } from './find-address-holder.ts';
import { sourceLocaleOf } from './known-documents.ts';
import { nameProblem } from './name-problem.ts';
import { useOpenedPage } from './opened-page-context.ts';
import { ScheduledChangeNote } from './scheduled-change-note.tsx';
import { summarizeChanges } from './summarize-changes.ts';
import { TakeDown } from './take-down.tsx';
import { usePublishAdvice } from './use-publish-advice.ts';

export interface LanguageChoiceProps {
  readonly locale: Locale;
  readonly item: DocumentItem | null;
  readonly problems: readonly DraftProblem[];
  readonly isChosen: boolean;
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  onChoose(on: boolean): void;
  onGoTo(target: FieldTarget): void;
  onUnpublish(): void;
  onCancelChange(): void;
}

/** One language in the publish dialog: what readers will find changed, and what stands against it. */
export function LanguageChoice(props: LanguageChoiceProps) {
  const { locale, item, problems, isChosen, isWaiting, isBusy, onChoose, onGoTo, onUnpublish, onCancelChange } = props;
  const { t, uiLocale } = useMessages();
  const { session, known, fields } = useOpenedPage();
  const explainSchedule = useScheduleErrorText();
  const { base, draft } = session.state().languages[locale];
  const isLive = item?.status === 'publish';
  const summary = useMemo(
    () => (isLive && base && draft ? summarizeChanges(base.draft, draft) : null),
    [isLive, base, draft],
  );
  const blocking = problems.filter(({ severity }) => severity !== 'advice');
  const drafts = session.drafts();
  const source = sourceLocaleOf(known.get(), drafts);
  const other = otherOf(source);
  const { behind, brought, apart } = useMemo(() => {
    const [from, to] = [drafts[source], drafts[other]];
    if (!from || !to) return { behind: 0, brought: 0, apart: 0 };
    return {
      behind: listDrift(from, to, fields).length,
      brought: listBrought(from, to, fields).length,
      apart: listOpenProposals(from, to).length,
    };
  }, [drafts, source, other, fields]);
  const { address, taken } = useAddress(isWaiting ? item : null, draft);
  const advice = usePublishAdvice(isWaiting ? draft : null, locale) ?? [];
  const show = (problem: DraftProblem) => ({
    key: `${problem.blockId}-${problem.path.join('.')}-${problem.code}`,
    place: (
      <button type="button" onClick={() => onGoTo(problem)}>
        {nameProblem(problem, draft, uiLocale, t)}
      </button>
    ),
    text: problem.message[uiLocale],
  });
  const language = t(`builder.language.${locale}`);
  return (
    <LanguageSection
      locale={locale}
      item={item}
      isChosen={isChosen}
      isWaiting={isWaiting}
      isBusy={isBusy}
      onChoose={onChoose}
    >
      {item && isWaiting && draft && (
        <p>
          {t('builder.publish.address')} <code>{address ?? '…'}</code>
        </p>
      )}
      {item && !isWaiting && <p>{t('builder.publish.nothing')}</p>}
      {item && !isLive && draft && <p>{t('builder.publish.first', { count: draft.nodes.length })}</p>}
      {summary && isWaiting && <ChangeList summary={summary} />}
      <BlockingProblems problems={blocking.map(show)} />
      {taken && (
        <p className="drift">
          {t(taken.holder.isPublished ? 'builder.publish.taken' : 'builder.publish.takenByDraft', {
            wished: localizePath(taken.wished, locale),
            title: taken.holder.title,
          })}{' '}
          <button type="button" onClick={() => onGoTo({ blockId: null, path: ['slug'] })}>
            {t('builder.page.slug')}
          </button>
        </p>
      )}
      <BlockingProblems isAdvice problems={advice.map(show)} />
      {item && behind > 0 && (
        <p className="drift">
          {t(locale === other ? 'builder.publish.driftHere' : 'builder.publish.driftThere', {
            count: behind,
            language: t(`builder.language.${other}`),
          })}
        </p>
      )}
      {item && locale === source && brought > 0 && (
        <p className="drift">{t('builder.publish.driftHere', { count: brought })}</p>
      )}
      {item && locale === other && apart > 0 && <p className="drift">{t('builder.publish.apart', { count: apart })}</p>}
      {item?.scheduledChange && (
        <ScheduledChangeNote
          item={item}
          change={item.scheduledChange}
          isReplaced={isChosen}
          isBusy={isBusy}
          onCancel={onCancelChange}
        />
      )}
      {isLive && <TakeDown language={language} isBusy={isBusy} onTakeDown={onUnpublish} />}
      {item?.scheduleError && <p className="blocking">{explainSchedule(item)}</p>}
      {item?.status === 'future' && (
        <button type="button" className="unpublish" disabled={isBusy} onClick={onUnpublish}>
          {t('builder.publish.cancelSchedule', { language })}
        </button>
      )}
    </LanguageSection>
  );
}

/**
 * Where readers will find it, as the CMS will have it; until it has said so, where it is if nothing was changed. With who
 * holds the address that it would have had.
 */
function useAddress(item: DocumentItem | null, draft: PageDraft | null) {
  const { client } = useSession();
  const { title = '', slug = '' } = draft ?? {};
  const { value } = useAnswer(`address-${item?.id}-${item?.revision}-${slug}-${title}`, async (signal) => {
    if (!item) return null;
    const { id, locale } = item;
    const planned = await client.publishing.planPath(id, { title, slug }, signal);
    const where = planned === null ? null : { locale, planned, slug, id };
    return { planned, taken: where && (await findAddressHolder(where, client.search, signal)) };
  });
  const path = value?.planned ?? (item?.slug === slug ? item.path : null);
  return { address: item && path !== null ? localizePath(path, item.locale) : null, taken: value?.taken ?? null };
}
