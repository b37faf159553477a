import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { eachLocale, type Locale, type Localized, languageTags, locales } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import { tone } from '#ui/theme.ts';
import { type MediaItem, pickThumbnail } from '../cms/media-calls.ts';
import { StudioError } from '../cms/studio-error.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SmallButton, TextBox } from '../parts/panel-parts.tsx';
import { Refused } from '../parts/refused.tsx';
import { useSession } from '../session-context.tsx';
import type { AddedPicture } from './added-picture.ts';
import { KnownFile } from './known-file.tsx';
import { findSame } from './use-uploads.ts';

export interface AddPicturesProps {
  readonly pictures: readonly AddedPicture[];
  /** The language of the page, in which the pasted alternative texts are. */
  readonly locale: Locale;
  /** The ids of the pictures that are in the library, in the order of the text. */
  onDone(ids: readonly number[]): void;
  onClose(): void;
}

/** A picture that is uploaded from here, or fetched by the server from where it is. */
interface Row {
  readonly name: string;
  readonly file: File | null;
  readonly address: string | null;
  readonly isChosen: boolean;
  readonly alt: Localized;
  /** From 0 to 1; null before and after the upload. */
  readonly sent: number | null;
  /** In the library. */
  readonly media: MediaItem | null;
  /** What the library has of the same bytes, as long as nobody has decided. */
  readonly same: MediaItem | null;
  /** Whether it is uploaded even if the library has it. */
  readonly isWanted: boolean;
  readonly error: StudioError | null;
}

/**
 * Brings pasted pictures into the library, each with its alternative texts: those of the clipboard, and on request those
 * of other sites. Lists what can be had from nowhere. What succeeded before one of them failed is kept.
 */
export function AddPictures({ pictures, locale, onDone, onClose }: AddPicturesProps) {
  const { t } = useMessages();
  const [rows, setRows] = useState(() => readRows(pictures, locale));
  const change = (index: number, part: Partial<Row>) =>
    setRows((before) => before.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const { bring, signal } = useBringing(change);
  const isBusy = rows.some(({ sent }) => sent !== null);
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const elsewhere = rows.filter(({ file, media }) => file === null && media === null);
  const lost = pictures.filter(({ file, address }) => file === null && address === null).length;
  // One after the other: the server takes each apart into several sizes, and fetches one at a time.
  const bringAll = async (isMeant: (row: Row) => boolean) => {
    const brought: (MediaItem | null)[] = [];
    for (const [index, row] of rows.entries()) if (isMeant(row)) brought.push(await bring(row, index));
    return brought;
  };
  const addAll = async () => {
    const brought = await bringAll(({ isChosen }) => isChosen);
    const there = brought.filter((media) => media !== null);
    if (there.length === brought.length && !signal().aborted) onDone(there.map(({ id }) => id));
  };
  return (
    <Dialog
      title={t('builder.pictures.title')}
      width={44}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('builder.pictures.skip')}
          </Button>
          {rows.length > 0 && (
            <Refused refusal={!isBusy && chosen.length === 0 ? t('refusal.noPicture') : null}>
              {({ disabled, ...button }) => (
                <Button size="small" disabled={isBusy || disabled} {...button} onClick={() => void addAll()}>
                  {t('builder.pictures.upload', { count: chosen.length })}
                </Button>
              )}
            </Refused>
          )}
        </>
      }
    >
      {rows.length > 0 && <p>{t(rows.length > 1 ? 'builder.pictures.many' : 'builder.pictures.one')}</p>}
      {elsewhere.length > 0 && (
        <Elsewhere>
          <p>{t('builder.pictures.elsewhere')}</p>
          {elsewhere.length > 1 && (
            <SmallButton disabled={isBusy} onClick={() => void bringAll((row) => elsewhere.includes(row))}>
              {t('builder.pictures.fetchAll', { count: elsewhere.length })}
            </SmallButton>
          )}
        </Elsewhere>
      )}
      <Rows>
        {rows.map((row, index) => (
          <PictureRow
            key={row.name + String(index)}
            {...row}
            isBusy={isBusy}
            onChange={(part) => change(index, part)}
            onBring={() => void bring(row, index)}
          />
        ))}
      </Rows>
      {lost > 0 && <p>{t('builder.pictures.lost', { count: lost })}</p>}
    </Dialog>
  );
}

/** Uploads or fetches a picture, and tells its row what becomes of it. */
function useBringing(change: (index: number, part: Partial<Row>) => void) {
  const { client, act } = useSession();
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  /** Null if it is not in the library then. */
  const bring = async (row: Row, index: number): Promise<MediaItem | null> => {
    if (row.media !== null) return row.media;
    change(index, { sent: row.file ? 0 : 1, error: null, same: null });
    try {
      const { signal } = stop.current;
      const { file, address, alt } = row;
      const same = file && !row.isWanted ? await findSame(client.media, file, signal) : null;
      if (same) {
        change(index, { sent: null, same });
        return null;
      }
      const onProgress = (sent: number) => change(index, { sent });
      const media = await act(() =>
        file
          ? client.media.upload(file, { alt, onProgress, signal })
          : client.media.fetchFrom(address ?? '', { alt, signal }),
      );
      change(index, { sent: null, media, isChosen: true, alt: file ? alt : media.alt });
      return media;
    } catch (error) {
      const known = error instanceof StudioError ? error : new StudioError('fault', 0, String(error), {}, error);
      change(index, { sent: null, error: known });
      return null;
    }
  };
  return { bring, signal: () => stop.current.signal };
}

