import { Button, Grid, type TableProps } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import type { Company } from '../../cms/visitor-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioLink } from '../../navigation.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useSession } from '../../session-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { DateText } from '../parts/date-text.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { RowButton } from '../parts/row-button.ts';
import { SearchInput } from '../parts/search-input.tsx';
import { EmptyState } from '../parts/states.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { usePages } from '../use-pages.ts';
import { useSettled } from '../use-settled.ts';
import { CompanyDialog } from './company-dialog.tsx';

const PER_PAGE = 20;

/** Customer companies with their contracts and accounts. */
export function CompaniesDesk() {
  const { t } = useMessages();
  const { visitors } = useDeskClient();
  const { can } = useSession();
  const [typed, setTyped] = useState('');
  const pages = usePages(PER_PAGE);
  const { page, perPage, narrow } = pages;
  const [opened, setOpened] = useState<Company | 'new' | null>(null);
  const search = useSettled(typed.trim());
  const query = { search, page, perPage };
  const answer = useKeptAnswer(`companies ${JSON.stringify(query)}`, () => visitors.listCompanies(query));
  const isNarrow = Grid.useBreakpoint().md === false;
  const mayChange = can('edit_users');
  const columns: TableProps<Company>['columns'] = [
    {
      key: 'name',
      title: t('desk.companies.name'),
      render: (_, company) => (
        <RowButton type="button" disabled={!mayChange} onClick={() => setOpened(company)}>
          <strong>{company.name}</strong>
          {isNarrow ? (
            <span>
              {t('desk.companies.contractEnds')}: <ContractEnd company={company} />
            </span>
          ) : null}
          {company.accounts > 0 && company.managers === 0 ? <Warning>{t('desk.companies.noManager')}</Warning> : null}
        </RowButton>
      ),
    },
    {
      key: 'accounts',
      title: t('desk.companies.accounts'),
      width: isNarrow ? 110 : 160,
      render: (_, { id, accounts }) =>
        accounts === 0 ? (
          t('desk.companies.noAccounts')
        ) : (
          <Members to={`/visitors?company=${id}`}>{t('desk.companies.count', { count: accounts })}</Members>
        ),
    },
    ...(isNarrow
      ? []
      : [
          {
            key: 'end',
            title: t('desk.companies.contractEnds'),
            width: 180,
            render: (_: unknown, company: Company) => <ContractEnd company={company} />,
          },
        ]),
  ];
  return (
    <DeskPage
      title={t('desk.nav.companies')}
      count={answer.value?.total}
      actions={
        mayChange ? (
          <Button type="primary" icon={<StudioIcon name="plus" size={16} />} onClick={() => setOpened('new')}>
            {t('desk.companies.new')}
          </Button>
        ) : null
      }
      tools={
        <SearchInput
          label={t('desk.companies.search')}
          value={typed}
          onChange={(next) => narrow(() => setTyped(next))}
        />
      }
    >
      <PagedTable
        answer={answer}
        pages={pages}
        rowKey="id"
        columns={columns}
        empty={
          <EmptyState
            title={t(search === '' ? 'desk.companies.none' : 'desk.community.noneFound')}
            hint={t(search === '' ? 'desk.companies.noneHint' : 'desk.companies.noneFoundHint')}
          />
        }
      />
      {opened === null ? null : (
        <CompanyDialog
          company={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null);
            void answer.reload();
          }}
        />
      )}
    </DeskPage>
  );
}

function ContractEnd({ company: { contractEndsAt } }: { readonly company: Company }) {
  const { t } = useMessages();
  if (contractEndsAt === null) return <span>{t('desk.companies.noEnd')}</span>;
  const isOver = Date.parse(contractEndsAt) <= Date.now();
  return (
    <span>
      <DateText at={contractEndsAt} />
      {isOver ? <Warning> {t('desk.companies.ended')}</Warning> : null}
    </span>
  );
}

const Warning = styled.span`
  color: ${tone.caution};
  font-size: 0.75rem;
`;

const Members = styled(StudioLink)`
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
