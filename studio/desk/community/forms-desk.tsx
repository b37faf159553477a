import { Grid, type TableProps } from 'antd';
import { useState } from 'react';
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
import { ExportButton } from '../parts/export-button.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { RowButton } from '../parts/row-button.ts';
import { SearchInput } from '../parts/search-input.tsx';
import { Select } from '../parts/select.tsx';
import { EmptyState } from '../parts/states.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { usePages } from '../use-pages.ts';
import { useSettled } from '../use-settled.ts';
import { FormDialog } from './form-dialog.tsx';
import { Excerpt, FormState } from './form-parts.tsx';

const PER_PAGE = 20;

/** The submissions of one kind of form: to read, answer and export. */
export function FormsDesk({ kind }: { readonly kind: FormKind }) {
  const { t, uiLocale } = useMessages();
  const { community } = useDeskClient();
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<FormStatus | ''>('');
  const [type, setType] = useState<FormType | ''>('');
  const pages = usePages(PER_PAGE);
  const { page, perPage, narrow } = pages;
  const [openId, setOpenId] = useState<string | null>(null);
  const filter = { search: useSettled(typed.trim()), status, type };
  const query = { ...filter, page, perPage };
  const answer = useKeptAnswer(`${kind} ${JSON.stringify(query)}`, () => community.listForms(kind, query));
  const isNarrow = Grid.useBreakpoint().md === false;
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
      count={answer.value?.total}
      actions={<ExportButton fileName={`${kind}.csv`} load={() => community.exportForms(kind, filter, uiLocale)} />}
      tools={
        <>
          <SearchInput
            label={t('desk.community.search')}
            value={typed}
            onChange={(next) => narrow(() => setTyped(next))}
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
      <PagedTable
        answer={answer}
        pages={pages}
        rowKey="id"
        columns={columns}
        empty={
          <EmptyState
            title={t(isFiltered ? 'desk.community.noneFound' : 'desk.community.none')}
            hint={t(isFiltered ? 'desk.community.noneFoundHint' : `desk.community.noneHint.${kind}`)}
          />
        }
      />
      {openId === null ? null : (
        <FormDialog
          kind={kind}
          id={openId}
          onClose={() => setOpenId(null)}
          onDone={() => {
            setOpenId(null);
            void answer.reload();
          }}
        />
      )}
    </DeskPage>
  );
}

function nameOf({ name, company }: SentForm): string {
  return [name, company].filter((part) => part !== '').join(' · ');
}
