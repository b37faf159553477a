import { Button, Grid, type TableProps } from 'antd';
import { useState } from 'react';
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
import { AccountDialog } from './account-dialog.tsx';
import { AccountState, AccountType } from './account-parts.tsx';
import { CompanySelect } from './company-select.tsx';
import { NewAccountDialog } from './new-account-dialog.tsx';

const PER_PAGE = 20;

/** Accounts on the website. `company`: the company id in the address; empty: all. */
export function AccountsDesk({ company: asked }: { readonly company: string }) {
  const { t, uiLocale } = useMessages();
  const { visitors } = useDeskClient();
  const { can } = useSession();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<AccountRole | ''>('');
  const [standing, setStanding] = useState<AccountStanding | ''>('');
  const [company, setCompany] = useState(asked);
  const pages = usePages(PER_PAGE);
  const { page, perPage, narrow } = pages;
  const [opened, setOpened] = useState<VisitorAccount | 'new' | null>(null);
  const filter = { search: useSettled(typed.trim()), role, standing, company };
  const query = { ...filter, page, perPage };
  const answer = useKeptAnswer(`visitors ${JSON.stringify(query)}`, () => visitors.listAccounts(query));
  const screen = Grid.useBreakpoint();
  const isNarrow = screen.md === false;
  const done = () => {
    setOpened(null);
    void answer.reload();
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
      count={answer.value?.total}
      actions={
        <>
          <ExportButton fileName="accounts.csv" load={() => visitors.exportAccounts(filter, uiLocale)} />
          {can('edit_users') ? (
            <Button type="primary" icon={<StudioIcon name="plus" size={16} />} onClick={() => setOpened('new')}>
              {t('desk.visitors.new')}
            </Button>
          ) : null}
        </>
      }
      tools={
        <>
          <SearchInput
            label={t('desk.visitors.search')}
            value={typed}
            width="16rem"
            onChange={(next) => narrow(() => setTyped(next))}
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
            chosenName={answer.value?.items.find(({ companyId }) => companyId === company)?.companyName}
            none={t('desk.visitors.allCompanies')}
            label={t('desk.visitors.company')}
            width="14rem"
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
            title={t(isFiltered ? 'desk.community.noneFound' : 'desk.visitors.none')}
            hint={t(isFiltered ? 'desk.visitors.noneFoundHint' : 'desk.visitors.noneHint')}
          />
        }
      />
      {opened === 'new' ? (
        <NewAccountDialog company={company} onClose={() => setOpened(null)} onDone={done} />
      ) : opened === null ? null : (
        <AccountDialog id={opened.id} name={opened.username} onClose={() => setOpened(null)} onDone={done} />
      )}
    </DeskPage>
  );
}