interface PictureRowProps extends Row {
  readonly isBusy: boolean;
  onChange(part: Partial<Row>): void;
  onBring(): void;
}

function PictureRow(props: PictureRowProps) {
  const { name, file, address, isChosen, alt, sent, media, same, error, isBusy, onChange, onBring } = props;
  const { t } = useMessages();
  const errorText = useErrorText();
  const fieldId = useId();
  const isFixed = isBusy || media !== null;
  const running = t(file ? 'desk.media.progress' : 'builder.pictures.fetching', { name });
  return (
    <li>
      <Thumbnail file={file} media={media} />
      <div>
        <label className="check">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isBusy}
            onChange={({ target }) => onChange({ isChosen: target.checked })}
          />
          {name}
        </label>
        {address !== null && (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {address}
          </a>
        )}
        {locales.map((locale) => (
          <label key={locale} htmlFor={`${fieldId}-${locale}`}>
            {t(altLabels[locale])}
            <TextBox
              id={`${fieldId}-${locale}`}
              lang={languageTags[locale]}
              value={alt[locale]}
              disabled={isFixed || (file !== null && !isChosen)}
              onChange={({ target }) => onChange({ alt: { ...alt, [locale]: target.value } })}
            />
          </label>
        ))}
        {sent !== null && <progress value={sent < 1 ? sent : undefined} aria-label={running} />}
        {same && (
          <KnownFile
            name={name}
            same={same}
            onTake={() => onChange({ media: same, same: null, alt: same.alt })}
            onUpload={() => onChange({ same: null, isWanted: true })}
          />
        )}
        {address !== null && media === null && (
          <SmallButton disabled={isBusy} aria-label={t('builder.pictures.fetchNamed', { name })} onClick={onBring}>
            {t(error ? 'desk.state.retry' : 'builder.pictures.fetch')}
          </SmallButton>
        )}
        <p role="status">{media && t('builder.pictures.fetched')}</p>
        <p role="alert">{error && errorText(error)}</p>
      </div>
    </li>
  );
}

/** Of a file at once; of a picture of another site only once we have it, because its site would learn who looks at it. */
function Thumbnail({ file, media }: Pick<Row, 'file' | 'media'>) {
  if (file) return <Preview file={file} />;
  if (!media) return <span />;
  return (
    // biome-ignore lint/performance/noImgElement: the media library provides resized renditions.
    <img src={pickThumbnail(media)} alt="" width={media.width} height={media.height} />
  );
}

/** A small picture of the file. It is painted, because the policy of our pages allows no `blob:` addresses in pictures. */
function Preview({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const paint = async () => {
      const picture = await createImageBitmap(file);
      if (!isGone && canvas.current) paintInto(canvas.current, picture);
      picture.close();
    };
    // The upload says what is wrong with a file that is no picture; a drawing (SVG) has no preview here.
    paint().catch(() => canvas.current?.setAttribute('data-empty', ''));
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} width={PREVIEW} height={PREVIEW} />;
}

/** Pixels: twice the size at which it is shown. */
const PREVIEW = 192;

function paintInto(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.min(PREVIEW / picture.width, PREVIEW / picture.height, 1);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas.getContext('2d')?.drawImage(picture, (PREVIEW - width) / 2, (PREVIEW - height) / 2, width, height);
}

function readRows(pictures: readonly AddedPicture[], locale: Locale): Row[] {
  return pictures.flatMap(({ file, address, alt }): Row[] => {
    if (!file && address === null) return [];
    const texts = { ...eachLocale(() => ''), [locale]: alt };
    return [
      {
        name: file?.name ?? nameOf(address ?? ''),
        file,
        address: file ? null : address,
        isChosen: file !== null,
        alt: texts,
        sent: null,
        media: null,
        same: null,
        isWanted: false,
        error: null,
      },
    ];
  });
}

/** The last part of an address, as far as it can be read. */
function nameOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, hostname } = new URL(address);
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || hostname;
  } catch {
    return last;
  }
}

const altLabels = { zh: 'desk.media.altZh', en: 'desk.media.altEn' } as const;

const Rows = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin-block: 0.75rem;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: 0.75rem;
    padding-block-end: 0.75rem;
    border-block-end: 1px solid ${tone.line};
  }
  li > :is(canvas, img, span) {
    width: 6rem;
    height: 6rem;
    object-fit: contain;
    background-color: ${tone.surfaceSunken};
  }
  li > div > a {
    color: ${tone.accent};
    font-size: 0.75rem;
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
  li > div > button {
    justify-self: start;
  }
  canvas[data-empty] {
    visibility: hidden;
  }
  li > div {
    display: grid;
    align-content: start;
    gap: 0.375rem;
  }
  label {
    display: grid;
    gap: 0.125rem;
    font-size: 0.75rem;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 1.5rem;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  progress {
    width: 100%;
    height: 4px;
    accent-color: ${tone.accent};
  }
  [role='alert'] {
    color: ${tone.negative};
    font-size: 0.75rem;
  }
  [role='status'] {
    font-size: 0.75rem;
  }
  :is([role='alert'], [role='status']):empty {
    display: none;
  }
`;

const Elsewhere = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  margin-block-start: 0.5rem;
`;
