import type { DocumentItem, ScheduledChange } from '../cms/document-model.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { printMoment } from '../print-moment.ts';
import { useScheduleErrorText } from '../schedule-trouble.ts';
import { useSession } from '../session-context.tsx';
import { useAnswer } from '../use-answer.ts';
import { ChangeList } from './change-list.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { loadScheduledWork, mergeScheduledWork } from './scheduled-work.ts';
import { draftOf } from './stored-draft.ts';
import { summarizeChanges } from './summarize-changes.ts';

export interface ScheduledChangeNoteProps {
  readonly item: DocumentItem;
  readonly change: ScheduledChange;
  /** Whether the action about to be taken replaces this change. */
  readonly isReplaced: boolean;
  readonly isBusy: boolean;
  onCancel(): void;
}

/**
 * When a scheduled change goes live, or why it did not; what it changes, and buttons to merge it into the draft or
 * cancel it.
 */
export function ScheduledChangeNote({ item, change, isReplaced, isBusy, onCancel }: ScheduledChangeNoteProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const { session } = useOpenedPage();
  const errorText = useErrorText();
  const trouble = useScheduleErrorText()(item);
  const { locale } = item;
  const { value: work, error } = useAnswer(`scheduled-${change.id}-${item.revision}`, (signal) =>
    loadScheduledWork(client, item, change, signal),
  );
  const mine = session.drafts()[locale];
  const merged = work && mine ? mergeScheduledWork(work, mine) : null;
  const language = t(`builder.language.${locale}`);
  const moment = printMoment(change.date, uiLocale);
  return (
    <div className="scheduled">
      {trouble !== null ? (
        <p className="blocking">{trouble}</p>
      ) : (
        <p>
          {change.author
            ? t('builder.publish.change.dueBy', { moment, name: change.author.name })
            : t('builder.publish.change.due', { moment })}
        </p>
      )}
      {work && <ChangeList summary={summarizeChanges(work.base ?? draftOf(item), work.draft)} />}
      {error && <p className="blocking">{errorText(error)}</p>}
      {trouble === null && <p>{t('builder.publish.change.beside')}</p>}
      {isReplaced && <p>{t('builder.publish.change.replaced', { language })}</p>}
      {merged && (
        <button type="button" className="unpublish" disabled={isBusy} onClick={() => session.adopt(locale, merged)}>
          {t('builder.publish.change.bringIn', { language })}
        </button>
      )}
      <button type="button" className="unpublish" disabled={isBusy} onClick={onCancel}>
        {t('builder.publish.change.cancel', { language })}
      </button>
    </div>
  );
}
