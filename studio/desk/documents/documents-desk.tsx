import { Button, Pagination } from 'antd';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { nameType } from '../../name-type.ts';
import { navigate } from '../../navigation.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { EmptyState, ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { CancelScheduleDialog } from './cancel-schedule-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DocumentTable } from './document-table.tsx';
import { FilingDialog } from './filing-dialog.tsx';
import { nestGroups } from './group-tree.ts';
import { ListTools } from './list-tools.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewDocumentDialog } from './new-document-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { listTypeColumns } from './type-columns.ts';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { PAGE_SIZE, useDocumentList } from './use-document-list.ts';
import { useListDetails } from './use-list-details.ts';
import { VisibilityDialog } from './visibility-dialog.tsx';

/** The paginated list of all documents of a type, both languages side by side. */
export function DocumentsDesk({ type }: { readonly type: DocumentType }) {
  const { t, uiLocale } = useMessages();
  const list = useDocumentList(type);
  const { value, error, isLoading, reload } = list.answer;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const nodes = useMemo(() => nestGroups(value?.groups ?? []), [value]);
  const isPlaced = list.order === 'place';
  const actions = useDocumentActions({
    type,
    isPlaced: isPlaced && contentTypes[type].isHierarchical,
    reload,
    open: setDialog,
  });
  const details = useListDetails(type, value?.groups ?? null);
  const columns = useMemo(() => listTypeColumns(type), [type]);
  const close = () => setDialog(null);
  const done = () => {
    setDialog(null);
    void reload();
  };
  const { isHierarchical, labels } = contentTypes[type];

  const body = () => {
    if (error && !value) return <ErrorState error={error} onRetry={reload} />;
    if (!value) return <LoadingState />;
    if (nodes.length > 0) {
      return (
        <DocumentTable
          nodes={nodes}
          isTree={isHierarchical && isPlaced}
          isTrash={list.view === 'trash'}
          isFiltered={list.isFiltered}
          collapsed={list.collapsed}
          details={details}
          columns={columns}
          actions={actions}
          onCollapse={list.collapse}
        />
      );
    }
    if (list.isFiltered) {
      return <EmptyState title={t('desk.documents.nothing')} hint={t('desk.documents.nothingHint')} />;
    }
    if (list.view === 'trash') return <EmptyState title={t('desk.documents.trashEmpty')} />;
    return (
      <EmptyState
        title={t('desk.documents.none', nameType(type, uiLocale))}
        hint={t('desk.documents.noneHint')}
        action={<NewButton type={type} onClick={() => setDialog({ name: 'new', group: null })} />}
      />
    );
  };

  return (
    <DeskPage
      title={labels.many[uiLocale]}
      count={value?.counts.used}
      actions={<NewButton type={type} onClick={() => setDialog({ name: 'new', group: null })} />}
      tools={<ListTools type={type} list={list} details={details} columns={columns} />}
    >
      {value ? <StaleNotice error={error} onRetry={reload} /> : null}
      <div aria-busy={isLoading}>{body()}</div>
      {value && value.total > PAGE_SIZE ? (
        <Pages aria-label={t('desk.documents.pages')}>
          <Pagination
            current={list.page}
            pageSize={PAGE_SIZE}
            total={value.total}
            showSizeChanger={false}
            onChange={(page) => {
              list.turn(page);
              window.scrollTo({ top: 0 });
            }}
          />
        </Pages>
      ) : null}
      {dialog?.name === 'new' ? (
        <NewDocumentDialog type={type} onClose={close} onCreated={(id) => void navigate(builderPath(type, id))} />
      ) : null}
      {dialog?.name === 'publish' && dialog.group ? (
        <PublishDialog group={dialog.group} onClose={close} onDone={done} />
      ) : null}
      {dialog?.name === 'unpublish' && dialog.group ? (
        <UnpublishDialog group={dialog.group} onClose={close} onDone={done} />
      ) : null}
      {dialog?.name === 'cancel-schedule' && dialog.group ? (
        <CancelScheduleDialog group={dialog.group} onClose={close} onDone={done} />
      ) : null}
      {dialog?.name === 'filing' && dialog.group ? (
        <FilingDialog group={dialog.group} onClose={close} onDone={done} />
      ) : null}
      {dialog?.name === 'visibility' && dialog.group ? (
        <VisibilityDialog group={dialog.group} onClose={close} onDone={done} />
      ) : null}
      {dialog?.name === 'move' && dialog.group ? (
        <MoveDialog group={dialog.group} onClose={close} onDone={done} />
      ) : null}
      {dialog?.name === 'delete' && dialog.group ? (
        <DeleteDialog group={dialog.group} onClose={close} onDone={done} />
      ) : null}
    </DeskPage>
  );
}

function NewButton({ type, onClick }: { readonly type: DocumentType; onClick(): void }) {
  const { t, uiLocale } = useMessages();
  return (
    <Button type="primary" icon={<StudioIcon name="plus" size={16} />} onClick={onClick}>
      {t('desk.documents.new', nameType(type, uiLocale))}
    </Button>
  );
}

const Pages = styled.nav`
  display: flex;
  justify-content: flex-end;
  padding-block: 1rem;
`;
