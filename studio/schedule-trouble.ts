import { useCallback } from 'react';
import type { DocumentSummary } from './cms/document-model.ts';
import type { MessageKey, MessageValues } from './messages.ts';
import { useMessages } from './messages-context.tsx';
import { printMoment } from './print-moment.ts';

type Scheduled = Pick<DocumentSummary, 'scheduledChange' | 'revision' | 'scheduleError' | 'scheduledBy' | 'date'>;

/**
 * Explains why a scheduled publication or change failed or will fail, and what to do; null when there is no problem.
 */
export function useScheduleErrorText(): (document: Scheduled) => string | null {
  const { t, uiLocale } = useMessages();
  return useCallback(
    (document) => {
      const trouble = findScheduleTrouble(document);
      if (!trouble) return null;
      const { key, date, reason } = trouble;
      const moment = printMoment(date, uiLocale);
      return t(key, { moment, reason: typeof reason === 'string' ? reason : t(reason.key, reason.values) });
    },
    [t, uiLocale],
  );
}

interface ScheduleTrouble {
  readonly key: MessageKey;
  /** When it was due to go live. */
  readonly date: string;
  /** The CMS's own text when its reason has no message key here. */
  readonly reason: string | { readonly key: MessageKey; readonly values?: MessageValues };
}

/** The problem that blocks a scheduled publication or change; null when there is none. */
export function findScheduleTrouble(document: Scheduled): ScheduleTrouble | null {
  const { scheduledChange, revision, scheduleError, scheduledBy } = document;
  const error = scheduledChange ? scheduledChange.error : scheduleError;
  const date = (scheduledChange ? scheduledChange.date : document.date) ?? '';
  if (error) {
    const person = scheduledChange ? scheduledChange.author : scheduledBy;
    const key = scheduledChange ? 'schedule.failed' : 'schedule.failedFirst';
    return { key, date, reason: reasonFor(error, person) };
  }
  const isOvertaken = scheduledChange !== null && scheduledChange.revision !== revision;
  return isOvertaken ? { key: 'schedule.overtaken', date, reason: '' } : null;
}

function reasonFor(
  { code, message }: NonNullable<Scheduled['scheduleError']>,
  person: Scheduled['scheduledBy'],
): ScheduleTrouble['reason'] {
  if (code === 'haptera_may_not_publish')
    return person
      ? { key: 'schedule.reason.notAllowed', values: { name: person.name } }
      : { key: 'schedule.reason.accountGone' };
  const key = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return key === undefined ? message : { key };
}

const reasons: Readonly<Record<string, MessageKey>> = {
  haptera_change_overtaken: 'schedule.reason.overtaken',
  haptera_held_back: 'schedule.reason.heldBack',
  haptera_incomplete: 'schedule.reason.incomplete',
  haptera_malformed: 'schedule.reason.incomplete',
  haptera_path_taken: 'schedule.reason.pathTaken',
  haptera_address_reserved: 'schedule.reason.addressReserved',
};
