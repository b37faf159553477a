import { createContext, useContext } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';

export const LanguageContext = createContext<(locale: Locale) => void>(() => {
  throw new Error('LanguageSwitch: wrap this part of the studio in <LanguageContext>.');
});

/** Switches the interface language, which is independent of the language of the page being edited. */
export function LanguageSwitch() {
  const { t, uiLocale } = useMessages();
  const choose = useContext(LanguageContext);
  return (
    <Group role="group" aria-label={t('desk.shell.language')}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={languageTags[locale]}
          aria-pressed={locale === uiLocale}
          onClick={() => choose(locale)}
        >
          {names[locale]}
        </button>
      ))}
    </Group>
  );
}

const names = { zh: '中文', en: 'English' } as const;

const Group = styled.div`
  display: inline-flex;
  gap: 2px;
  padding: 2px;
  border-radius: ${theme.radius.medium};
  background-color: color-mix(in srgb, ${tone.text} 7%, transparent);

  & > button {
    min-height: 1.75rem;
    padding: 0 0.625rem;
    border-radius: 4px;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    line-height: 1.3;
    cursor: pointer;
  }
  & > button[aria-pressed='true'] {
    background-color: ${tone.surfaceRaised};
    color: ${tone.text};
    box-shadow: 0 0 0 1px ${tone.line};
  }
  & > button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  ${media.hover} {
    & > button:hover {
      color: ${tone.text};
    }
  }
`;
