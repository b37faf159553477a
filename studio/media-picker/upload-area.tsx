import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton, ToolButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { KnownFile } from './known-file.tsx';
import { isWorthRetrying, type Uploads } from './use-uploads.ts';

export interface UploadAreaProps {
  readonly uploads: Uploads;
  readonly children: ReactNode;
}

/** A drop zone around its content. Shows running uploads above it. */
export function UploadArea({ uploads, children }: UploadAreaProps) {
  const { t } = useMessages();
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <Area
      data-over={isOver}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        uploads.add(event.dataTransfer.files);
      }}
    >
      <UploadList uploads={uploads} />
      {children}
      {isOver ? <Curtain>{t('desk.media.drop')}</Curtain> : null}
    </Area>
  );
}

export interface UploadButtonProps {
  readonly uploads: Uploads;
  /** The file types to offer: `image/*`. */
  readonly accept: string;
  /** Whether it is the primary button of the page. */
  readonly isMain?: boolean;
}

/** Opens the file dialog. */
export function UploadButton({ uploads, accept, isMain = false }: UploadButtonProps) {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <OpenButton data-main={isMain} onClick={() => input.current?.click()}>
        <StudioIcon name="plus" size={16} />
        {t('desk.media.upload')}
      </OpenButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={t('desk.media.upload')}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}

function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const { t } = useMessages();
  const errorText = useErrorText();
  if (uploads.items.length === 0) return <div role="status" />;
  return (
    <List aria-label={t('desk.media.uploading')}>
      {uploads.items.map(({ uid, file, state, sent, error, same }) => (
        <li key={uid} data-state={state}>
          <span>{file.name}</span>
          {error ? (
            <b role="alert">{errorText(error)}</b>
          ) : same ? (
            <KnownFile
              name={file.name}
              same={same}
              onTake={() => uploads.takeSame(uid)}
              onUpload={() => uploads.uploadAnyway(uid)}
            />
          ) : (
            <progress value={sent < 1 ? sent : undefined} aria-label={t('desk.media.progress', { name: file.name })} />
          )}
          {error && isWorthRetrying(error) ? (
            <SmallButton onClick={() => uploads.retry(uid)}>{t('desk.state.retry')}</SmallButton>
          ) : null}
          <ToolButton
            icon="close"
            label={t('desk.media.dismiss', { name: file.name })}
            onClick={() => uploads.dismiss(uid)}
          />
        </li>
      ))}
    </List>
  );
}

const OpenButton = styled(SmallButton)`
  &[data-main='true'] {
    min-height: 2.125rem;
    padding-inline: 0.9375rem;
    border-color: ${theme.color.ink};
    border-radius: ${theme.radius.medium};
    background-color: ${theme.color.ink};
    color: ${theme.color.paper};
    font-size: 0.875rem;
    font-weight: 500;
  }
`;

const Area = styled.div`
  position: relative;
  min-height: 12rem;
`;

const Curtain = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  place-items: center;
  border: 2px dashed ${tone.accent};
  border-radius: ${theme.radius.large};
  background-color: color-mix(in srgb, ${tone.surface} 88%, transparent);
  font-weight: 550;
  pointer-events: none;
`;

const List = styled.ul`
  container-type: inline-size;
  display: grid;
  gap: 2px;
  margin: 0 0 ${theme.space.x2};
  padding: 0;
  list-style: none;
  font-size: 0.8125rem;

  & > li {
    display: grid;
    grid-template-columns: minmax(6rem, 16rem) minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0.75rem;
    padding: 0.25rem 0.5rem 0.25rem 0.75rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.medium};
    background-color: ${tone.surfaceRaised};
  }
  & > li > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > li > :last-child {
    grid-column: -2 / -1;
  }
  /* Beside a name, only a few words of a reason would fit on each line. */
  @container (max-width: 30rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    & > li > :is(b, progress, [role='group']) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  & b {
    color: ${tone.negative};
    font-weight: 400;
  }
  & progress {
    width: 100%;
    height: 4px;
    accent-color: ${tone.accent};
  }
`;
