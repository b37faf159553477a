import { useState } from 'react';
import { styled } from 'styled-components';
import type { MediaItem } from '../../cms/media-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { UsesPanel } from '../parts/uses-panel.tsx';

export interface RemoveMediaDialogProps {
  readonly media: MediaItem;
  onClose(): void;
  /** Moves it to the trash; or, if it is there, deletes it permanently. */
  onRemove(): Promise<void>;
}

/** Shows what uses a file before it goes to the trash, and what loses it before it is gone for good. */
export function RemoveMediaDialog({ media, onClose, onRemove }: RemoveMediaDialogProps) {
  const { t } = useMessages();
  const [isBusy, setBusy] = useState(false);
  const name = media.title || media.fileName;
  const { isTrashed } = media;
  const remove = async () => {
    setBusy(true);
    await onRemove();
    setBusy(false);
  };
  return (
    <DeskDialog
      title={t(isTrashed ? 'desk.media.removeTitle' : 'desk.media.trashTitle', { name })}
      start="cancel"
      act={{
        label: t(isTrashed ? 'desk.documents.delete' : 'desk.documents.toTrash'),
        isDanger: true,
        isBusy,
        run: () => void remove(),
      }}
      onClose={onClose}
    >
      <Body>
        <p>{t(isTrashed ? 'desk.media.removeHint' : 'desk.media.trashHint')}</p>
        <UsesPanel
          thing={{ kind: 'media', id: media.id }}
          title={t(isTrashed ? 'desk.media.losing' : 'desk.media.usage')}
          none={t('desk.media.unused')}
        />
      </Body>
    </DeskDialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 0.75rem;
`;
