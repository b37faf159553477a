import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';

/** What the translation panel shows: the out-of-date texts, or the fields of the selected block. */
export const translationViews = ['texts', 'fields'] as const;
export type TranslationView = (typeof translationViews)[number];

export interface TranslationViewsProps {
  readonly view: TranslationView;
  /** The language that is open, to which the fields belong. */
  readonly locale: Locale;
  /** False while the open language does not exist. */
  readonly hasFields: boolean;
  onView(view: TranslationView): void;
}

/** Switches between texts and fields, if there is no room for both. */
export function TranslationViews({ view, locale, hasFields, onView }: TranslationViewsProps) {
  const { t } = useMessages();
  return (
    <Switch role="group" aria-label={t('translation.view.label')}>
      {translationViews.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          data-view-button={name}
          disabled={name === 'fields' && !hasFields}
          onClick={() => onView(name)}
        >
          {t(`translation.view.${name}`, { language: t(`builder.language.${locale}`) })}
        </button>
      ))}
    </Switch>
  );
}

const Switch = styled.div`
  display: inline-flex;
  gap: 2px;
  padding: 2px;
  border-radius: ${theme.radius.medium};
  background-color: color-mix(in srgb, ${tone.text} 7%, transparent);

  button {
    min-height: 1.5rem;
    padding-inline: 0.5rem;
    border-radius: 4px;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.3;
    white-space: nowrap;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    background-color: ${tone.surfaceRaised};
    color: ${tone.text};
    box-shadow: 0 0 0 1px ${tone.line};
  }
  button:disabled {
    cursor: default;
    opacity: 0.5;
  }
  button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  @media (min-width: 1800px) {
    display: none;
  }
`;
