import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useMessages } from '../../messages-context.tsx';
import { Refused } from '../../parts/refused.tsx';
import { useSession } from '../../session-context.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { OwnPasswordItem } from './own-password-item.tsx';
import { useConfirmedAct } from './use-confirmed-act.ts';

interface Values {
  readonly email: string;
  readonly password?: string;
  readonly endsPrograms?: boolean;
  readonly ownPassword?: string;
}

export interface CredentialsFormProps {
  /** A new password ended the other sessions and, if requested, the application passwords. */
  onPasswordChanged(): void;
}

/** The user's own email and password. Changing them requires the current password. */
export function CredentialsForm({ onPasswordChanged }: CredentialsFormProps) {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user, replaceUser } = useSession();
  const [form] = Form.useForm<Values>();
  const act = useConfirmedAct(form);
  const [isBusy, setBusy] = useState(false);
  const email = Form.useWatch('email', form) ?? user.email;
  const hasNewPassword = Boolean(Form.useWatch('password', form));
  const isChanged = hasNewPassword || email.trim() !== user.email;
  const save = async ({ password, endsPrograms = false, ownPassword }: Values) => {
    setBusy(true);
    const saved = await act(
      () =>
        client.users.save(
          user.id,
          { email: email.trim(), ...(password && { password }) },
          { ...(ownPassword !== undefined && { ownPassword }), endsApplicationPasswords: endsPrograms },
        ),
      t('desk.users.signInSaved'),
    );
    setBusy(false);
    if (!saved) return;
    replaceUser(saved);
    form.resetFields(['password', 'endsPrograms', 'ownPassword']);
    if (password) onPasswordChanged();
  };
  return (
    <Form<Values>
      form={form}
      name="credentials"
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      initialValues={{ email: user.email }}
      onFinish={save}
    >
      <Form.Item name="email" label={t('desk.users.email')} rules={[{ required: true, type: 'email' }]}>
        <Input type="email" autoComplete="email" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('desk.users.newPassword')}
        extra={t('desk.users.newPasswordOwn')}
        rules={[{ min: limits.password.least, max: limits.password.most }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      {hasNewPassword ? (
        <Form.Item name="endsPrograms" valuePropName="checked">
          <Checkbox>{t('desk.users.endPrograms')}</Checkbox>
        </Form.Item>
      ) : null}
      {isChanged ? <OwnPasswordItem /> : null}
      <Refused refusal={isChanged ? null : t('refusal.nothingChanged')}>
        {(button) => (
          <Button type="primary" htmlType="submit" loading={isBusy} {...button}>
            {t('desk.settings.save')}
          </Button>
        )}
      </Refused>
    </Form>
  );
}
