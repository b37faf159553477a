import { useMemo } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { useMessages } from '../messages-context.tsx';
import { DraftChecks } from '../publishing/draft-checks.tsx';
import { LanguageSection } from '../publishing/language-section.tsx';
import { useScheduleErrorText } from '../schedule-trouble.ts';
import { ChangeList } from './change-list.tsx';
import { sourceLocaleOf } from './known-documents.ts';
import { useOpenedPage } from './opened-page-context.ts';
import { ScheduledChangeNote } from './scheduled-change-note.tsx';
import { summarizeChanges } from './summarize-changes.ts';
import { TakeDown } from './take-down.tsx';

export interface LanguageChoiceProps {
  readonly locale: Locale;
  readonly item: DocumentItem | null;
  readonly isChosen: boolean;
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  onChoose(on: boolean): void;
  onGoTo(target: FieldTarget): void;
  onUnpublish(): void;
  onCancelChange(): void;
}

/** One language in the publish dialog: what will change for readers, and what prevents publishing. */
export function LanguageChoice(props: LanguageChoiceProps) {
  const { locale, item, isChosen, isWaiting, isBusy, onChoose, onGoTo, onUnpublish, onCancelChange } = props;
  const { t } = useMessages();
  const { session, known } = useOpenedPage();
  const explainSchedule = useScheduleErrorText();
  const { base, draft } = session.state().languages[locale];
  const isLive = item?.status === 'publish';
  const summary = useMemo(
    () => (isLive && base && draft ? summarizeChanges(base.draft, draft) : null),
    [isLive, base, draft],
  );
  const drafts = session.drafts();
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
      {item && (
        <DraftChecks
          item={item}
          drafts={drafts}
          source={sourceLocaleOf(known.get(), drafts)}
          isWaiting={isWaiting}
          wayTo={(target, name) => (
            <button type="button" onClick={() => onGoTo(target)}>
              {name}
            </button>
          )}
        >
          {!isWaiting && <p>{t('builder.publish.nothing')}</p>}
          {!isLive && draft && <p>{t('builder.publish.first', { count: draft.nodes.length })}</p>}
          {summary && isWaiting && <ChangeList summary={summary} />}
        </DraftChecks>
      )}
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
