import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { Text } from '#ui/text.tsx';
import { theme, tone } from '#ui/theme.ts';
import type { StudioUser } from '../cms/user-model.ts';
import type { StudioClient } from '../cms.ts';
import { useMessages } from '../messages-context.tsx';
import { useModal } from '../parts/use-modal.ts';
import { SignInForm } from './sign-in-form.tsx';

export interface SignInAgainDialogProps {
  readonly client: StudioClient;
  readonly user: StudioUser;
  onSignedIn(user: StudioUser): void;
}

/** Shown over whatever is open, which stays untouched. Only signing in closes it: nothing could be saved without. */
export function SignInAgainDialog({ client, user, onSignedIn }: SignInAgainDialogProps) {
  const { t } = useMessages();
  const modal = useModal(stay);
  return (
    <Dialog {...modal} aria-labelledby="sign-in-again">
      <div>
        <Heading level={2} size="small" id="sign-in-again">
          {t('desk.signIn.again')}
        </Heading>
        <Text size="small" tone="muted">
          {t('desk.signIn.againIntro', { name: user.name })}
        </Text>
      </div>
      <SignInForm client={client} username={user.username} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

function stay(): void {}

const Dialog = styled.dialog`
  width: min(calc(100vw - 2rem), 24rem);
  margin: auto;
  padding: ${theme.space.x4};
  border: 0;
  border-radius: ${theme.radius.large};
  background-color: ${tone.surfaceRaised};
  color: ${tone.text};
  box-shadow: ${theme.shadow.overlay};

  &[open] {
    display: grid;
    gap: ${theme.space.x3};
  }
  &::backdrop {
    background-color: rgb(11 15 23 / 45%);
  }
`;
