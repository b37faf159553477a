import { Button, Grid, Input, Select, Table, type TableProps } from 'antd';
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import {
  type FormKind,
  type FormStatus,
  type FormType,
  formStatuses,
  formTypes,
  type SentForm,
} from '../../cms/community-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { DateText } from '../parts/date-text.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { EmptyState, ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { useSettled } from '../use-settled.ts';
import { FormDialog } from './form-dialog.tsx';
import { Excerpt, FormState, Framed, RowButton } from './form-parts.tsx';
import { saveText } from './save-text.ts';

const PER_PAGE = 20;

/** What visitors sent by one kind of form: to be read, answered and taken along. */
export function FormsDesk({ kind }: { readonly kind: FormKind }) {
  const { t, uiLocale } = useMessages();
  const { community } = useDeskClient();
  const act = useDeskAct();
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<FormStatus | ''>('');
  const [type, setType] = useState<FormType | ''>('');
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isExporting, setExporting] = useState(false);
  const filter = { search: useSettled(typed.trim()), status, type };
  const query = { ...filter, page, perPage: PER_PAGE };
  const { value, error, reload } = useKeptAnswer(`${kind} ${JSON.stringify(query)}`, () =>
    community.listForms(kind, query),
  );
  const isNarrow = Grid.useBreakpoint().md === false;
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const takeAlong = async () => {
    setExporting(true);
    const content = await act(() => community.exportForms(kind, filter, uiLocale));
    if (content !== null) saveText(`${kind}.csv`, content);
    setExporting(false);
  };
  const isFiltered = filter.search !== '' || status !== '' || type !== '';
  const columns: TableProps<SentForm>['columns'] = [
    {
      key: 'text',
      title: t(kind === 'feedback' ? 'desk.community.content' : 'desk.community.from'),
      render: (_, form) => (
        <RowButton type="button" onClick={() => setOpenId(form.id)}>
          <strong>{nameOf(form) || form.email || t('desk.community.anonymous')}</strong>
          <Excerpt>{form.text}</Excerpt>
          {isNarrow ? (
            <span>
              <FormState status={form.status} /> · <DateText at={form.createdAt} />
            </span>
          ) : null}
        </RowButton>
      ),
    },
    ...(isNarrow
      ? []
      : [
          {
            key: 'type',
            title: t('desk.community.type'),
            width: 180,
            render: (_: unknown, form: SentForm) => t(`desk.community.types.${form.type}`),
          },
          {
            key: 'files',
            title: t('desk.community.files'),
            width: 90,
            hidden: kind === 'contacts',
            render: (_: unknown, { files }: SentForm) => files || null,
          },
          {
            key: 'status',
            title: t('desk.community.status'),
            width: 130,
            render: (_: unknown, form: SentForm) => <FormState status={form.status} />,
          },
          {
            key: 'date',
            title: t('desk.community.sentAt'),
            width: 140,
            render: (_: unknown, { createdAt }: SentForm) => <DateText at={createdAt} />,
          },
        ]),
  ];
  return (
    <DeskPage
      title={t(`desk.nav.${kind}`)}
      count={value?.total}
      actions={
        <Button icon={<Icon name="download" size={16} />} loading={isExporting} onClick={() => void takeAlong()}>
          {t('desk.community.export')}
        </Button>
      }
      tools={
        <>
          <Input
            allowClear
            prefix={<Icon name="search" size={16} />}
            value={typed}
            onChange={(event) => narrow(() => setTyped(event.target.value))}
            placeholder={t('desk.community.search')}
            aria-label={t('desk.community.search')}
            style={{ width: '18rem', maxWidth: '100%' }}
          />
          <Select
            value={status}
            onChange={(next) => narrow(() => setStatus(next))}
            aria-label={t('desk.community.status')}
            style={{ width: '10rem' }}
            options={[
              { value: '' as const, label: t('desk.community.allStatuses') },
              ...formStatuses.map((value) => ({ value, label: t(`desk.community.statuses.${value}`) })),
            ]}
          />
          <Select<FormType | ''>
            value={type}
            onChange={(next) => narrow(() => setType(next))}
            aria-label={t('desk.community.type')}
            style={{ width: '13rem' }}
            options={[
              { value: '' as const, label: t('desk.community.allTypes') },
              ...formTypes[kind].map((value) => ({ value, label: t(`desk.community.types.${value}`) })),
            ]}
          />
        </>
      }
    >
      {!value && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!value && !error ? <LoadingState /> : null}
      {value ? <StaleNotice error={error} onRetry={reload} /> : null}
      {value?.items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'desk.community.noneFound' : 'desk.community.none')}
          hint={t(isFiltered ? 'desk.community.noneFoundHint' : `desk.community.noneHint.${kind}`)}
        />
      ) : null}
      {value && value.items.length > 0 ? (
        <Framed>
          <Table<SentForm>
            size="small"
            tableLayout="fixed"
            rowKey="id"
            dataSource={[...value.items]}
            columns={columns}
            pagination={
              value.total > PER_PAGE && {
                current: page,
                pageSize: PER_PAGE,
                total: value.total,
                showSizeChanger: false,
                onChange: setPage,
              }
            }
          />
        </Framed>
      ) : null}
      {openId === null ? null : (
        <FormDialog
          kind={kind}
          id={openId}
          onClose={() => setOpenId(null)}
          onDone={() => {
            setOpenId(null);
            void reload();
          }}
        />
      )}
    </DeskPage>
  );
}

function nameOf({ name, company }: SentForm): string {
  return [name, company].filter((part) => part !== '').join(' · ');
}
