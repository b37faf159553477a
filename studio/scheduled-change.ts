import type { DocumentSummary } from './cms/document-model.ts';

/** Whether it did not go live, or will not. */
export function isHeldUp(document: Pick<DocumentSummary, 'scheduledChange' | 'revision' | 'scheduleError'>): boolean {
  const { scheduledChange, revision, scheduleError } = document;
  if (!scheduledChange) return scheduleError !== null;
  return scheduledChange.error !== null || scheduledChange.revision !== revision;
}
