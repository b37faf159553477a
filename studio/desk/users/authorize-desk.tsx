import { Button, Form } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ApplicationRequest, printApproval, printRefusal } from '#contract/application-requests.ts';
import { tone } from '#ui/theme.ts';
import type { Place } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { navigate } from '../../navigation.tsx';
import { useSession } from '../../session-context.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { EmptyState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { NewPassword } from './new-password.tsx';
import { endOf, PasswordItems, type PasswordValues, usualPassword } from './password-items.tsx';

type Request = Extract<Place, { readonly name: 'authorize-application' }>['request'];

/** A program asks for an application password of the user, who approves or declines. Nothing happens without a press. */
export function AuthorizeDesk({ request }: { readonly request: Request }) {
  const { t } = useMessages();
  const isRefused = 'refused' in request;
  return (
    <DeskPage title={t('desk.authorize.title')} width="text">
      {isRefused ? (
        <EmptyState
          title={t('desk.authorize.unusable')}
          hint={t('desk.authorize.unusableHint', { parameter: request.refused })}
        />
      ) : (
        <Decision request={request} />
      )}
    </DeskPage>
  );
}

function Decision({ request }: { readonly request: ApplicationRequest }) {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user } = useSession();
  const act = useDeskAct();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<{ name: string; password: string } | null>(null);

  const approve = async ({ name, scope, period }: PasswordValues) => {
    setBusy(true);
    const wanted = { name: name.trim(), appId: request.appId, scope, expiresAt: endOf(period) };
    const created = await act(() => client.users.createApplicationPassword(user.id, wanted));
    const granted = created && {
      siteUrl: window.location.origin,
      username: user.username,
      password: created.password,
    };
    const target = granted ? printApproval(request, granted) : null;
    if (target !== null) return window.location.assign(target);
    setBusy(false);
    if (created) setMade({ name: wanted.name, password: created.password });
  };
  const decline = () => {
    const target = printRefusal(request);
    if (target === null) void navigate('/');
    else window.location.assign(target);
  };

  if (made) {
    return (
      <div role="status">
        <NewPassword {...made} />
      </div>
    );
  }
  return (
    <Box>
      <p>
        {t('desk.authorize.intro')} <bdi>{user.username}</bdi>
        {t('desk.authorize.introEnd')}
      </p>
      <p>{t('desk.authorize.warning')}</p>
      <Destination url={request.successUrl} />
      <Form<PasswordValues>
        layout="vertical"
        initialValues={{ ...usualPassword, name: request.name }}
        onFinish={approve}
        disabled={isBusy}
      >
        <PasswordItems />
        <Buttons>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('desk.authorize.approve')}
          </Button>
          <Button onClick={decline}>{t('desk.authorize.decline')}</Button>
        </Buttons>
      </Form>
    </Box>
  );
}

/** Who gets the password: the host, or the scheme of a program on the device. */
function Destination({ url }: { readonly url: string | null }) {
  const { t } = useMessages();
  if (url === null) return <p>{t('desk.authorize.shown')}</p>;
  const { protocol, host } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return (
    <p>
      {t(isWeb ? 'desk.authorize.toSite' : 'desk.authorize.toProgram')} <code>{isWeb ? host : protocol}</code>
    </p>
  );
}

const Box = styled.div`
  display: grid;
  max-width: 34rem;
  gap: 0.75rem;

  & > p {
    color: ${tone.textMuted};
  }
  & code,
  & bdi {
    color: ${tone.text};
    overflow-wrap: anywhere;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
