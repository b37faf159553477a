import { Button, Table } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { StudioUser } from '../../cms/user-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useSession } from '../../session-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DateText } from '../parts/date-text.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { RowMenu } from '../parts/row-menu.tsx';
import { ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { TableFrame } from '../parts/table-frame.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { ApplicationPasswordsDialog } from './application-passwords.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';
import { RemoveUserDialog } from './remove-user-dialog.tsx';

type OpenDialog =
  | { readonly name: 'new' }
  | { readonly name: 'edit' | 'remove' | 'passwords'; readonly user: StudioUser };

/** The studio's users and their roles. */
export function UsersDesk() {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user: me, can } = useSession();
  const { value: users, error, reload } = useKeptAnswer('users', () => client.users.list());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const done = () => {
    setDialog(null);
    void reload();
  };
  const act = useDeskAct();
  const confirm = useConfirm();
  const signOutEverywhere = async ({ id, name }: StudioUser) => {
    const isSure = await confirm.ask({
      title: t('desk.users.signOutAllTitle', { name }),
      text: t('desk.users.signOutAllHint'),
      ok: t('desk.users.signOutAll'),
      isDanger: true,
    });
    if (isSure) await act(() => client.users.endOtherSessions(id), t('desk.users.signedOutAll', { name }));
  };
  const actionsFor = (user: StudioUser) => [
    { key: 'edit', label: t('desk.users.edit'), onClick: () => setDialog({ name: 'edit', user }) },
    { key: 'passwords', label: t('desk.users.passwords'), onClick: () => setDialog({ name: 'passwords', user }) },
    ...(user.id === me.id
      ? []
      : [{ key: 'sessions', label: t('desk.users.signOutAll'), onClick: () => void signOutEverywhere(user) }]),
    ...(user.id !== me.id && can('delete_users')
      ? [
          { type: 'divider' as const },
          {
            key: 'remove',
            danger: true,
            label: t('desk.users.remove'),
            onClick: () => setDialog({ name: 'remove', user }),
          },
        ]
      : []),
  ];
  return (
    <DeskPage
      title={t('desk.nav.users')}
      count={users?.length}
      actions={
        can('create_users') ? (
          <Button type="primary" icon={<StudioIcon name="plus" size={16} />} onClick={() => setDialog({ name: 'new' })}>
            {t('desk.users.new')}
          </Button>
        ) : null
      }
    >
      {!users && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!users && !error ? <LoadingState /> : null}
      {users ? (
        <>
          <StaleNotice error={error} onRetry={reload} />
          <TableFrame>
            <Table<StudioUser>
              size="small"
              rowKey="id"
              dataSource={[...users]}
              pagination={users.length > 50 ? { pageSize: 50 } : false}
              columns={[
                {
                  key: 'name',
                  title: t('desk.users.name'),
                  render: (_, user) => (
                    <Name>
                      <strong>
                        <bdi>{user.name}</bdi>
                        {user.id === me.id ? <small>{t('desk.users.you')}</small> : null}
                      </strong>
                      <span>
                        <bdi>{user.username}</bdi>
                      </span>
                      <span className="email">{user.email}</span>
                    </Name>
                  ),
                },
                { key: 'email', title: t('desk.users.email'), dataIndex: 'email', responsive: ['md'] },
                {
                  key: 'role',
                  title: t('desk.users.role'),
                  render: (_, user) => (user.role ? t(`desk.users.roles.${user.role}`) : ''),
                },
                {
                  key: 'since',
                  responsive: ['md'],
                  title: t('desk.users.since'),
                  width: 140,
                  render: (_, user) => <DateText at={user.registeredAt} />,
                },
                {
                  key: 'actions',
                  width: 56,
                  align: 'end',
                  title: <VisuallyHidden>{t('desk.documents.actions')}</VisuallyHidden>,
                  render: (_, user) => (
                    <RowMenu label={t('desk.documents.actionsFor', { title: user.name })} items={actionsFor(user)} />
                  ),
                },
              ]}
            />
          </TableFrame>
        </>
      ) : null}
      {dialog?.name === 'new' ? <NewUserDialog onClose={close} onDone={done} /> : null}
      {dialog?.name === 'edit' ? <EditUserDialog user={dialog.user} onClose={close} onDone={done} /> : null}
      {dialog?.name === 'remove' && users ? (
        <RemoveUserDialog user={dialog.user} users={users} onClose={close} onDone={done} />
      ) : null}
      {dialog?.name === 'passwords' ? <ApplicationPasswordsDialog user={dialog.user} onClose={close} /> : null}
    </DeskPage>
  );
}

const Name = styled.div`
  display: grid;

  & > strong {
    font-weight: 550;
  }
  & small {
    margin-inline-start: 0.5rem;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-weight: 400;
  }
  & > span {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  /* antd's breakpoint at which the email column appears. */
  @media (min-width: 768px) {
    & > .email {
      display: none;
    }
  }
`;
