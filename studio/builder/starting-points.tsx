import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import { otherOf } from '../document/edit-field.ts';
import type { StepChanges } from '../document/history.ts';
import { type Drafts, readNodes } from '../document/model.ts';
import { useMessages } from '../messages-context.tsx';
import { type PageTemplate, pageTemplates, writeTemplate } from '../parts/page-templates.ts';
import { bringAdditions } from '../translation/translation-acts.ts';
import { useOpenedPage } from './opened-page-context.ts';

/** Offers starting points for an empty page: its other language, or a template. */
export function StartingPoints({ locale }: { readonly locale: Locale }) {
  const { t, uiLocale } = useMessages();
  const { session } = useOpenedPage();
  const twin = otherOf(locale);
  const count = session.drafts()[twin]?.nodes.length ?? 0;
  return (
    <Box aria-labelledby="starting-points">
      <h2 id="starting-points">{t('builder.start.title')}</h2>
      <p>{t('builder.start.about')}</p>
      {count > 0 && (
        <button type="button" data-twin="" onClick={() => bringAdditions(session, locale)}>
          <strong>{t('builder.start.twin', { other: t(`builder.language.${twin}`) })}</strong>
          <span>{t('builder.start.twinAbout', { count })}</span>
        </button>
      )}
      {pageTemplates
        .filter(({ blocks }) => blocks.length > 0)
        .map((template) => (
          <button
            key={template.name}
            type="button"
            onClick={() => session.edit(locale, planStart(session.drafts(), template), { action: 'insert' })}
          >
            <strong>{template.title[uiLocale]}</strong>
            <span>{template.blocks.map((name) => definitions.get(name)?.title[uiLocale] ?? name).join(' · ')}</span>
          </button>
        ))}
    </Box>
  );
}

/** Inserts the template's blocks into every language that is still empty. */
function planStart(drafts: Drafts, template: PageTemplate): StepChanges {
  const markup = writeTemplate(template);
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const draft = drafts[locale];
      if (!draft || draft.nodes.length > 0) return [];
      return [[locale, diffDrafts(draft, { ...draft, nodes: readNodes(markup[locale], definitions) })]];
    }),
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
