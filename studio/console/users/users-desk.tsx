import { Button, Form, Input, Select, Table } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type StudioUser, type UserRole, userRoles } from '../../cms/user-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useSession } from '../../session-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { DateText } from '../parts/date-text.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { RowMenu } from '../parts/row-menu.tsx';
import { ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { SubmitOnEnter } from '../parts/submit-on-enter.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { ApplicationPasswordsDialog } from './application-passwords.tsx';
import { createPassword } from './create-password.ts';

type OpenDialog =
  | { readonly name: 'new' }
  | { readonly name: 'edit' | 'remove' | 'passwords'; readonly user: StudioUser };

/** Who may come into the studio, and what they may do there. */
export function UsersDesk() {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user: me, can } = useSession();
  const { value: users, error, reload } = useAnswer('users', (signal) => client.users.list(signal));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const done = () => {
    setDialog(null);
    void reload();
  };
  const actionsFor = (user: StudioUser) => [
    { key: 'edit', label: t('console.users.edit'), onClick: () => setDialog({ name: 'edit', user }) },
    { key: 'passwords', label: t('console.users.passwords'), onClick: () => setDialog({ name: 'passwords', user }) },
    ...(user.id !== me.id && can('delete_users')
      ? [
          { type: 'divider' as const },
          {
            key: 'remove',
            danger: true,
            label: t('console.users.remove'),
            onClick: () => setDialog({ name: 'remove', user }),
          },
        ]
      : []),
  ];
  return (
    <DeskPage
      title={t('console.nav.users')}
      count={users?.length}
      actions={
        can('create_users') ? (
          <Button type="primary" icon={<StudioIcon name="plus" size={16} />} onClick={() => setDialog({ name: 'new' })}>
            {t('console.users.new')}
          </Button>
        ) : null
      }
    >
      {!users && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!users && !error ? <LoadingState /> : null}
      {users ? (
        <>
          <StaleNotice error={error} onRetry={reload} />
          <Framed>
            <Table<StudioUser>
              size="small"
              rowKey="id"
              dataSource={[...users]}
              pagination={users.length > 50 ? { pageSize: 50 } : false}
              scroll={{ x: 640 }}
              columns={[
                {
                  key: 'name',
                  title: t('console.users.name'),
                  render: (_, user) => (
                    <Name>
                      <strong>
                        {user.name}
                        {user.id === me.id ? <small>{t('console.users.you')}</small> : null}
                      </strong>
                      <span>{user.username}</span>
                    </Name>
                  ),
                },
                { key: 'email', title: t('console.users.email'), dataIndex: 'email' },
                {
                  key: 'role',
                  title: t('console.users.role'),
                  width: 140,
                  render: (_, user) => (user.role ? t(`console.users.roles.${user.role}`) : ''),
                },
                {
                  key: 'since',
                  title: t('console.users.since'),
                  width: 140,
                  render: (_, user) => <DateText at={user.registeredAt} />,
                },
                {
                  key: 'actions',
                  width: 56,
                  align: 'end',
                  title: <VisuallyHidden>{t('console.documents.actions')}</VisuallyHidden>,
                  render: (_, user) => (
                    <RowMenu label={t('console.documents.actionsFor', { title: user.name })} items={actionsFor(user)} />
                  ),
                },
              ]}
            />
          </Framed>
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

interface DialogProps {
  onClose(): void;
  onDone(): void;
}

interface NewValues {
  readonly username: string;
  readonly name?: string;
  readonly email: string;
  readonly password: string;
  readonly role: UserRole;
}

function NewUserDialog({ onClose, onDone }: DialogProps) {
  const { t } = useMessages();
  const client = useDeskClient();
  const act = useDeskAct();
  const [form] = Form.useForm<NewValues>();
  const [isBusy, setBusy] = useState(false);
  const create = async ({ name = '', ...values }: NewValues) => {
    setBusy(true);
    const made = await act(
      () => client.users.create({ ...values, name: name.trim() || values.username }),
      t('console.users.created', { name: values.username }),
    );
    setBusy(false);
    if (made) onDone();
  };
  return (
    <DeskDialog
      title={t('console.users.new')}
      onCancel={onClose}
      onOk={form.submit}
      okText={t('console.users.create')}
      okButtonProps={{ loading: isBusy }}
    >
      <Form<NewValues>
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        initialValues={{ role: 'author', password: createPassword() }}
        onFinish={create}
        style={{ paddingTop: 8 }}
      >
        <Form.Item name="username" label={t('console.users.username')} rules={[{ required: true, whitespace: true }]}>
          <Input autoFocus autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={60} />
        </Form.Item>
        <Form.Item name="name" label={t('console.users.shownName')}>
          <Input autoComplete="off" maxLength={250} />
        </Form.Item>
        <Form.Item name="email" label={t('console.users.email')} rules={[{ required: true, type: 'email' }]}>
          <Input type="email" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('console.users.password')}
          extra={t('console.users.passwordHint')}
          rules={[{ required: true, min: 10, max: 256 }]}
        >
          <Input autoComplete="new-password" spellCheck={false} />
        </Form.Item>
        <RoleItem />
        <SubmitOnEnter />
      </Form>
    </DeskDialog>
  );
}

interface EditValues {
  readonly name: string;
  readonly email: string;
  readonly role: UserRole;
  readonly password?: string;
}

function EditUserDialog({ user, onClose, onDone }: DialogProps & { readonly user: StudioUser }) {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user: me, replaceUser, can } = useSession();
  const act = useDeskAct();
  const [form] = Form.useForm<EditValues>();
  const [isBusy, setBusy] = useState(false);
  const save = async ({ password, role, ...values }: EditValues) => {
    setBusy(true);
    const saved = await act(
      () =>
        client.users.save(user.id, {
          ...values,
          ...(role !== user.role && { role }),
          ...(password ? { password } : {}),
        }),
      t('console.users.saved', { name: values.name }),
    );
    setBusy(false);
    if (!saved) return;
    if (saved.id === me.id) replaceUser(saved);
    onDone();
  };
  return (
    <DeskDialog
      title={t('console.users.editTitle', { name: user.name })}
      onCancel={onClose}
      onOk={form.submit}
      okText={t('console.settings.save')}
      okButtonProps={{ loading: isBusy }}
    >
      <Form<EditValues>
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        initialValues={{ name: user.name, email: user.email, role: user.role ?? 'subscriber' }}
        onFinish={save}
        style={{ paddingTop: 8 }}
      >
        <Form.Item name="name" label={t('console.users.shownName')} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={250} />
        </Form.Item>
        <Form.Item name="email" label={t('console.users.email')} rules={[{ required: true, type: 'email' }]}>
          <Input type="email" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('console.users.newPassword')}
          extra={t('console.users.newPasswordHint')}
          rules={[{ min: 10, max: 256 }]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        {can('promote_users') ? <RoleItem /> : <Form.Item name="role" hidden />}
        <SubmitOnEnter />
      </Form>
    </DeskDialog>
  );
}

function RoleItem() {
  const { t } = useMessages();
  return (
    <Form.Item name="role" label={t('console.users.role')}>
      <Select
        options={userRoles.toReversed().map((role) => ({
          value: role,
          label: (
            <Role>
              {t(`console.users.roles.${role}`)}
              <small>{t(`console.users.may.${role}`)}</small>
            </Role>
          ),
        }))}
      />
    </Form.Item>
  );
}

interface RemoveUserDialogProps extends DialogProps {
  readonly user: StudioUser;
  readonly users: readonly StudioUser[];
}

function RemoveUserDialog({ user, users, onClose, onDone }: RemoveUserDialogProps) {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user: me } = useSession();
  const act = useDeskAct();
  const [heir, setHeir] = useState<number | null>(me.id);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const done = await act(
      async () => {
        await client.users.remove(user.id, heir);
        return true;
      },
      t('console.users.removed', { name: user.name }),
    );
    setBusy(false);
    if (done) onDone();
  };
  return (
    <DeskDialog
      title={t('console.users.removeTitle', { name: user.name })}
      onCancel={onClose}
      onOk={remove}
      okText={t('console.users.remove')}
      okButtonProps={{ danger: true, loading: isBusy }}
    >
      <Stack>
        <p>{t('console.users.removeHint')}</p>
        <Select
          aria-label={t('console.users.heir')}
          value={heir}
          onChange={setHeir}
          options={users.filter(({ id }) => id !== user.id).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Stack>
    </DeskDialog>
  );
}

const Framed = styled.div`
  overflow: hidden;
  border: 1px solid ${tone.line};
  border-radius: 8px;
  background-color: ${tone.surfaceRaised};

  & .ant-table-row:last-child > .ant-table-cell {
    border-bottom: 0;
  }
`;

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
  }
`;

const Role = styled.span`
  display: flex;
  gap: 0.75rem;
  align-items: baseline;
  justify-content: space-between;

  & > small {
    overflow: hidden;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    text-overflow: ellipsis;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-block: 0.5rem;
`;
