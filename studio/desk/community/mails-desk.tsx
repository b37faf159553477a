import { Button, Grid, type TableProps } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { type MailState, mailStates, type SentMail } from '../../cms/community-calls.ts';
import type { MessageKey } from '../../messages.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { DateText } from '../parts/date-text.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { SearchInput } from '../parts/search-input.tsx';
import { Select } from '../parts/select.tsx';
import { EmptyState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { usePages } from '../use-pages.ts';
import { useSettled } from '../use-settled.ts';

const PER_PAGE = 50;

/**
 * Emails sent by the website to visitors and staff, with delivery state and errors. Their text is private and not
 * shown.
 */
export function MailsDesk() {
  const { t } = useMessages();
  const { community } = useDeskClient();
  const act = useDeskAct();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<MailState | ''>('');
  const pages = usePages(PER_PAGE);
  const { page, perPage, narrow } = pages;
  const query = { search: useSettled(typed.trim()), state, page, perPage };
  const answer = useKeptAnswer(`mails ${JSON.stringify(query)}`, () => community.listMails(query));
  const isNarrow = Grid.useBreakpoint().md === false;
  const retry = async ({ id, recipient }: SentMail) => {
    await act(() => community.retryMail(id), t('desk.community.mails.queued', { address: recipient }));
    await answer.reload();
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
      count={answer.value?.total}
      tools={
        <>
          <SearchInput
            label={t('desk.community.mails.search')}
            value={typed}
            onChange={(next) => narrow(() => setTyped(next))}
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
      <PagedTable
        answer={answer}
        pages={pages}
        rowKey="id"
        columns={columns}
        empty={<EmptyState title={t('desk.community.mails.none')} hint={t('desk.community.mails.noneHint')} />}
      />
    </DeskPage>
  );
}

/** By the account service's template name. */
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
