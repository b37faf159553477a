import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { languageNames } from './language-names.ts';

export interface LanguagePickProps {
  readonly label: string;
  readonly chosen: ReadonlySet<Locale>;
  /** Why a language cannot be chosen; absent if it can. */
  readonly refused: Partial<Record<Locale, ReactNode>>;
  /** What will happen to each. */
  readonly notes: Partial<Record<Locale, ReactNode>>;
  onChange(chosen: ReadonlySet<Locale>): void;
}

/** Chooses one language or both explicitly, so that none is affected by accident. */
export function LanguagePick({ label, chosen, refused, notes, onChange }: LanguagePickProps) {
  const { t } = useMessages();
  const toggle = (locale: Locale, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(locale);
    else next.delete(locale);
    onChange(next);
  };
  return (
    <Group role="group" aria-label={label}>
      {locales.map((locale) => (
        <div key={locale} data-off={refused[locale] !== undefined}>
          <Checkbox
            checked={chosen.has(locale)}
            disabled={refused[locale] !== undefined}
            onChange={(event) => toggle(locale, event.target.checked)}
          >
            <strong>{t(languageNames[locale])}</strong>
          </Checkbox>
          <div>{refused[locale] ?? notes[locale]}</div>
        </div>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  border: 1px solid ${tone.line};
  border-radius: 8px;

  & > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    align-items: start;
    gap: 0.75rem;
    padding: 0.75rem 0.875rem;
  }
  & > div + div {
    border-top: 1px solid ${tone.line};
  }
  & > div > div {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    line-height: 1.6;
  }
`;
