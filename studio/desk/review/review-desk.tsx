import { Pagination, Segmented } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import type { ReviewView } from '../../cms/review-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { AnswerDialog } from '../../review/answer-dialog.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { seenOf, titleOf } from '../documents/group-tree.ts';
import { PublishDialog } from '../documents/publish-dialog.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { EmptyState, ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { ReviewCard } from './review-card.tsx';
import { useMayDecide, useReviewCounts } from './use-review-counts.ts';

/** Groups per page of the list. */
const PAGE_SIZE = 20;

interface OpenDialog {
  readonly name: 'approve' | 'answer';
  readonly group: DocumentGroup;
}

/** The inbox of reviewers, and the user's own submissions. */
export function ReviewDesk() {
  const { t, uiLocale } = useMessages();
  const { reviews } = useDeskClient();
  const mayDecide = useMayDecide();
  const counts = useReviewCounts();
  const [chosen, setView] = useState<ReviewView>('waiting');
  const view = mayDecide ? chosen : 'own';
  const [page, setPage] = useState(1);
  const { value, error, isLoading, reload } = useKeptAnswer(`reviews ${view} ${page}`, () =>
    reviews.list(view, { page, perPage: PAGE_SIZE }),
  );
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = useDeskAct();
  const refresh = () => Promise.all([reload(), counts.reload()]);
  const done = () => {
    setDialog(null);
    void refresh();
  };
  const waitingOf = (group: DocumentGroup) => listVersions(group.versions).filter(({ status }) => status === 'pending');
  const withdraw = async (group: DocumentGroup) => {
    setBusy(true);
    const versions = waitingOf(group);
    const title = titleOf(group, uiLocale) || t('desk.documents.untitled');
    await act(() => reviews.withdraw(seenOf(versions)), t('desk.reviews.withdrawn', { title }), versions);
    await refresh();
    setBusy(false);
  };
  const body = () => {
    if (error && !value) return <ErrorState error={error} onRetry={reload} />;
    if (!value) return <LoadingState />;
    if (value.groups.length === 0) {
      const isOwn = view === 'own';
      return (
        <EmptyState
          title={t(isOwn ? 'desk.reviews.noneOwn' : 'desk.reviews.none')}
          hint={t(isOwn ? 'desk.reviews.noneOwnHint' : 'desk.reviews.noneHint')}
        />
      );
    }
    return (
      <Cards>
        {value.groups.map((group) => (
          <ReviewCard
            key={group.id}
            group={group}
            isToDecide={view === 'waiting'}
            isBusy={isBusy}
            onApprove={() => setDialog({ name: 'approve', group })}
            onAnswer={() => setDialog({ name: 'answer', group })}
            onWithdraw={() => void withdraw(group)}
          />
        ))}
      </Cards>
    );
  };
  const told = value?.counts;
  return (
    <DeskPage
      title={t('desk.reviews.title')}
      width="text"
      tools={
        mayDecide && (
          <Segmented
            value={view}
            onChange={(next) => {
              setView(next);
              setPage(1);
            }}
            aria-label={t('desk.reviews.view')}
            options={[
              { value: 'waiting' as const, label: t('desk.reviews.waiting', { count: told?.waiting ?? '' }) },
              { value: 'own' as const, label: t('desk.reviews.own', { count: told?.own ?? '' }) },
            ]}
          />
        )
      }
    >
      {value ? <StaleNotice error={error} onRetry={reload} /> : null}
      <div aria-busy={isLoading}>{body()}</div>
      {value && value.total > PAGE_SIZE ? (
        <Pages aria-label={t('desk.reviews.pages')}>
          <Pagination
            current={page}
            pageSize={PAGE_SIZE}
            total={value.total}
            showSizeChanger={false}
            onChange={setPage}
          />
        </Pages>
      ) : null}
      {dialog?.name === 'approve' ? (
        <PublishDialog
          group={dialog.group}
          preset={waitingOf(dialog.group).map(({ locale }) => locale)}
          onClose={() => setDialog(null)}
          onDone={done}
        />
      ) : null}
      {dialog?.name === 'answer' ? (
        <AnswerDialog
          versions={waitingOf(dialog.group)}
          answer={(chosen, words) => reviews.answer(seenOf(chosen), words)}
          onClose={() => setDialog(null)}
          onDone={done}
        />
      ) : null}
    </DeskPage>
  );
}

const Cards = styled.div`
  display: grid;
  gap: 0.75rem;
`;

const Pages = styled.nav`
  display: flex;
  justify-content: flex-end;
  padding-block: 1rem;
`;
