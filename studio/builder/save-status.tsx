import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import type { SaveState } from '../saving/save-state.ts';
import { useOpenedPage } from './opened-page-context.ts';
import { isAnnounced, saveStateText, saveStateTone } from './save-state-text.ts';

/** The save status of the language that needs attention most. Pressing it saves at once. */
export function SaveStatus({ locale, onConflict }: { readonly locale: Locale; onConflict(locale: Locale): void }) {
  const { t, uiLocale } = useMessages();
  const { session } = useOpenedPage();
  const [shown = locale] = [locale, ...locales].toSorted(
    (a, b) => urgency(session.saveState(b)) - urgency(session.saveState(a)),
  );
  const state = session.saveState(shown);
  const since = useMemo(
    () => new Intl.DateTimeFormat(languageTags[uiLocale], { hour: 'numeric', minute: '2-digit', second: '2-digit' }),
    [uiLocale],
  );
  const look = saveStateTone(state);
  const about =
    state.kind === 'failed'
      ? (state.failure.text?.[uiLocale] ?? state.failure.message)
      : state.local.kind === 'failed'
        ? state.local.error.text[uiLocale]
        : t('builder.save.press');
  return (
    <Status
      type="button"
      data-save-state={state.kind}
      data-tone={look}
      title={about}
      onClick={() => (state.kind === 'conflict' ? onConflict(shown) : void session.flush())}
    >
      {look === 'bad' || look === 'slow' ? <StudioIcon name="warning" size={14} /> : <i />}
      <span className="text">
        {t(saveStateText(state))}
        {shown !== locale && ` · ${t(`builder.language.${shown}`)}`}
      </span>
      {state.kind !== 'idle' && <time dateTime={new Date(state.since).toISOString()}>{since.format(state.since)}</time>}
    </Status>
  );
}

/** Announces the save state to screen readers, only when it matters. */
export function SaveAnnouncement({ locale }: { readonly locale: Locale }) {
  const { t } = useMessages();
  const { session } = useOpenedPage();
  const state = session.saveState(locale);
  return (
    <span role="status" className="visually-hidden" data-save-announcement="">
      {isAnnounced(state) ? t(saveStateText(state)) : ''}
    </span>
  );
}

/** All good states are equally urgent; then the language shown on the canvas wins. */
function urgency(state: SaveState): number {
  return Math.max(order.indexOf(state.kind), order.indexOf('saved')) + (saveStateTone(state) === 'slow' ? 0.5 : 0);
}

const order = [
  'idle',
  'saved',
  'savedLocally',
  'savingLocally',
  'dirty',
  'saving',
  'paused',
  'offline',
  'failed',
  'signedOut',
  'conflict',
] as const satisfies readonly SaveState['kind'][];

const Status = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2rem;
  min-width: 0;
  padding-inline: 0.5rem;
  border-radius: ${theme.radius.small};
  color: ${tone.textMuted};
  font-size: 0.75rem;
  line-height: 1.3;
  white-space: nowrap;
  cursor: pointer;

  &:is([data-tone='bad'], [data-tone='slow']) {
    color: ${tone.negative};
    font-weight: 500;
  }
  &[data-tone='slow'] {
    color: ${tone.caution};
  }
  i {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background-color: ${tone.positive};
  }
  &[data-tone='busy'] i {
    background-color: ${tone.caution};
  }
  .text {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  time {
    font-variant-numeric: tabular-nums;
    opacity: 0.8;
  }
  &[data-tone='slow'] time {
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${tone.focus};
  }
  ${media.hover} {
    &:hover {
      background-color: color-mix(in srgb, ${tone.text} 6%, transparent);
    }
  }
  @media (max-width: 1100px) {
    time {
      display: none;
    }
  }
  @media (max-width: 640px) {
    flex: none;
    padding-inline: 0.25rem;
    min-width: 2rem;
    justify-content: center;

    .text {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
