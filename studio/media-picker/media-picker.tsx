import { useDeferredValue, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Visibility } from '#cms-schema/visibility.ts';
import { Button } from '#ui/button.tsx';
import { media as screens, theme, tone } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import type { MediaItem } from '../cms/media-calls.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton, TextBox, ToolButton } from '../parts/panel-parts.tsx';
import { useModal } from '../parts/use-modal.ts';
import { VisibilitySelect } from '../parts/visibility-select.tsx';
import { AltTexts } from './alt-texts.tsx';
import { MediaGrid } from './media-grid.tsx';
import { UploadArea, UploadButton } from './upload-area.tsx';
import { useMediaList } from './use-media-list.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

export type MediaAccept = 'image' | 'video' | 'file';

export interface MediaPickerProps {
  readonly accept: MediaAccept;
  /** The file that is currently chosen. */
  readonly selectedId?: number | null;
  /** Files to upload immediately. */
  readonly files?: readonly File[];
  onPick(media: MediaItem): void;
  onClose(): void;
}

/**
 * Chooses a file from the library, or uploads one and chooses that. A dialog without antd, so that the builder can use
 * it.
 */
export function MediaPicker({ accept, selectedId = null, files = [], onPick, onClose }: MediaPickerProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  /** Ends with what was typed saved, so that whoever opened the dialog finds it; stays if that fails, once. */
  const end = async (then: () => void) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const running = saving.current;
    saving.current = Promise.resolve(true);
    if (await running) then();
  };
  const close = () => void end(onClose);
  const pick = (media: MediaItem) => void end(() => onPick(media));
  const modal = useModal(close);
  const titleId = useId();
  const [text, setText] = useState('');
  const [selected, setSelected] = useState<number | null>(selectedId);
  /** Files were added and nothing has been chosen since. */
  const isWaiting = useRef(files.length > 0);
  const select = (id: number) => {
    isWaiting.current = false;
    setSelected(id);
  };
  const list = useMediaList(useDeferredValue(text), accept);
  const [visibility, setVisibility] = useState<Visibility>('everyone');
  const sent = useUploads({
    onUploaded: (media) => {
      list.put(media);
      // Only the first of several: somebody may be writing about it, or have chosen another, while the others arrive.
      if (isWaiting.current) setSelected(media.id);
      isWaiting.current = false;
    },
    onTaken: (media) => {
      list.put(media);
      select(media.id);
    },
    accept: mimeTypes[accept],
    first: files,
    visibility,
  });
  const uploads: Uploads = {
    ...sent,
    add: (added) => {
      isWaiting.current = true;
      sent.add(added);
    },
  };
  const chosen = list.items?.find(({ id }) => id === selected) ?? null;

  return (
    <Dialog
      {...modal}
      aria-labelledby={titleId}
      onPaste={(event) => {
        const { files: pasted } = event.clipboardData;
        // Office programs add a picture of the copied text to it, which is not meant when that goes into the search.
        if (pasted.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
        event.preventDefault();
        uploads.add(pasted);
      }}
    >
      <div className="head">
        <h2 id={titleId}>{t(titles[accept])}</h2>
        <TextBox
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('desk.media.search')}
          aria-label={t('desk.media.search')}
        />
        {accept === 'file' && (
          <VisibilitySelect label={t('desk.visibility.uploads')} value={visibility} onChange={setVisibility} />
        )}
        <UploadButton uploads={uploads} accept={mimeTypes[accept]} />
        <ToolButton icon="close" label={t('desk.media.close')} onClick={close} />
      </div>
      <Body>
        <UploadArea uploads={uploads}>
          {list.error ? (
            <State role="alert">
              <p>{errorText(list.error)}</p>
              <SmallButton onClick={list.reload}>{t('desk.state.retry')}</SmallButton>
            </State>
          ) : null}
          {!list.items && list.isLoading ? (
            <State role="status" aria-label={t('desk.state.loading')}>
              <Waveform seed="loading" variant="mark" isRunning />
            </State>
          ) : null}
          {list.items?.length === 0 ? (
            <State>
              <p>{text === '' ? t('desk.media.emptyHint') : t('desk.media.nothing', { text })}</p>
            </State>
          ) : null}
          {list.items ? (
            <MediaGrid items={list.items} selectedId={selected} onSelect={({ id }) => select(id)} onOpen={pick} />
          ) : null}
          {list.hasMore ? (
            <State>
              <SmallButton onClick={list.more}>{t('desk.media.more')}</SmallButton>
            </State>
          ) : null}
        </UploadArea>
      </Body>
      {chosen?.kind === 'image' && (
        <AltTexts
          key={chosen.id}
          media={chosen}
          onSaving={(save) => {
            saving.current = save;
          }}
          onSaved={list.put}
        />
      )}
      <div className="foot">
        <span id={`${titleId}-chosen`}>{chosen ? chosen.title || chosen.fileName : t('desk.media.choose')}</span>
        <Button variant="quiet" size="small" onClick={close}>
          {t('desk.media.cancel')}
        </Button>
        <Button
          size="small"
          disabled={!chosen}
          aria-describedby={chosen ? undefined : `${titleId}-chosen`}
          onClick={() => chosen && pick(chosen)}
        >
          {t('desk.media.use')}
        </Button>
      </div>
    </Dialog>
  );
}

export const mimeTypes: Readonly<Record<MediaAccept, string>> = { image: 'image/*', video: 'video/*', file: '' };

const titles = {
  image: 'desk.media.pickImage',
  video: 'desk.media.pickVideo',
  file: 'desk.media.pickFile',
} as const;

const Dialog = styled.dialog`
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  width: min(calc(100vw - 2rem), 60rem);
  height: min(calc(100dvh - 2rem), 44rem);
  max-width: none;
  max-height: none;
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.large};
  background-color: ${tone.surface};
  color: ${tone.text};
  box-shadow: ${theme.shadow.overlay};
  font-size: 0.875rem;
  line-height: 1.5;

  &[open] {
    display: grid;
  }
  &::backdrop {
    background-color: rgb(11 15 23 / 45%);
  }
  & > .head,
  & > .foot {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    padding: 0.75rem 1rem;
    border-bottom: 1px solid ${tone.line};
    background-color: ${tone.surfaceRaised};
  }
  & > .foot {
    border-top: 1px solid ${tone.line};
    border-bottom: 0;
  }
  & > .foot > span {
    overflow: hidden;
    flex: 1;
    color: ${tone.textMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & h2 {
    flex: 1;
    font-size: 1rem;
    font-weight: 600;
    white-space: nowrap;
  }
  & > .head > input {
    max-width: 16rem;
  }
  ${screens.phone} {
    & > .head {
      flex-wrap: wrap;
    }
    & > .head > input {
      order: 1;
      max-width: none;
    }
  }
`;

const Body = styled.div`
  overflow-y: auto;
  padding: 1rem;
`;

const State = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  padding: 2rem 1rem;
  color: ${tone.textMuted};
  text-align: center;
`;
