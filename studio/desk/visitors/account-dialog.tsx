import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import type { VisitorAccountInFull } from '../../cms/visitor-calls.ts';
import type { MessageKey } from '../../messages.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DateText } from '../parts/date-text.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { FactList } from '../parts/fact-list.ts';
import { languageNames } from '../parts/language-names.ts';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { AccountState } from './account-parts.tsx';
import { findChange, RightsItems, type RightsValues, rightsOf } from './rights-items.tsx';

export interface AccountDialogProps {
  readonly id: string;
  readonly name: string;
  onClose(): void;
  onDone(): void;
}

/** Everything stored about an account: its rights, status and history. */
export function AccountDialog({ id, name, onClose, onDone }: AccountDialogProps) {
  const { t } = useMessages();
  const { visitors } = useDeskClient();
  const { can } = useSession();
  const act = useDeskAct();
  const confirm = useConfirm();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const { value: account, error, reload } = useAnswer(`account ${id}`, () => visitors.readAccount(id));
  const run = async (change: () => Promise<void>, done: string) => {
    setBusy(true);
    const isDone = (await act(change, done)) !== null;
    setBusy(false);
    if (isDone) onDone();
  };
  const save = async (before: RightsValues, values: RightsValues) => {
    const change = findChange(before, values);
    if (Object.keys(change).length === 0) return onClose();
    await run(() => visitors.changeAccount(id, change), t('desk.visitors.saved', { name }));
  };
  const suspend = async () => {
    const isSure = await confirm.ask({
      title: t('desk.visitors.suspendTitle', { name }),
      text: t('desk.visitors.suspendText'),
      ok: t('desk.visitors.suspend'),
      isDanger: true,
    });
    if (isSure) await run(() => visitors.suspendAccount(id), t('desk.visitors.suspended', { name }));
  };
  const remove = async () => {
    const isSure = await confirm.ask({
      title: t('desk.visitors.deleteTitle', { name }),
      text: t('desk.visitors.deleteText'),
      ok: t('desk.visitors.delete'),
      isDanger: true,
    });
    if (isSure) await run(() => visitors.deleteAccount(id), t('desk.visitors.deleted', { name }));
  };
  return (
    <DeskDialog
      title={name}
      place="end"
      width={34}
      {...(account && can('edit_users') && { act: { label: t('filing.save'), isBusy, form: formId } })}
      onClose={onClose}
    >
      {!account && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!account && !error ? <LoadingState /> : null}
      {account ? (
        <>
          <Facts account={account} />
          <Form<RightsValues>
            id={formId}
            layout="vertical"
            scrollToFirstError={{ focus: true }}
            initialValues={rightsOf(account)}
            onFinish={(values) => void save(rightsOf(account), { ...rightsOf(account), ...values })}
          >
            <RightsItems companyName={account.companyName} />
          </Form>
          <Acts>
            {account.suspendedAt === null ? (
              <Button danger disabled={isBusy} onClick={() => void suspend()}>
                {t('desk.visitors.suspend')}
              </Button>
            ) : (
              <Button
                disabled={isBusy}
                onClick={() => void run(() => visitors.releaseAccount(id), t('desk.visitors.released', { name }))}
              >
                {t('desk.visitors.release')}
              </Button>
            )}
            {can('delete_users') ? (
              <Button danger type="text" disabled={isBusy} onClick={() => void remove()}>
                {t('desk.visitors.delete')}
              </Button>
            ) : null}
          </Acts>
          <History account={account} />
        </>
      ) : null}
    </DeskDialog>
  );
}

function Facts({ account }: { readonly account: VisitorAccountInFull }) {
  const { t } = useMessages();
  const rows = [
    [t('desk.visitors.status'), <AccountState key="state" account={account} />],
    [t('desk.visitors.registered'), <DateText key="registered" at={account.registeredAt} />],
    [
      t('desk.visitors.mailbox'),
      account.provedAt === null ? t('desk.visitors.mailboxUnproved') : <DateText key="proved" at={account.provedAt} />,
    ],
    [
      t('desk.visitors.lastLogin'),
      account.lastLoginAt === null ? t('desk.visitors.never') : <DateText key="login" at={account.lastLoginAt} />,
    ],
    [t('desk.visitors.industry'), account.industry],
    [t('desk.visitors.statedCompany'), account.statedCompany],
    [t('desk.visitors.job'), account.job],
    [t('desk.visitors.language'), t(languageNames[account.locale])],
    [
      t('desk.visitors.trialBegun'),
      account.trialBegunAt === null ? '' : <DateText key="trial" at={account.trialBegunAt} />,
    ],
  ] as const;
  return (
    <List>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

function History({ account: { history } }: { readonly account: VisitorAccountInFull }) {
  const { t } = useMessages();
  if (history.length === 0) return null;
  return (
    <section>
      <Heading>{t('desk.visitors.history')}</Heading>
      <List>
        {history.map(({ at, action, by }) => (
          <div key={`${at} ${action}`}>
            <dt>
              <DateText at={at} />
            </dt>
            <dd>
              {t(actNames[action] ?? 'desk.visitors.acts.other')}
              {by === '' ? '' : ` · ${by}`}
            </dd>
          </div>
        ))}
      </List>
    </section>
  );
}

/** By the account service's name of the action. */
const actNames: Readonly<Record<string, MessageKey>> = {
  'account.register': 'desk.visitors.acts.register',
  'account.reset-password': 'desk.visitors.acts.resetPassword',
  'account.set-password': 'desk.visitors.acts.setByLink',
  'account.secure': 'desk.visitors.acts.secure',
  'account.tell-held-up': 'desk.visitors.acts.tellHeldUp',
  'trial.send-link': 'desk.visitors.acts.sendLink',
  'trial.begin': 'desk.visitors.acts.beginTrial',
  'company.set-password': 'desk.visitors.acts.setPassword',
  'account.change-password': 'desk.visitors.acts.setPassword',
  'staff.add-account': 'desk.visitors.acts.add',
  'staff.change-account': 'desk.visitors.acts.change',
  'staff.suspend-account': 'desk.visitors.acts.suspend',
  'staff.release-account': 'desk.visitors.acts.release',
};

const List = styled(FactList)`
  margin-bottom: ${theme.space.x3};
`;

const Heading = styled.h3`
  margin-bottom: 0.5rem;
  font-size: 0.875rem;
  font-weight: 600;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: ${theme.space.x3};
  padding-top: ${theme.space.x2};
  border-top: 1px solid ${tone.line};
`;
