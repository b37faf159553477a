import type { Field, FieldOptions, ResolvedMedia, ResolvedSource, Translation } from '../field.ts';
import { pickFieldOptions } from '../field.ts';
import { isCaptionsName, isFilmName } from '../films.ts';
import { isJsonObject } from '../json.ts';
import type { Locale } from '../locale.ts';
import type { Reporter } from '../problem.ts';
import { problems } from '../problems.ts';
import {
  isRenderingName,
  listRenditions,
  type Rendering,
  type RenderingName,
  type RenditionShape,
  renderings,
  renditionTypes,
} from '../renderings.ts';
import { sampleVersions } from '../sample-versions.generated.ts';
import { isSampleName, kindOfSample, type SampleName, samples } from '../samples.ts';

/** An item of the media library, or one of the samples that ship with the product. */
export type MediaValue = { id: number } | { sample: SampleName } | null;

export interface MediaOptions extends FieldOptions {
  /** Default `image`. */
  readonly accept?: 'image' | 'video' | 'file';
  readonly required?: boolean;
  readonly translation?: Translation;
}

export interface MediaField extends Field<MediaValue, ResolvedMedia | null> {
  readonly accept: 'image' | 'video' | 'file';
  readonly required: boolean;
}

export function media(options: MediaOptions): MediaField {
  const { accept = 'image', required = false } = options;
  return {
    ...pickFieldOptions(options),
    kind: 'media',
    holds: 'value',
    json: 'object',
    accept,
    required,
    translation: options.translation ?? 'shared',
    defaultValue: () => null,
    parse(input, report) {
      const value = input === undefined || input === null ? null : parseMedia(input, accept, report);
      if (required && value === null) problems.required(report);
      return value;
    },
    references: (value) => (value !== null && 'id' in value ? [{ kind: 'media', id: value.id }] : []),
    resolve(value, resolver) {
      if (value === null) return null;
      return 'id' in value ? resolver.media(value.id) : resolveSample(value.sample, resolver.locale);
    },
    words: () => [],
    typed: () => '',
    graphql: () => ({
      type: 'Media',
      definitions: [],
      selection:
        '{ src mimeType width height alt color srcSet sources { type srcSet } portrait { width height sources { type srcSet } } }',
    }),
    children: {},
  };
}

function parseMedia(input: unknown, accept: MediaField['accept'], report: Reporter): MediaValue {
  if (isJsonObject(input)) {
    const { id, sample } = input;
    if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return { id };
    if (isSampleName(sample) && kindOfSample(sample) === accept) return { sample };
  }
  problems.notMedia(report);
  return null;
}

/** What ships with the product, as a component receives it. */
export function resolveSample(name: SampleName, locale: Locale): ResolvedMedia {
  if (isRenderingName(name)) return resolveRendering(name, locale);
  const { width, height, alt } = samples[name];
  const plain = { width, height, alt: alt[locale], color: null, srcSet: null, sources: [] };
  if (isFilmName(name)) return { ...plain, src: printAddress(`${name}.mp4`, name), mimeType: 'video/mp4' };
  if (isCaptionsName(name)) return { ...plain, src: printAddress(`${name}.${locale}.vtt`, name), mimeType: 'text/vtt' };
  return { ...plain, src: printAddress(`${name}.svg`, name), mimeType: 'image/svg+xml' };
}

function resolveRendering(name: RenderingName, locale: Locale): ResolvedMedia {
  const { width, height, alt, color, portrait }: Rendering = renderings[name];
  const [fallback, ...better] = resolveSources(name, 'wide').toReversed();
  return {
    src: printAddress(`${name}-1280.webp`, name),
    mimeType: 'image/webp',
    width,
    height,
    alt: alt[locale],
    color,
    srcSet: fallback?.srcSet ?? null,
    sources: better,
    portrait: portrait ? { ...portrait, sources: resolveSources(name, 'portrait') } : null,
  };
}

/** Best format first. */
function resolveSources(name: RenderingName, shape: RenditionShape): ResolvedSource[] {
  const renditions = listRenditions(name, shape);
  return renditionTypes.map((type) => ({
    type: `image/${type}`,
    srcSet: renditions
      .filter((rendition) => rendition.type === type)
      .map(({ file, width }) => `${printAddress(file, name)} ${width}w`)
      .join(', '),
  }));
}

function printAddress(file: string, name: SampleName): string {
  return `/samples/${file}?v=${sampleVersions[name]}`;
}
