import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Role } from '#contract/roles.ts';
import { useMessages } from '../../messages-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { createPassword } from './create-password.ts';
import { OwnPasswordItem } from './own-password-item.tsx';
import { RoleItem } from './role-item.tsx';
import { useConfirmedAct } from './use-confirmed-act.ts';

interface NewValues {
  readonly username: string;
  readonly name?: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly ownPassword?: string;
}

export interface NewUserDialogProps {
  onClose(): void;
  onDone(): void;
}

export function NewUserDialog({ onClose, onDone }: NewUserDialogProps) {
  const { t } = useMessages();
  const client = useDeskClient();
  const [form] = Form.useForm<NewValues>();
  const formId = useId();
  const act = useConfirmedAct(form);
  const isAdministrator = Form.useWatch('role', form) === 'administrator';
  const [isBusy, setBusy] = useState(false);
  const create = async ({ name = '', ownPassword, ...values }: NewValues) => {
    setBusy(true);
    const made = await act(
      () =>
        client.users.create(
          { ...values, name: name.trim() || values.username },
          ownPassword === undefined ? {} : { ownPassword },
        ),
      t('desk.users.created', { name: values.username }),
    );
    setBusy(false);
    if (made) onDone();
  };
  return (
    <DeskDialog
      title={t('desk.users.new')}
      act={{ label: t('desk.users.create'), isBusy, form: formId }}
      onClose={onClose}
    >
      <Form<NewValues>
        id={formId}
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        initialValues={{ role: 'author', password: createPassword() }}
        onFinish={create}
      >
        <Form.Item name="username" label={t('desk.users.username')} rules={[{ required: true, whitespace: true }]}>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...limitTo(limits.user.login)} />
        </Form.Item>
        <Form.Item name="name" label={t('desk.users.shownName')}>
          <Input autoComplete="off" {...limitTo(limits.user.name)} />
        </Form.Item>
        <Form.Item name="email" label={t('desk.users.email')} rules={[{ required: true, type: 'email' }]}>
          <Input type="email" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('desk.users.password')}
          extra={t('desk.users.passwordHint')}
          rules={[{ required: true, min: limits.password.least, max: limits.password.most }]}
        >
          <Input autoComplete="new-password" spellCheck={false} />
        </Form.Item>
        <RoleItem />
        {isAdministrator ? <OwnPasswordItem /> : null}
      </Form>
    </DeskDialog>
  );
}
