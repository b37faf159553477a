import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { Button } from '#ui/button.tsx';
import { theme, tone } from '#ui/theme.ts';
import { LogoMark } from '#ui/waveform/logo.tsx';
import { listVersions } from '../cms/document-calls.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { isSameForReaders } from '../document/sources.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioLink } from '../navigation.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { isHeldUp } from '../scheduled-change.ts';
import { useOpenedPage } from './opened-page-context.ts';
import { SaveAnnouncement, SaveStatus } from './save-status.tsx';

export interface BuilderHeaderProps {
  readonly type: DocumentType;
  readonly locale: Locale;
  /** How this user can release the work; null for read-only users and while another editor has taken the page over. */
  readonly release: 'publish' | 'submit' | null;
  /** Shows who else is editing. */
  readonly editors: ReactNode;
  onLocale(locale: Locale): void;
  onConflict(locale: Locale): void;
  onPreview(): void;
  onPublish(): void;
}

/** The page's title, its languages, the save status, and the ways out: back, preview, publish. */
export function BuilderHeader(props: BuilderHeaderProps) {
  const { type, locale, release, editors, onLocale, onConflict, onPreview, onPublish } = props;
  const { t } = useMessages();
  const { session, known } = useOpenedPage();
  const drafts = session.drafts();
  const title = htmlToText((drafts[locale] ?? listVersions(drafts)[0])?.title ?? '');
  return (
    <Bar>
      <StudioLink
        to={`/${contentTypes[type].restBase}`}
        className="back"
        aria-label={t('builder.back')}
        title={t('builder.back')}
      >
        <LogoMark />
      </StudioLink>
      <h1>{title === '' ? t('builder.untitled') : title}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset */}
      <div className="languages" role="group" aria-label={t('builder.language.label')}>
        {locales.map((each) => {
          const item = known.get()[each];
          const { base, draft } = session.state().languages[each];
          const hasWork = item?.status === 'publish' && base && draft && !isSameForReaders(base.draft, draft);
          const status = !item ? 'missing' : (changeStatusOf(item) ?? (hasWork ? 'changed' : item.status));
          const words = t(`builder.status.${status}`);
          return (
            <button
              key={each}
              type="button"
              aria-pressed={each === locale}
              title={words}
              data-language={each}
              onClick={() => onLocale(each)}
            >
              <i data-status={status} />
              <span lang={languageTags[each]}>{ownNames[each]}</span>
              <small>{words}</small>
            </button>
          );
        })}
      </div>
      <span className="gap" />
      {editors}
      <SaveStatus locale={locale} onConflict={onConflict} />
      <SaveAnnouncement locale={locale} />
      <SmallButton onClick={onPreview} disabled={!known.get()[locale]}>
        {t('builder.preview.button')}
      </SmallButton>
      {release && (
        <Button size="small" onClick={onPublish}>
          {t(release === 'publish' ? 'builder.publish.button' : 'review.submit')}
        </Button>
      )}
    </Bar>
  );
}

function changeStatusOf(item: DocumentItem) {
  if (isHeldUp(item)) return 'changeFailed';
  return item.scheduledChange && 'changeScheduled';
}

const ownNames = { zh: '中文', en: 'English' } as const;

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  height: 3rem;
  padding-inline: 0.75rem;
  border-block-end: 1px solid ${tone.line};
  background-color: ${tone.surfaceRaised};

  .back {
    display: grid;
    flex: none;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: ${theme.radius.small};
    color: ${tone.text};
  }
  .back svg {
    width: 1.5rem;
    height: auto;
  }
  .back:focus-visible {
    outline: 2px solid ${tone.focus};
  }
  h1 {
    overflow: hidden;
    min-width: 3rem;
    max-width: 22rem;
    font-size: 0.9375rem;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .languages {
    display: inline-flex;
    flex: none;
    gap: 2px;
    padding: 2px;
    border-radius: ${theme.radius.medium};
    background-color: color-mix(in srgb, ${tone.text} 7%, transparent);
  }
  .languages button {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 1.75rem;
    padding: 0 0.625rem;
    border-radius: 4px;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    line-height: 1.3;
    white-space: nowrap;
    cursor: pointer;
  }
  .languages button[aria-pressed='true'] {
    background-color: ${tone.surfaceRaised};
    color: ${tone.text};
    box-shadow: 0 0 0 1px ${tone.line};
  }
  .languages button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  .languages small {
    color: ${tone.textMuted};
    font-size: 0.6875rem;
  }
  .languages i {
    width: 0.4375rem;
    height: 0.4375rem;
    border: 1px solid ${tone.textMuted};
    border-radius: 50%;
  }
  i[data-status='publish'] {
    border-color: ${tone.positive};
    background-color: ${tone.positive};
  }
  i[data-status='changed'] {
    border-color: ${tone.caution};
    background-color: ${tone.caution};
  }
  i:is([data-status='future'], [data-status='changeScheduled']) {
    border-color: ${tone.data};
    background-color: ${tone.data};
  }
  i[data-status='changeFailed'] {
    border-color: ${tone.negative};
    background-color: ${tone.negative};
  }
  .gap {
    flex: 1;
  }
  > button {
    white-space: nowrap;
  }
  > button:not([data-save-state]) {
    flex: none;
  }
  > button:last-child {
    min-height: 2rem;
    padding-block: 0.25rem;
    font-size: 0.8125rem;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (max-width: 900px) {
    .languages small {
      display: none;
    }
    /* Visually hidden, but still the heading of the page. */
    h1 {
      position: absolute;
      width: 1px;
      min-width: 0;
      height: 1px;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 640px) {
    gap: 0.25rem;
    padding-inline: 0.375rem;

    .languages button {
      gap: 0.25rem;
      padding-inline: 0.375rem;
    }
    [data-save-state] ~ button {
      padding-inline: 0.5rem;
    }
  }
`;
