import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Reference, ResolvedMedia } from '#cms-schema/field.ts';
import { resolveSample } from '#cms-schema/fields/media.ts';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { isSampleName, kindOfSample, type SampleName, samples } from '#cms-schema/samples.ts';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton, ToolButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import type { ControlProps } from './control.ts';
import { useFieldHost } from './field-host.ts';

/** A file of the media library, or one of the pictures that come with the product. */
export function MediaControl({ field, value, onCommit, isReadOnly, id, labelId, describedBy }: ControlProps<'media'>) {
  const { t } = useMessages();
  const { lookups, cache } = useFieldHost();
  const [isChoosing, setChoosing] = useState(false);
  const { accept } = field;
  const chosen = useMedia(value);

  const pick = async () => {
    const current = idOf(value);
    const picked = await lookups.pickMedia({ accept, current });
    // The file's description may have been changed in the dialog.
    cache.refresh(
      [picked, current].flatMap((id): Reference[] =>
        id === null
          ? []
          : [
              { kind: 'media', id },
              { kind: 'download', id },
            ],
      ),
    );
    if (picked !== null && picked !== current) onCommit({ id: picked });
  };
  return (
    <MediaBox id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {chosen.state !== 'none' && (
        <div className="chosen">
          <Preview chosen={chosen} />
          <p>
            {chosen.state === 'known' && (
              <>
                {chosen.media.alt || <b data-missing="">{t('controls.media.noAlt')}</b>}
                {chosen.media.width > 0 && (
                  <small>
                    {chosen.media.width} × {chosen.media.height}
                  </small>
                )}
              </>
            )}
            {chosen.state === 'loading' && t('controls.media.loading')}
            {chosen.state === 'missing' && <b data-missing="">{t('controls.media.missing')}</b>}
            {chosen.state === 'hidden' && <b data-missing="">{t('controls.media.hidden')}</b>}
          </p>
          {!isReadOnly && <ToolButton icon="close" label={t('controls.media.remove')} onClick={() => onCommit(null)} />}
        </div>
      )}
      {!isReadOnly && (
        <div className="tools">
          <SmallButton onClick={() => void pick()}>
            <StudioIcon name="image" size={15} />
            {t(chosen.state === 'none' ? 'controls.media.choose' : 'controls.media.replace')}
          </SmallButton>
          {accept === 'image' && (
            <SmallButton aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
              {t('controls.media.samples')}
            </SmallButton>
          )}
        </div>
      )}
      {isChoosing && (
        <SampleGrid
          chosen={sampleOf(value)}
          onPick={(sample) => {
            setChoosing(false);
            onCommit({ sample });
          }}
        />
      )}
    </MediaBox>
  );
}

type Chosen =
  | { readonly state: 'none' | 'loading' | 'missing' | 'hidden' }
  | { readonly state: 'known'; readonly media: Pick<ResolvedMedia, 'src' | 'mimeType' | 'width' | 'height' | 'alt'> };

function Preview({ chosen }: { readonly chosen: Chosen }) {
  if (chosen.state !== 'known' || !chosen.media.mimeType.startsWith('image/')) {
    return (
      <span className="picture">
        <StudioIcon name="document" />
      </span>
    );
  }
  // biome-ignore lint/performance/noImgElement: the media library has already made the sizes
  return <img className="picture" src={chosen.media.src} alt="" loading="lazy" decoding="async" />;
}

const pictures = Object.keys(samples)
  .filter(isSampleName)
  .filter((name) => kindOfSample(name) === 'image');

function SampleGrid({ chosen, onPick }: { readonly chosen: string | null; onPick(sample: SampleName): void }) {
  const { uiLocale } = useMessages();
  return (
    <div className="samples">
      {pictures.map((name) => {
        const { src, srcSet, alt } = resolveSample(name, uiLocale);
        return (
          <button
            key={name}
            type="button"
            aria-label={alt}
            title={alt}
            aria-pressed={name === chosen}
            onClick={() => onPick(name)}
          >
            {/* biome-ignore lint/performance/noImgElement: the smallest of a sample's sizes */}
            <img src={src} srcSet={srcSet ?? undefined} sizes="5rem" alt="" loading="lazy" decoding="async" />
          </button>
        );
      })}
    </div>
  );
}

function useMedia(value: JsonValue | undefined): Chosen {
  const { cache, locale } = useFieldHost();
  const id = idOf(value);
  const reference: Reference | null = id === null ? null : { kind: 'media', id };
  const asked: Reference[] =
    id === null
      ? []
      : [
          { kind: 'media', id },
          { kind: 'download', id },
        ];
  useSyncExternalStore(cache.subscribe, () => cache.stampOf(asked));
  if (reference) {
    const media = cache.resolver.media(reference.id);
    if (media) return { state: 'known', media };
    if (!cache.isKnown(reference)) return { state: 'loading' };
    return { state: cache.resolver.download(reference.id)?.accounts ? 'hidden' : 'missing' };
  }
  const sample = sampleOf(value);
  return sample === null ? { state: 'none' } : presentSample(sample, locale);
}

function presentSample(name: string, locale: Locale): Chosen {
  return isSampleName(name) ? { state: 'known', media: resolveSample(name, locale) } : { state: 'missing' };
}

function idOf(value: JsonValue | undefined): number | null {
  return value !== undefined && isJsonObject(value) && typeof value.id === 'number' ? value.id : null;
}

function sampleOf(value: JsonValue | undefined): string | null {
  return value !== undefined && isJsonObject(value) && typeof value.sample === 'string' ? value.sample : null;
}

const MediaBox = styled.div`
  display: grid;
  gap: 0.375rem;

  .chosen {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr) auto;
    gap: 0.5rem;
    align-items: start;
    padding: 0.3125rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceRaised};
  }
  .picture {
    display: grid;
    place-items: center;
    width: 5rem;
    height: 3.75rem;
    border-radius: 2px;
    background-color: ${tone.surfaceSunken};
    object-fit: contain;
  }
  .chosen p {
    display: -webkit-box;
    overflow: hidden;
    font-size: 0.75rem;
    line-height: 1.45;
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
  }
  .chosen small {
    display: block;
    color: ${tone.textMuted};
    font-variant-numeric: tabular-nums;
  }
  b[data-missing] {
    color: ${tone.caution};
    font-weight: 400;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .samples {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.25rem;
  }
  .samples button {
    aspect-ratio: 4 / 3;
    overflow: hidden;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceRaised};
    cursor: pointer;
  }
  .samples button[aria-pressed='true'] {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  .samples img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
