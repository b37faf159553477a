import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Text } from '#ui/text.tsx';
import { theme, tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Waveform } from '#ui/waveform/waveform.tsx';
import type { StudioError } from '../cms/studio-error.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioLink } from '../navigation.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { useRetry } from '../try-later.ts';

export interface StartScreenProps {
  /** Why the studio cannot open. */
  readonly error?: StudioError;
  /** Tries again. */
  onRetry?(): Promise<void>;
}

/** Shown while the studio finds out who is signed in, and when it cannot; it keeps retrying. */
export function StartScreen({ error, onRetry }: StartScreenProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  useRetry(error ?? null, () => void onRetry?.());
  const ask = async () => {
    setAsking(true);
    await onRetry?.();
    setAsking(false);
  };
  if (!error) {
    return (
      <Screen role="status">
        <Waveform seed="studio" variant="mark" isRunning />
        <VisuallyHidden>{t('desk.state.loading')}</VisuallyHidden>
      </Screen>
    );
  }
  const isForbidden = error.status === 403;
  const isGone = error.code === 'rest_post_invalid_id';
  return (
    <Screen as="main">
      <Heading level={1} size="sub">
        {t(isForbidden ? 'desk.state.forbidden' : isGone ? 'desk.state.lost' : 'desk.state.away')}
      </Heading>
      <Text tone="muted" role="alert">
        {errorText(error)}
      </Text>
      <Row>
        {isForbidden || isGone ? (
          <HomeLink to="/">{t('desk.shell.home')}</HomeLink>
        ) : (
          <Button busy={isAsking} onClick={() => void ask()}>
            {t('desk.state.retry')}
          </Button>
        )}
        <LanguageSwitch />
      </Row>
    </Screen>
  );
}

const Screen = styled.div`
  display: grid;
  min-height: 100dvh;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.x2};
  padding: ${theme.space.x3};
  text-align: center;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x2};
`;

const HomeLink = styled(StudioLink)`
  color: ${tone.text};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
