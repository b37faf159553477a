import { Button } from 'antd';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui/icon.tsx';
import { theme, tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { isForbidden, isSignedOut, type StudioError } from '../../cms/studio-error.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { useRetry } from '../../try-later.ts';

/** The list is empty, or nothing matches. */
export function EmptyState({
  title,
  hint,
  action,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly action?: ReactNode;
}) {
  return (
    <Box>
      <Waveform seed={title} variant="rule" />
      <strong>{title}</strong>
      {hint ? <p>{hint}</p> : null}
      {action}
    </Box>
  );
}

export function LoadingState() {
  const { t } = useMessages();
  return (
    <Box role="status">
      <Waveform seed="loading" variant="mark" isRunning />
      <VisuallyHidden>{t('desk.state.loading')}</VisuallyHidden>
    </Box>
  );
}

/** Loading failed. Retries automatically. */
export function ErrorState({ error, onRetry }: { readonly error: StudioError; onRetry(): void }) {
  const { t } = useMessages();
  const errorText = useErrorText();
  useRetry(error, onRetry);
  // The sign-in dialog over this page already says so.
  if (isSignedOut(error)) return <LoadingState />;
  if (isForbidden(error)) return <ForbiddenState />;
  return (
    <Box role="alert">
      <Icon name="warning" />
      <strong>{t('desk.state.failed')}</strong>
      <p>{errorText(error)}</p>
      <Button onClick={onRetry}>{t('desk.state.retry')}</Button>
    </Box>
  );
}

export function ForbiddenState() {
  const { t } = useMessages();
  return (
    <Box role="alert">
      <Icon name="lock" />
      <strong>{t('desk.state.forbidden')}</strong>
      <p>{t('desk.state.forbiddenHint')}</p>
    </Box>
  );
}

/** Warns that the shown data is old because refreshing it failed. */
export function StaleNotice({ error, onRetry }: { readonly error: StudioError | null; onRetry(): void }) {
  const { t } = useMessages();
  const errorText = useErrorText();
  if (!error || isSignedOut(error)) return null;
  return (
    <Notice role="alert">
      <Icon name="warning" />
      <span>{t('desk.state.old', { reason: errorText(error) })}</span>
      <Button size="small" onClick={onRetry}>
        {t('desk.state.retry')}
      </Button>
    </Notice>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space.x1};
  min-height: 18rem;
  padding: ${theme.space.x4} ${theme.space.x2};
  text-align: center;

  & > .h-wave[data-variant='rule'] {
    width: min(100%, 20rem);
    color: ${tone.lineStrong};
  }
  & > strong {
    font-size: 1rem;
    font-weight: 600;
  }
  & > p {
    max-width: 32em;
    color: ${tone.textMuted};
    text-wrap: balance;
  }
  & > .ant-btn {
    margin-top: ${theme.space.x1};
  }
`;

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-bottom: ${theme.space.x2};
  padding: 0.5rem 0.75rem;
  border-radius: ${theme.radius.medium};
  background-color: color-mix(in srgb, ${tone.caution} 10%, ${tone.surfaceRaised});
  color: ${tone.caution};
`;
