import { Button, Grid, type TableProps } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui/icon.tsx';
import { tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type Redirect, type RedirectOrder, redirectOrders } from '../../cms/redirect-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DateText } from '../parts/date-text.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { RowMenu } from '../parts/row-menu.tsx';
import { SearchInput } from '../parts/search-input.tsx';
import { Select } from '../parts/select.tsx';
import { EmptyState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { usePages } from '../use-pages.ts';
import { useSettled } from '../use-settled.ts';
import { printTarget } from './print-target.ts';
import { RedirectDialog } from './redirect-dialog.tsx';

const PER_PAGE = 50;

/** All redirects: those made by hand and those left behind by moved pages. */
export function RedirectsDesk() {
  const { t } = useMessages();
  const client = useDeskClient();
  const act = useDeskAct();
  const confirm = useConfirm();
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<RedirectOrder>('date');
  const pages = usePages(PER_PAGE);
  const { page, perPage, narrow } = pages;
  const [open, setOpen] = useState<Redirect | 'new' | null>(null);
  const search = useSettled(typed.trim());
  const query = { search, order, page, perPage };
  const answer = useKeptAnswer(`redirects ${JSON.stringify(query)}`, () => client.redirects.list(query));
  const isNarrow = Grid.useBreakpoint().md === false;
  const remove = async ({ id, from }: Redirect) => {
    const isSure = await confirm.ask({
      title: t('desk.redirects.removeTitle', { from }),
      text: t('desk.redirects.removeHint'),
      ok: t('desk.redirects.remove'),
      isDanger: true,
    });
    if (!isSure) return;
    const done = await act(() => client.redirects.remove(id), t('desk.redirects.removed', { from }));
    if (done !== null) await answer.reload();
  };
  const actions = (redirect: Redirect) => [
    { key: 'edit', label: t('desk.redirects.edit'), onClick: () => setOpen(redirect) },
    { type: 'divider' as const, key: 'line' },
    { key: 'remove', danger: true, label: t('desk.redirects.remove'), onClick: () => void remove(redirect) },
  ];
  const columns: TableProps<Redirect>['columns'] = [
    {
      key: 'way',
      title: t('desk.redirects.way'),
      render: (_, redirect) => <Way redirect={redirect} />,
    },
    ...(isNarrow
      ? []
      : [
          {
            key: 'status',
            title: t('desk.redirects.status'),
            width: 170,
            render: (_: unknown, { status }: Redirect) => t(`desk.redirects.short.${status}`),
          },
          {
            key: 'hits',
            title: t('desk.redirects.hits'),
            width: 150,
            render: (_: unknown, redirect: Redirect) => <Hits redirect={redirect} />,
          },
          {
            key: 'date',
            title: t('desk.redirects.since'),
            width: 130,
            render: (_: unknown, { createdAt }: Redirect) => <DateText at={createdAt} />,
          },
        ]),
    {
      key: 'actions',
      width: 56,
      align: 'end',
      title: <VisuallyHidden>{t('desk.documents.actions')}</VisuallyHidden>,
      render: (_, redirect) => (
        <RowMenu label={t('desk.documents.actionsFor', { title: redirect.from })} items={actions(redirect)} />
      ),
    },
  ];
  return (
    <DeskPage
      title={t('desk.nav.redirects')}
      count={answer.value?.total}
      actions={
        <Button type="primary" icon={<StudioIcon name="plus" size={16} />} onClick={() => setOpen('new')}>
          {t('desk.redirects.new')}
        </Button>
      }
      tools={
        <>
          <SearchInput
            label={t('desk.redirects.search')}
            value={typed}
            onChange={(next) => narrow(() => setTyped(next))}
          />
          <Select
            value={order}
            onChange={(next) => narrow(() => setOrder(next))}
            aria-label={t('desk.documents.order')}
            style={{ width: '11rem' }}
            options={redirectOrders.map((name) => ({ value: name, label: t(`desk.redirects.orders.${name}`) }))}
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
            title={t(search === '' ? 'desk.redirects.none' : 'desk.redirects.noneFound')}
            hint={t('desk.redirects.noneHint')}
          />
        }
      />
      {open === null ? null : (
        <RedirectDialog
          redirect={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            void answer.reload();
          }}
        />
      )}
    </DeskPage>
  );
}

function Way({ redirect }: { readonly redirect: Redirect }) {
  const { t } = useMessages();
  const isNarrow = Grid.useBreakpoint().md === false;
  const { from, to, isAutomatic } = redirect;
  return (
    <Ways>
      <strong>{from}</strong>
      <span>
        <Icon name="arrow-right" size={14} />
        {to === null ? <span>{t('desk.redirects.short.410')}</span> : <span>{printTarget(to)}</span>}
      </span>
      {isAutomatic ? <small>{t('desk.redirects.automatic')}</small> : null}
      {isNarrow ? (
        <small>
          {t(`desk.redirects.short.${redirect.status}`)} · <Hits redirect={redirect} />
        </small>
      ) : null}
    </Ways>
  );
}

function Hits({ redirect: { hits, lastHitAt } }: { readonly redirect: Redirect }) {
  const { t } = useMessages();
  if (hits === 0) return t('desk.redirects.never');
  return (
    <>
      {hits} · <DateText at={lastHitAt} />
    </>
  );
}

const Ways = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  font-size: 0.8125rem;

  & > strong {
    font-weight: 550;
  }
  & > span {
    display: flex;
    align-items: baseline;
    gap: 0.375rem;
    color: ${tone.textMuted};
  }
  & > span > svg {
    flex: none;
    align-self: center;
    color: ${tone.accent};
  }
  & > small {
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
`;
