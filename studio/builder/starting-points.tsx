import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { pageTemplates, writeTemplate } from '../console/page-templates.ts';
import { useMessages } from '../messages-context.tsx';

export interface StartingPointsProps {
  /** The page in the other language, when there are blocks on it. */
  readonly twin: { readonly locale: Locale; readonly count: number } | null;
  onChooseTwin(): void;
  /** Told the markup of the blocks in both languages. */
  onChoose(markup: Readonly<Record<Locale, string>>): void;
}

/** What an empty page can start from. */
export function StartingPoints({ twin, onChooseTwin, onChoose }: StartingPointsProps) {
  const { t, uiLocale } = useMessages();
  return (
    <Box aria-labelledby="starting-points">
      <h2 id="starting-points">{t('builder.start.title')}</h2>
      <p>{t('builder.start.about')}</p>
      {twin && (
        <button type="button" data-twin="" onClick={onChooseTwin}>
          <strong>{t('builder.start.twin', { other: t(`builder.language.${twin.locale}`) })}</strong>
          <span>{t('builder.start.twinAbout', { count: twin.count })}</span>
        </button>
      )}
      {pageTemplates
        .filter(({ blocks }) => blocks.length > 0)
        .map((template) => (
          <button key={template.name} type="button" onClick={() => onChoose(writeTemplate(template))}>
            <strong>{template.title[uiLocale]}</strong>
            <span>{template.blocks.map((name) => definitions.get(name)?.title[uiLocale] ?? name).join(' · ')}</span>
          </button>
        ))}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: 0.5rem;
  padding: 0.875rem;
  border-block-end: 1px solid ${tone.line};

  h2 {
    font-size: 1rem;
    font-weight: 600;
  }
  p,
  span {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  button {
    display: grid;
    gap: 0.125rem;
    padding: 0.5rem 0.625rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceRaised};
    text-align: start;
    cursor: pointer;
  }
  strong {
    font-size: 0.8125rem;
    font-weight: 500;
  }
  [data-twin] {
    border-color: ${tone.accentFill};
  }
  button:focus-visible {
    outline: 2px solid ${tone.focus};
  }
  ${media.hover} {
    button:hover {
      border-color: ${tone.text};
    }
  }
`;
