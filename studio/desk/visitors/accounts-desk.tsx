import { Button, Grid, Input, Select, Table, type TableProps } from 'antd';
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import {
  type AccountRole,
  type AccountStanding,
  accountRoles,
  accountStandings,
  type VisitorAccount,
} from '../../cms/visitor-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useSession } from '../../session-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { Framed, RowButton } from '../community/form-parts.tsx';
import { saveText } from '../community/save-text.ts';
import { DateText } from '../parts/date-text.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { EmptyState, ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { useSettled } from '../use-settled.ts';
import { AccountDialog } from './account-dialog.tsx';
import { AccountState, AccountType } from './account-parts.tsx';
import { CompanySelect } from './company-select.tsx';
import { NewAccountDialog } from './new-account-dialog.tsx';

const PER_PAGE = 20;

/** People with an account on the website. `company`: an id that the address asks for; empty: all. */
export function AccountsDesk({ company: asked }: { readonly company: string }) {
  const { t, uiLocale } = useMessages();
  const { visitors } = useDeskClient();
  const { can } = useSession();
  const act = useDeskAct();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<AccountRole | ''>('');
  const [standing, setStanding] = useState<AccountStanding | ''>('');
  const [company, setCompany] = useState(asked);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<VisitorAccount | 'new' | null>(null);
  const [isExporting, setExporting] = useState(false);
  const filter = { search: useSettled(typed.trim()), role, standing, company };
  const query = { ...filter, page, perPage: PER_PAGE };
  const { value, error, reload } = useKeptAnswer(`visitors ${JSON.stringify(query)}`, () =>
    visitors.listAccounts(query),
  );
  const screen = Grid.useBreakpoint();
  const isNarrow = screen.md === false;
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const takeAlong = async () => {
    setExporting(true);
    const content = await act(() => visitors.exportAccounts(filter, uiLocale));
    if (content !== null) saveText('accounts.csv', content);
    setExporting(false);
  };
  const done = () => {
    setOpened(null);
    void reload();
  };
  const isFiltered = Object.values(filter).some((part) => part !== '');
  const columns: TableProps<VisitorAccount>['columns'] = [
    {
      key: 'name',
      title: t('desk.visitors.email'),
      render: (_, account) => (
        <RowButton type="button" onClick={() => setOpened(account)}>
          <strong>{account.username}</strong>
          {account.companyName === '' ? null : (
            <span>
              {account.companyName}
              {account.isManager ? ` · ${t('desk.visitors.manager')}` : ''}
            </span>
          )}
          {isNarrow ? (
            <>
              <AccountType account={account} />
              <AccountState account={account} />
            </>
          ) : null}
        </RowButton>
      ),
    },
    ...(isNarrow
      ? []
      : [
          {
            key: 'type',
            title: t('desk.visitors.type'),
            width: 140,
            render: (_: unknown, account: VisitorAccount) => <AccountType account={account} />,
          },
          {
            key: 'status',
            title: t('desk.visitors.status'),
            width: 130,
            render: (_: unknown, account: VisitorAccount) => <AccountState account={account} />,
          },
          {
            key: 'config',
            title: t('desk.visitors.config'),
            width: 140,
            hidden: screen.xl === false,
            render: (_: unknown, { configFileAuth }: VisitorAccount) => t(`desk.visitors.configs.${configFileAuth}`),
          },
          {
            key: 'registered',
            title: t('desk.visitors.registered'),
            width: 150,
            render: (_: unknown, { registeredAt }: VisitorAccount) => <DateText at={registeredAt} />,
          },
          {
            key: 'login',
            title: t('desk.visitors.lastLogin'),
            width: 150,
            render: (_: unknown, { lastLoginAt }: VisitorAccount) =>
              lastLoginAt === null ? t('desk.visitors.never') : <DateText at={lastLoginAt} />,
          },
        ]),
  ];
  return (
    <DeskPage
      title={t('desk.nav.visitors')}
      count={value?.total}
      actions={
        <>
          <Button icon={<Icon name="download" size={16} />} loading={isExporting} onClick={() => void takeAlong()}>
            {t('desk.community.export')}
          </Button>
          {can('edit_users') ? (
            <Button type="primary" icon={<StudioIcon name="plus" size={16} />} onClick={() => setOpened('new')}>
              {t('desk.visitors.new')}
            </Button>
          ) : null}
        </>
      }
      tools={
        <>
          <Input
            allowClear
            prefix={<Icon name="search" size={16} />}
            value={typed}
            onChange={(event) => narrow(() => setTyped(event.target.value))}
            placeholder={t('desk.visitors.search')}
            aria-label={t('desk.visitors.search')}
            style={{ width: '16rem', maxWidth: '100%' }}
          />
          <Select
            value={role}
            onChange={(next) => narrow(() => setRole(next))}
            aria-label={t('desk.visitors.type')}
            style={{ width: '9rem' }}
            options={[
              { value: '' as const, label: t('desk.community.allTypes') },
              ...accountRoles.map((each) => ({ value: each, label: t(`desk.visitors.roles.${each}`) })),
            ]}
          />
          <Select
            value={standing}
            onChange={(next) => narrow(() => setStanding(next))}
            aria-label={t('desk.visitors.status')}
            style={{ width: '9rem' }}
            options={[
              { value: '' as const, label: t('desk.community.allStatuses') },
              ...accountStandings.map((each) => ({ value: each, label: t(`desk.visitors.standings.${each}`) })),
            ]}
          />
          <CompanySelect
            value={company}
            onChange={(next) => narrow(() => setCompany(next))}
            chosenName={value?.items.find(({ companyId }) => companyId === company)?.companyName}
            none={t('desk.visitors.allCompanies')}
            label={t('desk.visitors.company')}
            width="14rem"
          />
        </>
      }
    >
      {!value && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!value && !error ? <LoadingState /> : null}
      {value ? <StaleNotice error={error} onRetry={reload} /> : null}
      {value?.items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'desk.community.noneFound' : 'desk.visitors.none')}
          hint={t(isFiltered ? 'desk.visitors.noneFoundHint' : 'desk.visitors.noneHint')}
        />
      ) : null}
      {value && value.items.length > 0 ? (
        <Framed>
          <Table<VisitorAccount>
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
      {opened === 'new' ? (
        <NewAccountDialog company={company} onClose={() => setOpened(null)} onDone={done} />
      ) : opened === null ? null : (
        <AccountDialog id={opened.id} name={opened.username} onClose={() => setOpened(null)} onDone={done} />
      )}
    </DeskPage>
  );
}
