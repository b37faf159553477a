import { useState } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { ApplicationPasswords } from './application-passwords.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsList } from './sessions-list.tsx';

/** The user's own profile, credentials, sessions and application passwords. */
export function AccountDesk() {
  const { t } = useMessages();
  const { user } = useSession();
  const [passwordsSet, setPasswordsSet] = useState(0);
  return (
    <DeskPage title={t('desk.shell.account')} width="text">
      <Sections>
        <section aria-labelledby="account-profile">
          <h2 id="account-profile">{t('desk.users.profile')}</h2>
          <ProfileForm />
        </section>
        <section aria-labelledby="account-sign-in">
          <h2 id="account-sign-in">{t('desk.users.signIn')}</h2>
          <CredentialsForm onPasswordChanged={() => setPasswordsSet((count) => count + 1)} />
        </section>
        <section aria-labelledby="account-sessions">
          <h2 id="account-sessions">{t('desk.sessions.title')}</h2>
          <SessionsList key={passwordsSet} user={user} />
        </section>
        <section aria-labelledby="account-programs">
          <h2 id="account-programs">{t('desk.users.passwords')}</h2>
          <ApplicationPasswords key={passwordsSet} user={user} />
        </section>
      </Sections>
    </DeskPage>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 2.5rem 3rem;
  padding-top: 1rem;
  border-top: 1px solid ${tone.line};

  & h2 {
    margin-bottom: 0.5rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;
