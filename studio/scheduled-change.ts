import { useCallback } from 'react';
import { languageTags } from '#cms-schema/locale.ts';
import type { DocumentSummary } from './cms/document-model.ts';
import type { MessageKey } from './messages.ts';
import { useMessages } from './messages-context.tsx';

/** Whether it did not go live, or will not. */
export function isHeldUp({
  scheduledChange,
  revision,
}: Pick<DocumentSummary, 'scheduledChange' | 'revision'>): boolean {
  return scheduledChange !== null && (scheduledChange.error !== null || scheduledChange.revision !== revision);
}

/** Why the scheduled change of a document did not go live, or will not, and what to do; null when all is well. */
export function useScheduleErrorText(): (document: DocumentSummary) => string | null {
  const { t, uiLocale } = useMessages();
  return useCallback(
    ({ scheduledChange, revision }) => {
      if (!scheduledChange) return null;
      const { date, error } = scheduledChange;
      const moment = new Intl.DateTimeFormat(languageTags[uiLocale], { dateStyle: 'long', timeStyle: 'short' }).format(
        new Date(date),
      );
      if (error) {
        const key = Object.hasOwn(reasons, error.code) ? reasons[error.code] : undefined;
        return t('schedule.failed', { moment, reason: key === undefined ? error.message : t(key) });
      }
      return scheduledChange.revision === revision ? null : t('schedule.overtaken', { moment });
    },
    [t, uiLocale],
  );
}

const reasons: Readonly<Record<string, MessageKey>> = {
  haptera_change_overtaken: 'schedule.reason.overtaken',
  haptera_held_back: 'schedule.reason.heldBack',
  haptera_incomplete: 'schedule.reason.incomplete',
  haptera_malformed: 'schedule.reason.incomplete',
  haptera_path_taken: 'schedule.reason.pathTaken',
};
