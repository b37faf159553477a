import { useId, useRef, useState } from 'react';
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
  /** Called with every save that begins; it ends with whether it succeeded. */
  onSaving(save: Promise<boolean>): void;
  onSaved(media: MediaItem): void;
}

/** The alt texts of a picture in both languages, to be written when it is chosen. Saved on blur. */
export function AltTexts({ media, onSaving, onSaved }: AltTextsProps) {
  const { t } = useMessages();
  const { client, act } = useSession();
  const errorText = useErrorText();
  const id = useId();
  const [alt, setAlt] = useState<Localized>(media.alt);
  const [failure, setFailure] = useState<string | null>(null);
  // One after the other, each on the revision that the last one made.
  const stored = useRef(media);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const save = async (typed: Localized) => {
    const changed = locales.filter((locale) => typed[locale] !== stored.current.alt[locale]);
    if (changed.length === 0) return true;
    setFailure(null);
    try {
      const patch = Object.fromEntries(changed.map((locale) => [locale, typed[locale]]));
      const { id: mediaId, revision } = stored.current;
      stored.current = await act(() => client.media.save(mediaId, { alt: patch }, revision));
      onSaved(stored.current);
      return true;
    } catch (error) {
      setFailure(errorText(error));
      return false;
    }
  };
  const leave = () => {
    queue.current = queue.current.then(() => save(alt));
    onSaving(queue.current);
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
            onBlur={leave}
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
