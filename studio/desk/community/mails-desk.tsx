import { Button, Grid, Input, Select, Table, type TableProps } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui/icon.tsx';
import { tone } from '#ui/theme.ts';
import { type MailState, mailStates, type SentMail } from '../../cms/community-calls.ts';
import type { MessageKey } from '../../messages.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { DateText } from '../parts/date-text.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { EmptyState, ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { useSettled } from '../use-settled.ts';
import { Framed } from './form-parts.tsx';

const PER_PAGE = 50;

/** Mails of the website to its visitors and its staff: whether they went out, and why not. Their words are nobody's business. */
export function MailsDesk() {
  const { t } = useMessages();
  const { community } = useDeskClient();
  const act = useDeskAct();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<MailState | ''>('');
  const [page, setPage] = useState(1);
  const query = { search: useSettled(typed.trim()), state, page, perPage: PER_PAGE };
  const { value, error, reload } = useKeptAnswer(`mails ${JSON.stringify(query)}`, () => community.listMails(query));
  const isNarrow = Grid.useBreakpoint().md === false;
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const retry = async ({ id, recipient }: SentMail) => {
    await act(() => community.retryMail(id), t('desk.community.mails.queued', { address: recipient }));
    await reload();
  };
  const again = (mail: SentMail) =>
    mail.mayRetry ? (
      <Button size="small" onClick={() => void retry(mail)}>
        {t('desk.community.mails.retry')}
      </Button>
    ) : null;
  const columns: TableProps<SentMail>['columns'] = [
    {
      key: 'mail',
      title: t('desk.community.mails.mail'),
      render: (_, mail) => (
        <Words>
          <strong>{mail.recipient}</strong>
          <span>{t(templateNames[mail.template] ?? 'desk.community.mails.other')}</span>
          {isNarrow ? (
            <span>
              {t(`desk.community.mails.states.${mail.state}`)} · <DateText at={mail.sentAt ?? mail.createdAt} />
            </span>
          ) : null}
          {mail.lastError === '' ? null : <small>{mail.lastError}</small>}
          {isNarrow ? again(mail) : null}
        </Words>
      ),
    },
    {
      key: 'state',
      title: t('desk.community.status'),
      width: 160,
      hidden: isNarrow,
      render: (_, mail) => (
        <Words>
          <span>{t(`desk.community.mails.states.${mail.state}`)}</span>
          {again(mail)}
        </Words>
      ),
    },
    {
      key: 'date',
      title: t('desk.community.mails.date'),
      width: 160,
      hidden: isNarrow,
      render: (_, { sentAt, createdAt }) => <DateText at={sentAt ?? createdAt} />,
    },
  ];
  return (
    <DeskPage
      title={t('desk.nav.mails')}
      count={value?.total}
      tools={
        <>
          <Input
            allowClear
            prefix={<Icon name="search" size={16} />}
            value={typed}
            onChange={(event) => narrow(() => setTyped(event.target.value))}
            placeholder={t('desk.community.mails.search')}
            aria-label={t('desk.community.mails.search')}
            style={{ width: '18rem', maxWidth: '100%' }}
          />
          <Select
            value={state}
            onChange={(next) => narrow(() => setState(next))}
            aria-label={t('desk.community.status')}
            style={{ width: '10rem' }}
            options={[
              { value: '' as const, label: t('desk.community.allStatuses') },
              ...mailStates.map((each) => ({ value: each, label: t(`desk.community.mails.states.${each}`) })),
            ]}
          />
        </>
      }
    >
      {!value && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!value && !error ? <LoadingState /> : null}
      {value ? <StaleNotice error={error} onRetry={reload} /> : null}
      {value?.items.length === 0 ? (
        <EmptyState title={t('desk.community.mails.none')} hint={t('desk.community.mails.noneHint')} />
      ) : null}
      {value && value.items.length > 0 ? (
        <Framed>
          <Table<SentMail>
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
    </DeskPage>
  );
}

/** By the name that the service gives the kind of mail. */
const templateNames: Readonly<Record<string, MessageKey>> = {
  passwordCode: 'desk.community.mails.templates.passwordCode',
  deletionCode: 'desk.community.mails.templates.deletionCode',
  trialLink: 'desk.community.mails.templates.trialLink',
  passwordChanged: 'desk.community.mails.templates.passwordChanged',
  emailMoved: 'desk.community.mails.templates.emailMoved',
  emailTaken: 'desk.community.mails.templates.emailTaken',
  accountDeleted: 'desk.community.mails.templates.accountDeleted',
  accountAdded: 'desk.community.mails.templates.accountAdded',
  accountSuspended: 'desk.community.mails.templates.accountSuspended',
  accountReleased: 'desk.community.mails.templates.accountReleased',
  newAccount: 'desk.community.mails.templates.newAccount',
  feedbackReceived: 'desk.community.mails.templates.feedbackReceived',
  contactReceived: 'desk.community.mails.templates.contactReceived',
};

const Words = styled.div`
  display: grid;
  gap: 0.125rem;
  justify-items: start;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 550;
  }
  & > span {
    color: ${tone.textMuted};
  }
  & > small {
    color: ${tone.negative};
    font-size: 0.75rem;
  }
`;
