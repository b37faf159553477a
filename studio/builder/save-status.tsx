import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import type { MessageKey } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import type { SaveState } from '../saving/save-state.ts';
import { useOpenedPage } from './opened-page-context.ts';

/** How it stands with saving, of the language that needs attention most. Pressing it saves at once. */
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
  const text = t(texts[state.kind]);
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
      title={about}
      onClick={() => (state.kind === 'conflict' ? onConflict(shown) : void session.flush())}
    >
      {tones[state.kind] === 'bad' ? <StudioIcon name="warning" size={14} /> : <i data-tone={tones[state.kind]} />}
      <span className="text">
        {text}
        {shown !== locale && ` · ${t(`builder.language.${shown}`)}`}
      </span>
      {state.kind !== 'idle' && <time dateTime={new Date(state.since).toISOString()}>{since.format(state.since)}</time>}
    </Status>
  );
}

/** Told to those who do not see it, only when it matters. */
export function SaveAnnouncement({ locale }: { readonly locale: Locale }) {
  const { t } = useMessages();
  const { session } = useOpenedPage();
  const { kind } = session.saveState(locale);
  const isNews = tones[kind] === 'bad' || kind === 'saved';
  return (
    <span role="status" className="visually-hidden" data-save-announcement="">
      {isNews ? t(texts[kind]) : ''}
    </span>
  );
}

/** All that is well is alike: then the language that one sees is told. */
function urgency({ kind }: SaveState): number {
  return Math.max(order.indexOf(kind), order.indexOf('saved'));
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

const texts: Readonly<Record<SaveState['kind'], MessageKey>> = {
  idle: 'builder.save.idle',
  dirty: 'builder.save.dirty',
  savingLocally: 'builder.save.savingLocally',
  savedLocally: 'builder.save.savedLocally',
  saving: 'builder.save.saving',
  saved: 'builder.save.saved',
  paused: 'builder.save.paused',
  offline: 'builder.save.offline',
  conflict: 'builder.save.conflict',
  signedOut: 'builder.save.signedOut',
  failed: 'builder.save.failed',
};

const tones: Readonly<Record<SaveState['kind'], 'good' | 'busy' | 'bad'>> = {
  idle: 'good',
  dirty: 'busy',
  savingLocally: 'busy',
  savedLocally: 'busy',
  saving: 'busy',
  saved: 'good',
  paused: 'busy',
  offline: 'bad',
  conflict: 'bad',
  signedOut: 'bad',
  failed: 'bad',
};

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

  &[data-save-state='conflict'],
  &[data-save-state='failed'],
  &[data-save-state='offline'],
  &[data-save-state='signedOut'] {
    color: ${tone.negative};
    font-weight: 500;
  }
  i {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background-color: ${tone.positive};
  }
  i[data-tone='busy'] {
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
