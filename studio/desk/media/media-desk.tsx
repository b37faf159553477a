import { Button, Segmented } from 'antd';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import type { Visibility } from '#cms-schema/visibility.ts';
import { type MediaKind, mediaKinds } from '../../cms/media-calls.ts';
import { MediaGrid } from '../../media-picker/media-grid.tsx';
import { UploadArea, UploadButton } from '../../media-picker/upload-area.tsx';
import { useMediaList } from '../../media-picker/use-media-list.ts';
import { useUploads } from '../../media-picker/use-uploads.ts';
import { useMessages } from '../../messages-context.tsx';
import { navigate } from '../../navigation.tsx';
import { VisibilitySelect } from '../../parts/visibility-select.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { SearchInput } from '../parts/search-input.tsx';
import { Select } from '../parts/select.tsx';
import { EmptyState, ErrorState, LoadingState } from '../parts/states.tsx';
import { MediaDetail } from './media-detail.tsx';

/** The media library. `id`: the file that is open. */
export function MediaDesk({ id }: { readonly id: number | null }) {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<MediaKind | undefined>();
  const search = useDeferredValue(text);
  const [isTrash, setTrash] = useState(false);
  const list = useMediaList(search, kind, isTrash);
  const [visibility, setVisibility] = useState<Visibility>('everyone');
  const uploads = useUploads({
    onUploaded: (media) => {
      // In the trash, nobody would see that it has arrived.
      if (isTrash) setTrash(false);
      else list.put(media);
    },
    onTaken: (media) => void navigate(`/media/${media.id}`),
    visibility,
  });
  const content = () => {
    if (list.error && !list.items) return <ErrorState error={list.error} onRetry={list.reload} />;
    if (!list.items) return <LoadingState />;
    if (list.items.length === 0) {
      return search !== '' || kind ? (
        <EmptyState title={t('desk.documents.nothing')} hint={t('desk.documents.nothingHint')} />
      ) : isTrash ? (
        <EmptyState title={t('desk.documents.trashEmpty')} hint={t('desk.media.trashAge')} />
      ) : (
        <EmptyState title={t('desk.media.empty')} hint={t('desk.media.emptyHint')} />
      );
    }
    return (
      <>
        <MediaGrid items={list.items} selectedId={id} onSelect={(media) => void navigate(`/media/${media.id}`)} />
        {list.hasMore ? (
          <div style={{ textAlign: 'center', paddingTop: 16 }}>
            <Button onClick={list.more} loading={list.isLoading}>
              {t('desk.media.more')}
            </Button>
          </div>
        ) : null}
      </>
    );
  };
  return (
    <DeskPage
      title={t('desk.nav.media')}
      count={list.items ? list.total : undefined}
      actions={<UploadButton uploads={uploads} accept="" isMain />}
      tools={
        <>
          <SearchInput label={t('desk.media.search')} value={text} onChange={setText} />
          <Select
            allowClear
            value={kind ?? null}
            onChange={(next?: MediaKind) => setKind(next)}
            placeholder={t('desk.media.anyKind')}
            aria-label={t('desk.media.kind')}
            style={{ width: '10rem' }}
            options={mediaKinds.map((name) => ({ value: name, label: t(`desk.media.kinds.${name}`) }))}
          />
          <Segmented
            value={isTrash ? 'trash' : 'library'}
            onChange={(place) => setTrash(place === 'trash')}
            aria-label={t('desk.media.place')}
            options={[
              { value: 'library', label: t('desk.media.library') },
              { value: 'trash', label: t('desk.media.trash') },
            ]}
          />
          <UploadVisibility>
            {t('desk.visibility.uploads')}
            <VisibilitySelect label={t('desk.visibility.uploads')} value={visibility} onChange={setVisibility} />
          </UploadVisibility>
        </>
      }
    >
      <UploadArea uploads={uploads}>{content()}</UploadArea>
      {id === null ? null : (
        <MediaDetail
          key={id}
          id={id}
          known={list.items?.find((media) => media.id === id) ?? null}
          onSaved={list.put}
          onRemoved={list.drop}
        />
      )}
    </DeskPage>
  );
}

const UploadVisibility = styled.label`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
  font-size: 0.8125rem;

  & select {
    width: auto;
  }
`;
