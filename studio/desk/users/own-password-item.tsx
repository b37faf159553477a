import { Form, Input } from 'antd';
import { useMessages } from '../../messages-context.tsx';

/** The field for one's own password, required to change anyone's credentials. */
export function OwnPasswordItem() {
  const { t } = useMessages();
  return (
    <Form.Item
      name="ownPassword"
      label={t('desk.users.ownPassword')}
      extra={t('desk.users.ownPasswordHint')}
      rules={[{ required: true, message: t('desk.errors.ownPasswordNeeded') }]}
    >
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}
