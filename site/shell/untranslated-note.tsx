import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { theme, tone } from '#ui/theme.ts';
import { getTranslations } from '../i18n/translate.ts';
import { untranslatedId } from './untranslated-id.ts';

/** Tells visitors that the page they came from does not exist in this language. Shown only at its anchor; needs no script. */
export function UntranslatedNote({ locale }: { readonly locale: Locale }) {
  const t = getTranslations(locale, 'shell');
  return (
    <Note id={untranslatedId} className="h-surface" data-tone="dark" aria-label={t('untranslated')} tabIndex={-1}>
      <p>{t('untranslated')}</p>
      <a href="#content">{t('understood')}</a>
    </Note>
  );
}

const Note = styled.aside`
  position: fixed;
  inset: auto ${theme.space.x2} ${theme.space.x2};
  z-index: ${theme.layer.toast};
  display: none;
  align-items: center;
  gap: ${theme.space.x2};
  width: fit-content;
  max-width: ${theme.width.text};
  margin-inline: auto;
  padding: ${theme.space.x1} ${theme.space.x2};
  border: ${theme.line.hair} solid ${tone.lineStrong};
  border-radius: ${theme.radius.medium};
  box-shadow: ${theme.shadow.overlay};
  font-size: ${theme.size.small};

  &:target {
    display: flex;
  }
  & > a {
    display: inline-grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    color: ${tone.accent};
  }
`;
