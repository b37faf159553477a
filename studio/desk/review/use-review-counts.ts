import { capabilityFor, documentTypes } from '#contract/content-types.ts';
import type { ReviewPage } from '../../cms/review-calls.ts';
import { useSession } from '../../session-context.tsx';
import { type Answer, useKeptAnswer } from '../../use-answer.ts';
import { useDeskClient } from '../use-desk-client.ts';

/** Whether this user decides about other people's submissions. */
export function useMayDecide(): boolean {
  const { can } = useSession();
  return documentTypes.some((type) => can(capabilityFor(type, 'publish')) && can(capabilityFor(type, 'edit_others')));
}

/** How many reviews wait and how many came back; cached across the desk. */
export function useReviewCounts(): Answer<ReviewPage['counts'] | null> {
  const { can } = useSession();
  const { reviews } = useDeskClient();
  const isWriting = documentTypes.some((type) => can(capabilityFor(type, 'edit')));
  return useKeptAnswer(isWriting ? 'counts of reviews' : 'no reviews', async () =>
    isWriting ? (await reviews.list('waiting', { perPage: 1 })).counts : null,
  );
}
