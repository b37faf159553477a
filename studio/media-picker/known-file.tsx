import { styled } from 'styled-components';
import { type MediaItem, pickThumbnail } from '../cms/media-calls.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';

export interface KnownFileProps {
  /** Of the file that was to be uploaded. */
  readonly name: string;
  /** What the library has of the same bytes. */
  readonly same: MediaItem;
  onTake(): void;
  onUpload(): void;
}

/** Asks whether to use what the library has already. */
export function KnownFile({ name, same, onTake, onUpload }: KnownFileProps) {
  const { t, uiLocale } = useMessages();
  return (
    <Box role="group" aria-label={name}>
      {same.kind === 'image' && (
        // biome-ignore lint/performance/noImgElement: the media library provides resized renditions.
        <img src={pickThumbnail(same)} alt={same.alt[uiLocale]} width={same.width} height={same.height} />
      )}
      <span role="status">{t('desk.media.known', { name: same.title || same.fileName })}</span>
      <SmallButton onClick={onTake}>{t('desk.media.useKnown')}</SmallButton>
      <SmallButton onClick={onUpload}>{t('desk.media.uploadAnyway')}</SmallButton>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.5rem;

  img {
    width: 2.5rem;
    height: 2.5rem;
    object-fit: cover;
  }
`;
