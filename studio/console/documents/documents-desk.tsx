import { Button, Input, Segmented, Select } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { Icon } from '#ui/icon.tsx';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { nameType } from '../../name-type.ts';
import { navigate } from '../../navigation.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useSession } from '../../session-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { DeskPage } from '../parts/desk-page.tsx';
import { EmptyState, ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { stateNames } from '../parts/status-chip.tsx';
import { CancelScheduleDialog } from './cancel-schedule-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { type DocumentState, documentStates } from './document-state.ts';
import { DocumentTable } from './document-table.tsx';
import { buildTree, filterTree, isInTrash, isInUse } from './document-tree.ts';
import { FilingDialog } from './filing-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewDocumentDialog } from './new-document-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useListDetails } from './use-list-details.ts';

/** All documents of a type: both languages side by side. */
export function DocumentsDesk({ type }: { readonly type: DocumentType }) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const {
    value: groups,
    error,
    isLoading,
    reload,
  } = useAnswer(`documents-${type}`, (signal) => client.documents.listGroups(type, { signal }));
  const [view, setView] = useState<'used' | 'trash'>('used');
  const [text, setText] = useState('');
  const [state, setState] = useState<DocumentState | null>(null);
  const [term, setTerm] = useState<number | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const words = useDeferredValue(text);
  const used = useMemo(() => (groups ?? []).filter(isInUse), [groups]);
  const trash = useMemo(() => (groups ?? []).filter(isInTrash), [groups]);
  const tree = useMemo(() => buildTree(view === 'used' ? used : trash), [view, used, trash]);
  const shown = useMemo(() => filterTree(tree, { text: words, state, term }), [tree, words, state, term]);
  const actions = useDocumentActions({ type, tree, reload, open: setDialog });
  const close = () => setDialog(null);
  const done = () => {
    setDialog(null);
    void reload();
  };
  const { isHierarchical, labels } = contentTypes[type];
  const isFiltered = words !== '' || state !== null || term !== null;
  const details = useListDetails(type, groups);

  const list = () => {
    if (error && !groups) return <ErrorState error={error} onRetry={reload} />;
    if (!groups) return <LoadingState />;
    if (shown.length > 0) {
      return (
        <DocumentTable
          nodes={shown}
          isTree={isHierarchical}
          isTrash={view === 'trash'}
          isFiltered={isFiltered}
          details={details}
          actions={actions}
        />
      );
    }
    if (isFiltered) {
      return <EmptyState title={t('console.documents.nothing')} hint={t('console.documents.nothingHint')} />;
    }
    if (view === 'trash') return <EmptyState title={t('console.documents.trashEmpty')} />;
    return (
      <EmptyState
        title={t('console.documents.none', nameType(type, uiLocale))}
        hint={t('console.documents.noneHint')}
        action={<NewButton type={type} onClick={() => setDialog({ name: 'new', group: null })} />}
      />
    );
  };

  return (
    <DeskPage
      title={labels.many[uiLocale]}
      count={groups ? used.length : undefined}
      actions={<NewButton type={type} onClick={() => setDialog({ name: 'new', group: null })} />}
      tools={
        <>
          <Input
            allowClear
            prefix={<Icon name="search" size={16} />}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={t('console.documents.search')}
            aria-label={t('console.documents.search')}
            style={{ width: '18rem', maxWidth: '100%' }}
          />
          <Select
            allowClear
            value={state}
            onChange={(next?: DocumentState) => setState(next ?? null)}
            placeholder={t('console.documents.anyState')}
            aria-label={t('console.documents.state')}
            style={{ width: '11rem' }}
            options={documentStates
              .filter((name) => name !== 'trash')
              .map((name) => ({ value: name, label: t(stateNames[name]) }))}
          />
          {details && details.terms.length > 0 ? (
            <Select
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              value={term}
              onChange={(next?: number) => setTerm(next ?? null)}
              placeholder={t('filing.anyTerm')}
              aria-label={t('filing.terms')}
              style={{ width: '11rem' }}
              options={contentTypes[type].taxonomies.map((taxonomy) => ({
                label: t(taxonomy === 'category' ? 'filing.categories' : 'filing.tags'),
                options: details.terms
                  .filter((candidate) => candidate.taxonomy === taxonomy)
                  .map(({ id, name }) => ({ value: id, label: name })),
              }))}
            />
          ) : null}
          <Segmented
            value={view}
            onChange={setView}
            aria-label={t('console.documents.view')}
            options={[
              { value: 'used' as const, label: t('console.documents.used') },
              { value: 'trash' as const, label: t('console.documents.trash', { count: trash.length }) },
            ]}
          />
        </>
      }
    >
      {groups ? <StaleNotice error={error} onRetry={reload} /> : null}
      <div aria-busy={isLoading}>{list()}</div>
      {dialog?.name === 'new' ? (
        <NewDocumentDialog
          type={type}
          groups={used}
          onClose={close}
          onCreated={(id) => void navigate(builderPath(type, id))}
        />
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
      {dialog?.name === 'move' && dialog.group ? (
        <MoveDialog group={dialog.group} tree={buildTree(used)} onClose={close} onDone={done} />
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
      {t('console.documents.new', nameType(type, uiLocale))}
    </Button>
  );
}
