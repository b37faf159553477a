import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { ApplicationPasswords } from './application-passwords.tsx';

interface Values {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly password?: string;
}

/** One's own name, password, and passwords for programs. */
export function AccountDesk() {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user, replaceUser } = useSession();
  const act = useDeskAct();
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const save = async ({ password, name, email }: Values) => {
    setBusy(true);
    const saved = await act(
      () => client.users.save(user.id, { name, email, ...(password ? { password } : {}) }),
      t('console.users.saved', { name }),
    );
    setBusy(false);
    if (!saved) return;
    replaceUser(saved);
    form.resetFields(['password']);
  };
  return (
    <DeskPage title={t('console.shell.account')} width="text">
      <Sections>
        <section>
          <Form<Values>
            form={form}
            layout="vertical"
            initialValues={{ username: user.username, name: user.name, email: user.email }}
            onFinish={save}
          >
            <Form.Item name="username" label={t('console.users.username')}>
              <Input disabled />
            </Form.Item>
            <Form.Item name="name" label={t('console.users.shownName')} rules={[{ required: true, whitespace: true }]}>
              <Input autoComplete="name" maxLength={250} />
            </Form.Item>
            <Form.Item name="email" label={t('console.users.email')} rules={[{ required: true, type: 'email' }]}>
              <Input type="email" autoComplete="email" />
            </Form.Item>
            <Form.Item
              name="password"
              label={t('console.users.newPassword')}
              extra={t('console.users.newPasswordHint')}
              rules={[{ min: 10, max: 256 }]}
            >
              <Input.Password autoComplete="new-password" />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t('console.settings.save')}
            </Button>
          </Form>
        </section>
        <section>
          <h2>{t('console.users.passwords')}</h2>
          <ApplicationPasswords user={user} />
        </section>
      </Sections>
    </DeskPage>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 2rem;
  padding-top: 1rem;
  border-top: 1px solid ${tone.line};

  & h2 {
    margin-bottom: 0.25rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;
