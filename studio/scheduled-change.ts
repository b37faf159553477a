import type { DocumentSummary } from './cms/document-model.ts';

/** Whether a scheduled publication or change failed to go live, or is bound to fail. */
export function isHeldUp(document: Pick<DocumentSummary, 'scheduledChange' | 'revision' | 'scheduleError'>): boolean {
  const { scheduledChange, revision, scheduleError } = document;
  if (!scheduledChange) return scheduleError !== null;
  return scheduledChange.error !== null || scheduledChange.revision !== revision;
}
