import type { DocumentState } from '#contract/document-state.ts';
import type { DocumentSummary } from '../../cms/document-model.ts';
import { isHeldUp } from '../../scheduled-change.ts';

export function readState(version: DocumentSummary | null): DocumentState {
  if (!version) return 'missing';
  switch (version.status) {
    case 'publish':
      if (version.scheduledChange) return isHeldUp(version) ? 'failed' : 'changeScheduled';
      return version.hasUnpublished ? 'changed' : 'published';
    case 'future':
      return isHeldUp(version) ? 'failed' : 'scheduled';
    case 'draft':
      return isHeldUp(version) ? 'failed' : 'draft';
    case 'pending':
    case 'private':
    case 'trash':
      return version.status;
  }
}

/** Whether readers can see it now. */
export function isPublic(version: DocumentSummary | null): version is DocumentSummary {
  return version?.status === 'publish';
}

/** Whether a first publication or a change is scheduled, or missed its time. */
export function isWaiting(version: DocumentSummary | null): version is DocumentSummary {
  return version?.status === 'future' || (version?.status === 'publish' && version.scheduledChange !== null);
}

/** Whether it exists and is not in the trash. */
export function isKept(version: DocumentSummary | null): version is DocumentSummary {
  return version !== null && version.status !== 'trash';
}
