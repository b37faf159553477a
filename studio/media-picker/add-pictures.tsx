import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { eachLocale, type Locale, type Localized, languageTags, locales } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import { tone } from '#ui/theme.ts';
import { StudioError } from '../cms/studio-error.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { Refused } from '../parts/refused.tsx';
import { useSession } from '../session-context.tsx';
import type { AddedPicture } from './added-picture.ts';

export interface AddPicturesProps {
  readonly pictures: readonly AddedPicture[];
  /** The language of the page, in which the pasted alternative texts are. */
  readonly locale: Locale;
  /** The ids of the pictures that were uploaded, in their order. */
  onDone(ids: readonly number[]): void;
  onClose(): void;
}

interface Row {
  readonly file: File;
  readonly isChosen: boolean;
  readonly alt: Localized;
  /** From 0 to 1; null before and after the upload. */
  readonly sent: number | null;
  readonly id: number | null;
  readonly error: StudioError | null;
}

/**
 * Uploads pasted pictures, each with its alternative texts, and lists those that the clipboard does not have. What was
 * uploaded before one of them failed is kept for the next attempt.
 */
export function AddPictures({ pictures, locale, onDone, onClose }: AddPicturesProps) {
  const { t } = useMessages();
  const { client, act } = useSession();
  const [rows, setRows] = useState(() => readRows(pictures, locale));
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const isBusy = rows.some(({ sent }) => sent !== null);
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const change = (index: number, part: Partial<Row>) =>
    setRows((before) => before.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const upload = async (row: Row, index: number): Promise<number | null> => {
    if (row.id !== null) return row.id;
    change(index, { sent: 0, error: null });
    try {
      const { signal } = stop.current;
      const onProgress = (sent: number) => change(index, { sent });
      const { id } = await act(() => client.media.upload(row.file, { alt: row.alt, onProgress, signal }));
      change(index, { sent: null, id });
      return id;
    } catch (error) {
      const known = error instanceof StudioError ? error : new StudioError('fault', 0, String(error), {}, error);
      change(index, { sent: null, error: known });
      return null;
    }
  };
  const uploadAll = async () => {
    const ids: (number | null)[] = [];
    // One after the other: the server takes each apart into several sizes.
    for (const [index, row] of rows.entries()) if (row.isChosen) ids.push(await upload(row, index));
    const uploaded = ids.filter((id) => id !== null);
    if (uploaded.length === ids.length && !stop.current.signal.aborted) onDone(uploaded);
  };
  const count = { count: chosen.length };
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
                <Button size="small" disabled={isBusy || disabled} {...button} onClick={() => void uploadAll()}>
                  {t('builder.pictures.upload', count)}
                </Button>
              )}
            </Refused>
          )}
        </>
      }
    >
      {rows.length > 0 && <p>{t(rows.length > 1 ? 'builder.pictures.many' : 'builder.pictures.one')}</p>}
      <Rows>
        {rows.map((row, index) => (
          <PictureRow
            key={row.file.name + String(index)}
            {...row}
            isBusy={isBusy}
            onChange={(part) => change(index, part)}
          />
        ))}
      </Rows>
      <Elsewhere pictures={pictures.filter(({ file }) => file === null)} />
    </Dialog>
  );
}

function PictureRow(props: Row & { readonly isBusy: boolean; onChange(part: Partial<Row>): void }) {
  const { file, isChosen, alt, sent, id, error, isBusy, onChange } = props;
  const { t } = useMessages();
  const errorText = useErrorText();
  const fieldId = useId();
  const isFixed = isBusy || id !== null;
  return (
    <li>
      <Preview file={file} />
      <div>
        <label className="check">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFixed}
            onChange={({ target }) => onChange({ isChosen: target.checked })}
          />
          {file.name}
        </label>
        {locales.map((locale) => (
          <label key={locale} htmlFor={`${fieldId}-${locale}`}>
            {t(altLabels[locale])}
            <TextBox
              id={`${fieldId}-${locale}`}
              lang={languageTags[locale]}
              value={alt[locale]}
              disabled={isFixed || !isChosen}
              onChange={({ target }) => onChange({ alt: { ...alt, [locale]: target.value } })}
            />
          </label>
        ))}
        {sent !== null && (
          <progress value={sent < 1 ? sent : undefined} aria-label={t('desk.media.progress', { name: file.name })} />
        )}
        <p role="alert">{error && errorText(error)}</p>
      </div>
    </li>
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

/** Pictures that an editor has to fetch, so that they know which ones the page lacks. */
function Elsewhere({ pictures }: { readonly pictures: readonly AddedPicture[] }) {
  const { t } = useMessages();
  if (pictures.length === 0) return null;
  const lost = pictures.filter(({ address }) => address === null).length;
  return (
    <section>
      <p>{t('builder.pictures.elsewhere')}</p>
      <Addresses>
        {pictures.map(({ address, alt }, index) =>
          address === null ? null : (
            <li key={`${index} ${address}`}>
              {alt && <span>{alt} – </span>}
              <a href={address} target="_blank" rel="noopener noreferrer">
                {address}
              </a>
            </li>
          ),
        )}
        {lost > 0 && <li>{t('builder.pictures.lost', { count: lost })}</li>}
      </Addresses>
    </section>
  );
}

function readRows(pictures: readonly AddedPicture[], locale: Locale): Row[] {
  return pictures.flatMap(({ file, alt }): Row[] => {
    if (!file) return [];
    const texts = { ...eachLocale(() => ''), [locale]: alt };
    return [{ file, isChosen: true, alt: texts, sent: null, id: null, error: null }];
  });
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
  canvas {
    width: 6rem;
    height: 6rem;
    background-color: ${tone.surfaceSunken};
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
  [role='alert']:empty {
    display: none;
  }
`;

const Addresses = styled.ul`
  margin-block: 0.375rem 0;
  padding-inline-start: 1.25rem;
  font-size: 0.75rem;
  overflow-wrap: anywhere;

  a {
    color: ${tone.accent};
    text-decoration: underline;
  }
`;
