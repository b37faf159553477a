import type { ResolvedDownload, ResolvedMedia } from '#cms-schema/field.ts';
import { eachLocale, type Locale, type Localized } from '#cms-schema/locale.ts';
import { typesThatMay } from '#cms-schema/visibility.ts';
import type { LibraryFile } from '../foreign-html/library.ts';
import type { Media, PublicMedia, Rendition } from './model.ts';

/** A file as components show it. Addresses are relative to the site, so that they work on every host name. */
export function resolveMedia(media: Media, locale: Locale): ResolvedMedia {
  const own = media.renditions.filter(({ mimeType }) => mimeType === media.mimeType);
  const better = ['image/avif', 'image/webp'].filter((type) => type !== media.mimeType);
  return {
    src: presentPath(media.file),
    mimeType: media.mimeType,
    width: media.width,
    height: media.height,
    alt: media.alt[locale],
    color: media.color,
    srcSet: printSrcSet(own),
    sources: better.flatMap((type) => {
      const srcSet = printSrcSet(media.renditions.filter(({ mimeType }) => mimeType === type));
      return srcSet === null ? [] : [{ type, srcSet }];
    }),
  };
}

export function presentMedia(media: Media): PublicMedia {
  const { id, kind, mimeType, file, fileSize, width, height, title, caption, alt } = media;
  return { id, kind, mimeType, file, fileSize, width, height, title, caption, alt, resolved: localize(media) };
}

/** A file as a download. `sign`: makes the ticket that the page contains for a private file. */
export function resolveDownload(media: Media, sign: () => string): ResolvedDownload {
  const { fileName, fileSize, createdAt, visibility, file } = media;
  const ending = /\.([^.]+)$/.exec(fileName)?.[1] ?? /\.([^.]+)$/.exec(file)?.[1] ?? '';
  const facts = { fileName, type: ending.toUpperCase(), bytes: fileSize, date: createdAt };
  return visibility === 'everyone'
    ? { ...facts, accounts: null, href: presentPath(file), ticket: null }
    : { ...facts, accounts: [...typesThatMay(visibility)], href: null, ticket: sign() };
}

/** A file as foreign HTML may show it. */
export function presentLibraryFile(media: Media, locale: Locale): LibraryFile {
  const { id, kind, fileName, title, caption, revision } = media;
  const addresses = [media.file, ...media.renditions.map(({ file }) => file)].map(presentPath);
  return { id, kind, fileName, addresses, title, caption, revision, resolved: resolveMedia(media, locale) };
}

/** The address of a stored file, from the root of the site. */
export function presentPath(file: string): string {
  return `/${file}`;
}

function localize(media: Media): Localized<ResolvedMedia> {
  return eachLocale((locale) => resolveMedia(media, locale));
}

function printSrcSet(renditions: readonly Rendition[]): string | null {
  const sorted = renditions.toSorted((a, b) => a.width - b.width);
  return sorted.length === 0 ? null : sorted.map(({ file, width }) => `${presentPath(file)} ${width}w`).join(', ');
}
