import { Button, Form } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import type { PasswordScope } from '#contract/roles.ts';
import { tone } from '#ui/theme.ts';
import type { StudioUser } from '../../cms/user-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DateText } from '../parts/date-text.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { RowList } from '../parts/row-list.tsx';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { NewPassword } from './new-password.tsx';
import { endOf, PasswordItems, type PasswordValues, usualPassword } from './password-items.tsx';

/** Application passwords. Each is shown only once, when it is created. */
export function ApplicationPasswords({ user }: { readonly user: StudioUser }) {
  const { t } = useMessages();
  const client = useDeskClient();
  const act = useDeskAct();
  const confirm = useConfirm();
  const {
    value: items,
    error,
    reload,
  } = useKeptAnswer(`passwords ${user.id}`, () => client.users.listApplicationPasswords(user.id));
  const [form] = Form.useForm<PasswordValues>();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<{ name: string; password: string } | null>(null);

  const create = async ({ name, scope, period }: PasswordValues) => {
    setBusy(true);
    const wanted = { name: name.trim(), scope, expiresAt: endOf(period) };
    const created = await act(() => client.users.createApplicationPassword(user.id, wanted));
    setBusy(false);
    if (!created) return;
    setMade({ name: wanted.name, password: created.password });
    form.resetFields();
    await reload();
  };
  const remove = async (uuid: string, label: string) => {
    const isSure = await confirm.ask({
      title: t('desk.passwords.removeTitle', { name: label }),
      text: t('desk.passwords.removeHint'),
      ok: t('desk.passwords.remove'),
      isDanger: true,
    });
    if (!isSure) return;
    await act(async () => client.users.removeApplicationPassword(user.id, uuid), t('desk.passwords.removed'));
    await reload();
  };
  const scopeName = (scope: PasswordScope) => t(`desk.passwords.scopes.${scope}`);

  return (
    <Box>
      <p>{t('desk.passwords.hint')}</p>
      <Form<PasswordValues>
        form={form}
        layout="vertical"
        initialValues={{ ...usualPassword, name: '' }}
        onFinish={create}
      >
        <PasswordItems />
        <Button htmlType="submit" loading={isBusy}>
          {t('desk.passwords.create')}
        </Button>
      </Form>
      <div role="status">{made ? <NewPassword {...made} /> : null}</div>
      {!items && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!items && !error ? <LoadingState /> : null}
      {items?.length === 0 ? <p>{t('desk.passwords.none')}</p> : null}
      {items && items.length > 0 ? (
        <RowList>
          {items.map((item) => (
            <li key={item.uuid}>
              <span>
                <strong>
                  <bdi>{item.name}</bdi>
                </strong>
                <small>
                  {scopeName(item.scope)}
                  {item.expiresAt === null ? null : <Ending at={item.expiresAt} />}
                </small>
                <small>
                  {t('desk.passwords.created')} <DateText at={item.createdAt} />
                  {' · '}
                  {item.lastUsedAt === null ? (
                    t('desk.passwords.unused')
                  ) : (
                    <>
                      {t('desk.passwords.used')} <DateText at={item.lastUsedAt} /> {item.lastAddress}
                    </>
                  )}
                </small>
              </span>
              <Button size="small" danger type="text" onClick={() => remove(item.uuid, item.name)}>
                {t('desk.passwords.remove')}
              </Button>
            </li>
          ))}
        </RowList>
      ) : null}
    </Box>
  );
}

/** When it expires, or that it has expired. */
function Ending({ at }: { readonly at: string }) {
  const { t, uiLocale } = useMessages();
  const date = new Intl.DateTimeFormat(languageTags[uiLocale], { dateStyle: 'medium' }).format(new Date(at));
  const isOver = Date.parse(at) <= Date.now();
  return <span>{` · ${t(isOver ? 'desk.passwords.ended' : 'desk.passwords.endsOn', { date })}`}</span>;
}

export function ApplicationPasswordsDialog({ user, onClose }: { readonly user: StudioUser; onClose(): void }) {
  const { t } = useMessages();
  return (
    <DeskDialog title={t('desk.passwords.title', { name: user.name })} onClose={onClose}>
      <ApplicationPasswords user={user} />
    </DeskDialog>
  );
}

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-block: 0.25rem;

  & > p {
    color: ${tone.textMuted};
  }
  & .ant-form-item {
    margin-bottom: 0.75rem;
  }
`;
