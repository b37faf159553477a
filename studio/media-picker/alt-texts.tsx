import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { type Localized, languageTags, locales } from '#cms-schema/locale.ts';
import { media as screens, tone } from '#ui/theme.ts';
import type { MediaItem } from '../cms/media-calls.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { useSession } from '../session-context.tsx';

export interface AltTextsProps {
  /** The picture; needs a `key` that changes with it. */
  readonly media: MediaItem;
  onSaved(media: MediaItem): void;
}

/** The alt texts of a picture in both languages, to be written when it is chosen. Saved on blur. */
export function AltTexts({ media, onSaved }: AltTextsProps) {
  const { t } = useMessages();
  const { client, act } = useSession();
  const errorText = useErrorText();
  const id = useId();
  const [alt, setAlt] = useState<Localized>(media.alt);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    if (locales.every((locale) => alt[locale] === media.alt[locale])) return;
    setFailure(null);
    try {
      onSaved(await act(() => client.media.save(media.id, { alt }, media.revision)));
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <Box>
      {locales.map((locale) => (
        <label key={locale} htmlFor={`${id}-${locale}`}>
          <span>{t(labels[locale])}</span>
          <TextBox
            id={`${id}-${locale}`}
            lang={languageTags[locale]}
            value={alt[locale]}
            disabled={!media.canEdit}
            aria-describedby={`${id}-about`}
            onChange={(event) => setAlt({ ...alt, [locale]: event.target.value })}
            onBlur={() => void save()}
          />
        </label>
      ))}
      <p id={`${id}-about`}>{t('desk.media.altHint')}</p>
      <p role="alert">{failure}</p>
    </Box>
  );
}

const labels = { zh: 'desk.media.altZh', en: 'desk.media.altEn' } as const;

const Box = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.25rem 0.75rem;
  padding: 0.75rem 1rem;
  border-top: 1px solid ${tone.line};
  background-color: ${tone.surfaceRaised};
  font-size: 0.75rem;

  label > span {
    display: block;
    margin-bottom: 0.25rem;
    font-weight: 500;
  }
  p {
    grid-column: 1 / -1;
    color: ${tone.textMuted};
  }
  [role='alert'] {
    color: ${tone.negative};
  }
  [role='alert']:empty {
    display: none;
  }
  ${screens.phone} {
    grid-template-columns: 1fr;
  }
`;
