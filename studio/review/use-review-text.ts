import { languageTags } from '#cms-schema/locale.ts';
import type { Review } from '../cms/document-model.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';

/**
 * Describes a review step in a sentence: who, what, when, and whether it was changed since. The comment is shown
 * separately.
 */
export function useReviewText(): (review: Review) => string {
  const { t, uiLocale } = useMessages();
  const { user } = useSession();
  const format = new Intl.DateTimeFormat(languageTags[uiLocale], { dateStyle: 'medium', timeStyle: 'short' });
  const momentOf = (at: string) => format.format(new Date(at));
  return ({ step, author, at, changedAt, changedBy }) => {
    const name = author?.name ?? t('review.somebody');
    const told = t(author?.id === user.id ? `review.${step}ByYou` : `review.${step}`, { name, moment: momentOf(at) });
    if (changedAt === null) return told;
    const changer = changedBy?.name ?? t('review.somebody');
    const isOwn = changedBy?.id === user.id;
    const changed = t(isOwn ? 'review.changedByYou' : 'review.changed', { name: changer, moment: momentOf(changedAt) });
    return uiLocale === 'zh' ? `${told}${changed}` : `${told} ${changed}`;
  };
}
