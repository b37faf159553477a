import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { media, theme } from '#ui/theme.ts';
import { Logo } from '#ui/waveform/logo.tsx';
import { Waveform } from '#ui/waveform/waveform.tsx';
import type { StudioUser } from '../cms/user-model.ts';
import type { StudioClient } from '../cms.ts';
import { useMessages } from '../messages-context.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Seed of the studio's waveform: the same on every sign-in screen. */
const SEED = 'studio';

export interface SignInScreenProps {
  readonly client: StudioClient;
  onSignedIn(user: StudioUser): void;
}

export function SignInScreen({ client, onSignedIn }: SignInScreenProps) {
  const { t, uiLocale } = useMessages();
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = t('desk.signIn.title');
  }, [t]);
  useEffect(() => {
    const element = side.current;
    if (!element) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    import('#ui/waveform/waveform-player.ts').then(({ playWaveform }) => {
      if (!isGone) stop = playWaveform(element, { seed: SEED }).stop;
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return (
    <Screen>
      <Surface tone="dark" as="aside">
        <Side ref={side}>
          <Logo locale={uiLocale} />
          <Drawing>
            <Waveform seed={SEED} variant="hero" />
          </Drawing>
          <Slogan>{t('desk.signIn.slogan')}</Slogan>
        </Side>
      </Surface>
      <Main>
        <Corner>
          <LanguageSwitch />
        </Corner>
        <Box>
          <div>
            <Heading level={1} size="sub">
              {t('desk.signIn.title')}
            </Heading>
            <Text size="small" tone="muted">
              {t('desk.signIn.intro')}
            </Text>
          </div>
          <SignInForm client={client} onSignedIn={onSignedIn} />
          <Text size="tiny" tone="muted">
            {t('desk.signIn.help')}
          </Text>
        </Box>
      </Main>
    </Screen>
  );
}

const Screen = styled.div`
  display: grid;
  min-height: 100dvh;
  grid-template-columns: minmax(0, 5fr) minmax(24rem, 4fr);

  & > .h-surface {
    display: grid;
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space.x3};
  padding: ${theme.space.x5};

  ${media.belowDesktop} {
    padding: ${theme.space.x3};
  }
`;

const Drawing = styled.div`
  display: grid;
  align-items: center;
  min-height: 6rem;
  overflow: hidden;
`;

const Slogan = styled.p`
  max-width: 20em;
  font-family: ${theme.font.heading};
  font-size: ${theme.size.lede};
  line-height: 1.45;
`;

const Main = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${theme.space.x3};
  padding: ${theme.space.x4};
`;

const Corner = styled.div`
  display: flex;
  justify-content: end;
`;

const Box = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space.x4};
  width: min(100%, 22.5rem);
  margin-inline: auto;
`;
