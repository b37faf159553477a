import { useState } from 'react';
import { locales } from '#cms-schema/locale.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { isStale } from '../cms/studio-error.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { ReviewWords } from '../review/review-words.ts';
import { useReviewText } from '../review/use-review-text.ts';
import { useSession } from '../session-context.tsx';
import { Notice, type NoticeAction } from './notice.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { NotSavedError } from './publish-page.ts';
import { withdrawPage } from './review-page.ts';

export interface ReviewNoticeProps {
  /** A language that is waiting for review, or was sent back. */
  readonly item: DocumentItem;
  readonly canPublish: boolean;
  onAct(act: 'publish' | 'submit' | 'answer'): void;
  onClose(): void;
}

/** The review status of the open page, both for those who decide and for the author who submitted it. */
export function ReviewNotice({ item, canPublish, onAct, onClose }: ReviewNoticeProps) {
  const { t } = useMessages();
  const { client, act, user } = useSession();
  const page = useOpenedPage();
  const tell = useReviewText();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { review } = item;
  if (!review) return null;
  const withdraw = async () => {
    setBusy(true);
    const waiting = locales.filter((locale) => page.known.get()[locale]?.status === 'pending');
    await act(() => withdrawPage(client, page, waiting)).catch((error: unknown) => {
      if (error instanceof NotSavedError) setFailure(t('builder.publish.notSaved'));
      else setFailure(isStale(error) ? t('builder.publish.changedElsewhere') : errorText(error));
    });
    setBusy(false);
  };
  const again = { label: t('review.submitAgain'), run: () => onAct('submit') };
  const actionsOf = (): readonly NoticeAction[] => {
    if (review.step === 'answered') return canPublish ? [] : [again];
    const back = { label: t('review.withdraw'), isDisabled: isBusy, run: () => void withdraw() };
    if (canPublish) {
      const isOwn = review.author?.id === user.id;
      return [
        { label: t('review.approve'), run: () => onAct('publish') },
        isOwn ? back : { label: t('review.answer'), run: () => onAct('answer') },
      ];
    }
    return review.changedAt === null ? [back] : [again, back];
  };
  return (
    <Notice kind="news" actions={actionsOf()} onClose={onClose}>
      <span>{tell(review)}</span>
      {review.words !== '' && <ReviewWords>{review.words}</ReviewWords>}
      {failure !== null && <span role="alert">{failure}</span>}
    </Notice>
  );
}
