import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import { limits } from '#contract/limits.ts';
import { type PasswordScope, passwordScopes } from '#contract/roles.ts';
import { theme, tone } from '#ui/theme.ts';
import type { StudioUser } from '../../cms/user-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DateText } from '../parts/date-text.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { RowList } from '../parts/row-list.tsx';
import { Select } from '../parts/select.tsx';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';

/** In days, or no expiry. */
const periods = ['30', '90', '365', 'never'] as const;

interface Values {
  readonly name: string;
  readonly scope: PasswordScope;
  readonly period: (typeof periods)[number];
}

function endOf(period: Values['period']): string | null {
  return period === 'never' ? null : new Date(Date.now() + Number(period) * 24 * 60 * 60 * 1000).toISOString();
}

/** Application passwords. Each is shown only once, when it is created. */
export function ApplicationPasswords({ user }: { readonly user: StudioUser }) {
  const { t } = useMessages();
  const client = useDeskClient();
  const toasts = useToasts();
  const act = useDeskAct();
  const confirm = useConfirm();
  const {
    value: items,
    error,
    reload,
  } = useKeptAnswer(`passwords ${user.id}`, () => client.users.listApplicationPasswords(user.id));
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<{ name: string; password: string } | null>(null);

  const create = async ({ name, scope, period }: Values) => {
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
  const copy = async (password: string) => {
    try {
      await navigator.clipboard.writeText(password);
      toasts.tell(t('desk.media.copied'));
    } catch {
      toasts.tellFailure(t('desk.passwords.copyFailed'));
    }
  };
  const scopeName = (value: string | number) => {
    const scope = passwordScopes.find((one) => one === value);
    return scope ? t(`desk.passwords.scopes.${scope}`) : '';
  };
  const scopeOptions = passwordScopes.map((scope) => ({
    value: scope,
    title: t(`desk.passwords.may.${scope}`),
    label: t(`desk.passwords.scopes.${scope}`),
    content: (
      <Scope>
        {t(`desk.passwords.scopes.${scope}`)}
        <small>{t(`desk.passwords.may.${scope}`)}</small>
      </Scope>
    ),
  }));

  return (
    <Box>
      <p>{t('desk.passwords.hint')}</p>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ name: '', scope: 'write', period: '365' }}
        onFinish={create}
      >
        <Form.Item name="name" label={t('desk.passwords.name')} rules={[{ required: true, whitespace: true }]}>
          <Input autoComplete="off" {...limitTo(limits.programName)} />
        </Form.Item>
        <Row>
          <Form.Item name="scope" label={t('desk.passwords.scope')}>
            <Select options={scopeOptions} popupMatchSelectWidth={false} />
          </Form.Item>
          <Form.Item name="period" label={t('desk.passwords.ends')}>
            <Select
              options={periods.map((period) => ({ value: period, label: t(`desk.passwords.periods.${period}`) }))}
            />
          </Form.Item>
        </Row>
        <Button htmlType="submit" loading={isBusy}>
          {t('desk.passwords.create')}
        </Button>
      </Form>
      <div role="status">
        {made ? (
          <Once>
            <p>{t('desk.passwords.once', { name: made.name })}</p>
            <code>{made.password}</code>
            <Button size="small" onClick={() => copy(made.password)}>
              {t('desk.passwords.copy')}
            </Button>
          </Once>
        ) : null}
      </div>
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

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  column-gap: 0.75rem;
`;

const Scope = styled.span`
  display: grid;
  padding-block: 0.125rem;

  & > small {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    white-space: normal;
  }
`;

const Once = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  padding: 0.75rem;
  border-radius: 8px;
  background-color: ${tone.surfaceSunken};

  & > p {
    flex: 1 0 100%;
  }
  & > code {
    font-family: ${theme.font.code};
    font-size: 0.9375rem;
    letter-spacing: 0.02em;
    user-select: all;
  }
`;
