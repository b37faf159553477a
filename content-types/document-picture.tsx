import type { ResolvedMedia } from '#cms-schema/field.ts';
import { Picture } from '#ui/picture.tsx';

/** The featured picture of a document, as wide as its text. It is in the first screen, so it is loaded at once. */
export function DocumentPicture({
  picture,
  className,
}: {
  readonly picture: ResolvedMedia;
  readonly className: string;
}) {
  return (
    <Picture
      className={className}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      color={picture.color ?? undefined}
      srcSet={picture.srcSet ?? undefined}
      sources={picture.sources}
      sizes="(min-width: 734px) 692px, 92vw"
      priority
    />
  );
}
