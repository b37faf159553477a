import { styled } from 'styled-components';
import { locales } from '#cms-schema/locale.ts';
import { printBytes } from '#kit/print-bytes.ts';
import { Icon } from '#ui/icon.tsx';
import { theme, tone } from '#ui/theme.ts';
import { type MediaItem, pickThumbnail } from '../cms/media-calls.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { useVisibilityText } from '../parts/visibility-text.ts';

export interface MediaGridProps {
  readonly items: readonly MediaItem[];
  readonly selectedId: number | null;
  onSelect(media: MediaItem): void;
  /** Double click, or Enter on the selected item. */
  onOpen?(media: MediaItem): void;
}

/** Thumbnails of pictures, icons for other files; marks items that lack an alt text. */
export function MediaGrid({ items, selectedId, onSelect, onOpen }: MediaGridProps) {
  const { t, uiLocale } = useMessages();
  const describe = useVisibilityText();
  return (
    <Grid>
      {items.map((media) => {
        const name = media.title || media.fileName;
        const lacking = media.kind === 'image' ? locales.filter((locale) => media.alt[locale] === '') : [];
        return (
          <li key={media.id}>
            <button
              type="button"
              aria-pressed={selectedId === media.id}
              onClick={() => (selectedId === media.id ? onOpen?.(media) : onSelect(media))}
              onDoubleClick={() => onOpen?.(media)}
            >
              <Frame style={media.color === null ? undefined : { backgroundColor: media.color }}>
                {media.kind === 'image' ? (
                  // biome-ignore lint/performance/noImgElement: the media library provides resized renditions.
                  <img
                    src={pickThumbnail(media)}
                    alt={media.alt[uiLocale]}
                    width={media.width}
                    height={media.height}
                    loading="lazy"
                  />
                ) : (
                  <Kind>
                    <StudioIcon name="document" size={28} />
                    {media.mimeType.split('/').at(-1)}
                  </Kind>
                )}
              </Frame>
              <strong>{name}</strong>
              <span>
                {printFacts(media)}
                {media.visibility === 'everyone' ? null : (
                  <small>
                    <Icon name="lock" size={12} />
                    {t('desk.visibility.mark', { who: describe(media.visibility) })}
                  </small>
                )}
                {lacking[0] === undefined ? null : (
                  <b>
                    {lacking.length === locales.length
                      ? t('desk.media.noAlt')
                      : t('desk.media.noAltIn', { language: t(`builder.language.${lacking[0]}`) })}
                  </b>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </Grid>
  );
}

function printFacts({ width, height, fileSize }: MediaItem): string {
  const size = printBytes(fileSize);
  return width > 0 ? `${width} × ${height}  ·  ${size}` : size;
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11.5rem, 44%), 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    display: grid;
    width: 100%;
    padding: 0.375rem 0.375rem 0.5rem;
    border: 1px solid ${tone.line};
    border-radius: 8px;
    background-color: ${tone.surfaceRaised};
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    border-color: ${tone.lineStrong};
  }
  & button[aria-pressed='true'] {
    border-color: ${tone.text};
    box-shadow: 0 0 0 1px ${tone.text};
  }
  & button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 2px;
  }
  & strong {
    overflow: hidden;
    margin-top: 0.375rem;
    padding-inline: 0.125rem;
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.5;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & span > small {
    display: flex;
    gap: 0.25rem;
    align-items: center;
    color: ${tone.text};
    font-size: inherit;
  }
  & span > b {
    display: block;
    color: ${tone.caution};
    font-weight: 400;
  }
  & button > span:last-child {
    overflow: hidden;
    padding-inline: 0.125rem;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
`;

const Frame = styled.span`
  display: grid;
  overflow: hidden;
  place-items: center;
  aspect-ratio: 4 / 3;
  border-radius: 5px;
  background-color: ${tone.surfaceSunken};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Kind = styled.span`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  color: ${tone.textMuted};
  font-family: ${theme.font.code};
  font-size: 0.75rem;
`;
