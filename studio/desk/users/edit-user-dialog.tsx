import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import type { Localized } from '#cms-schema/locale.ts';
import { limits } from '#contract/limits.ts';
import type { Role } from '#contract/roles.ts';
import type { StudioUser } from '../../cms/user-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { NamesItems } from './names-items.tsx';
import { OwnPasswordItem } from './own-password-item.tsx';
import { RoleItem } from './role-item.tsx';
import { useConfirmedAct } from './use-confirmed-act.ts';

interface EditValues {
  readonly name: string;
  readonly names: Localized;
  readonly email: string;
  readonly role: Role;
  readonly password?: string;
  readonly ownPassword?: string;
}

export interface EditUserDialogProps {
  readonly user: StudioUser;
  onClose(): void;
  onDone(): void;
}

export function EditUserDialog({ user, onClose, onDone }: EditUserDialogProps) {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user: me, replaceUser, can } = useSession();
  const [form] = Form.useForm<EditValues>();
  const formId = useId();
  const act = useConfirmedAct(form);
  const typed = Form.useWatch([], form);
  const changesSignIn =
    Boolean(typed?.password) ||
    (typed?.email ?? user.email).trim() !== user.email ||
    (typed?.role ?? user.role) !== user.role;
  const [isBusy, setBusy] = useState(false);
  const save = async ({ password, role, ownPassword, ...values }: EditValues) => {
    setBusy(true);
    const saved = await act(
      () =>
        client.users.save(
          user.id,
          { ...values, ...(role !== user.role && { role }), ...(password && { password }) },
          ownPassword === undefined ? {} : { ownPassword },
        ),
      t('desk.users.saved', { name: values.name }),
    );
    setBusy(false);
    if (!saved) return;
    if (saved.id === me.id) replaceUser(saved);
    onDone();
  };
  return (
    <DeskDialog
      title={t('desk.users.editTitle', { name: user.name })}
      act={{ label: t('desk.settings.save'), isBusy, form: formId }}
      onClose={onClose}
    >
      <Form<EditValues>
        id={formId}
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        initialValues={{ name: user.name, names: user.names, email: user.email, role: user.role ?? 'subscriber' }}
        onFinish={save}
      >
        <Form.Item name="name" label={t('desk.users.shownName')} rules={[{ required: true, whitespace: true }]}>
          <Input {...limitTo(limits.user.name)} />
        </Form.Item>
        <NamesItems />
        <Form.Item name="email" label={t('desk.users.email')} rules={[{ required: true, type: 'email' }]}>
          <Input type="email" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('desk.users.newPassword')}
          extra={t('desk.users.newPasswordHint')}
          rules={[{ min: limits.password.least, max: limits.password.most }]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        {can('promote_users') ? <RoleItem /> : <Form.Item name="role" hidden />}
        {changesSignIn ? <OwnPasswordItem /> : null}
      </Form>
    </DeskDialog>
  );
}
