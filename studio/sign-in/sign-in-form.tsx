import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { theme, tone } from '#ui/theme.ts';
import { isStudioError, StudioError } from '../cms/studio-error.ts';
import type { StudioUser } from '../cms/user-model.ts';
import type { StudioClient } from '../cms.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';

export interface SignInFormProps {
  readonly client: StudioClient;
  /** The user whose session ended; only the password is requested. */
  readonly username?: string;
  onSignedIn(user: StudioUser): void;
}

/** Username and password. Errors are shown in the form and announced, and the focus goes to the password field. */
export function SignInForm({ client, username, onSignedIn }: SignInFormProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [error, setError] = useState<StudioError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const secondsLeft = useSecondsLeft(error);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const name = username ?? String(fields.get('username') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    const empty = [...(name === '' ? ['username'] : []), ...(password === '' ? ['password'] : [])];
    setMissing(empty);
    setError(null);
    if (empty[0] !== undefined) return focusField(form.current, empty[0]);
    setBusy(true);
    try {
      const user = await client.session.signIn(name, password, readPass());
      forgetPass();
      onSignedIn(user);
    } catch (reason) {
      setBusy(false);
      setError(reason instanceof StudioError ? reason : new StudioError('fault', 0, String(reason), {}, reason));
      focusField(form.current, 'password');
    }
  };

  const needed = (name: string) => (missing.includes(name) ? t('desk.signIn.needed') : undefined);
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-describedby={error ? errorId : undefined}>
      {username === undefined ? (
        <TextField
          name="username"
          label={t('desk.signIn.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={needed('username')}
        />
      ) : (
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      )}
      <TextField
        name="password"
        type="password"
        label={t('desk.signIn.password')}
        autoComplete="current-password"
        autoFocus={username !== undefined}
        error={needed('password')}
      />
      <div role="alert" id={errorId}>
        {error ? (
          <Failure>
            <Icon name="warning" />
            <span>
              {isStudioError(error, 'too_many_retries')
                ? t('desk.signIn.tooMany', { time: formatWait(secondsLeft) })
                : errorText(error)}
            </span>
          </Failure>
        ) : null}
      </div>
      <Button
        type="submit"
        size="large"
        busy={isBusy}
        disabled={secondsLeft > 0}
        aria-describedby={secondsLeft > 0 ? errorId : undefined}
      >
        {t('desk.signIn.submit')}
      </Button>
    </Form>
  );
}

/** The pass from the link of a mail. It is in the fragment, which browsers do not send. */
function readPass(): string | null {
  return /^#sign-in-pass=([\w.-]{10,100})$/.exec(window.location.hash)?.[1] ?? null;
}

function forgetPass(): void {
  if (readPass() === null) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** Seconds until the CMS accepts another attempt. */
function useSecondsLeft(error: StudioError | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const wait = isStudioError(error, 'too_many_retries') ? error.data.retryAfterSeconds : null;
    const until = typeof wait === 'number' ? Date.now() + wait * 1000 : 0;
    const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    if (until === 0) return;
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [error]);
  return left;
}

function formatWait(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.x3};

  & > [role='alert']:empty {
    display: none;
  }
`;

const Failure = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  padding: 0.75rem 0.875rem;
  border-radius: ${theme.radius.medium};
  background-color: color-mix(in srgb, ${tone.negative} 8%, ${tone.surfaceRaised});
  color: ${tone.negative};
  font-size: ${theme.size.small};
  line-height: 1.5;

  & > svg {
    flex: none;
    margin-top: 0.2em;
  }
`;
