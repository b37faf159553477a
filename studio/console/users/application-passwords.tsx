import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import type { StudioUser } from '../../cms/user-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { DateText } from '../parts/date-text.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useConfirm } from '../parts/use-confirm.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';

/** Passwords for programs. Each is shown once, when it is made. */
export function ApplicationPasswords({ user }: { readonly user: StudioUser }) {
  const { t } = useMessages();
  const client = useDeskClient();
  const { message } = App.useApp();
  const act = useDeskAct();
  const confirm = useConfirm();
  const {
    value: items,
    error,
    reload,
  } = useAnswer(`passwords-${user.id}`, (signal) => client.users.listApplicationPasswords(user.id, signal));
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ name: string; password: string } | null>(null);

  const create = async () => {
    const wanted = name.trim();
    const created = await act(() => client.users.createApplicationPassword(user.id, wanted));
    if (!created) return;
    setMade({ name: wanted, password: created.password });
    setName('');
    await reload();
  };
  const remove = async (uuid: string, label: string) => {
    const isSure = await confirm.ask({
      title: t('console.passwords.removeTitle', { name: label }),
      text: t('console.passwords.removeHint'),
      ok: t('console.passwords.remove'),
      isDanger: true,
    });
    if (!isSure) return;
    await act(async () => client.users.removeApplicationPassword(user.id, uuid), t('console.passwords.removed'));
    await reload();
  };
  const copy = async (password: string) => {
    await navigator.clipboard.writeText(password);
    message.success(t('console.media.copied'));
  };

  return (
    <Box>
      <p>{t('console.passwords.hint')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          placeholder={t('console.passwords.name')}
          aria-label={t('console.passwords.name')}
          maxLength={200}
        />
        <Button htmlType="submit" disabled={name.trim() === ''}>
          {t('console.passwords.create')}
        </Button>
      </form>
      <div role="status">
        {made ? (
          <Once>
            <p>{t('console.passwords.once', { name: made.name })}</p>
            <code>{made.password}</code>
            <Button size="small" onClick={() => copy(made.password)}>
              {t('console.passwords.copy')}
            </Button>
          </Once>
        ) : null}
      </div>
      {!items && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!items && !error ? <LoadingState /> : null}
      {items?.length === 0 ? <p>{t('console.passwords.none')}</p> : null}
      {items && items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <li key={item.uuid}>
              <span>
                <strong>{item.name}</strong>
                <small>
                  {t('console.passwords.created')} <DateText at={item.createdAt} />
                  {' · '}
                  {item.lastUsedAt === null ? (
                    t('console.passwords.unused')
                  ) : (
                    <>
                      {t('console.passwords.used')} <DateText at={item.lastUsedAt} /> {item.lastAddress}
                    </>
                  )}
                </small>
              </span>
              <Button size="small" danger type="text" onClick={() => remove(item.uuid, item.name)}>
                {t('console.passwords.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Box>
  );
}

export function ApplicationPasswordsDialog({ user, onClose }: { readonly user: StudioUser; onClose(): void }) {
  const { t } = useMessages();
  return (
    <DeskDialog footer={null} title={t('console.passwords.title', { name: user.name })} onCancel={onClose}>
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
  & > form {
    display: flex;
    gap: 0.5rem;
  }
  & > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    padding-block: 0.5rem;
    border-top: 1px solid ${tone.line};
  }
  & strong {
    display: block;
    font-weight: 550;
  }
  & small {
    color: ${tone.textMuted};
    font-size: 0.75rem;
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
