import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { Localized } from '#cms-schema/locale.ts';
import { limits } from '#contract/limits.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { NamesItems } from './names-items.tsx';

interface Values {
  readonly username: string;
  readonly name: string;
  readonly names: Localized;
}

/** The user's own public profile. */
export function ProfileForm() {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user, replaceUser } = useSession();
  const act = useDeskAct();
  const [isBusy, setBusy] = useState(false);
  const save = async ({ name, names }: Values) => {
    setBusy(true);
    const saved = await act(() => client.users.save(user.id, { name, names }), t('desk.users.saved', { name }));
    setBusy(false);
    if (saved) replaceUser(saved);
  };
  return (
    <Form<Values>
      name="profile"
      layout="vertical"
      initialValues={{ username: user.username, name: user.name, names: user.names }}
      onFinish={save}
    >
      <Form.Item name="username" label={t('desk.users.username')}>
        <Input disabled />
      </Form.Item>
      <Form.Item name="name" label={t('desk.users.shownName')} rules={[{ required: true, whitespace: true }]}>
        <Input autoComplete="name" {...limitTo(limits.user.name)} />
      </Form.Item>
      <NamesItems />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('desk.settings.save')}
      </Button>
    </Form>
  );
}
