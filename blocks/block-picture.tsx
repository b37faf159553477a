import type { ResolvedMedia } from '#cms-schema/field.ts';
import { Picture } from '#ui/picture.tsx';

export interface BlockPictureProps {
  readonly media: ResolvedMedia;
  /** Its rendered width, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string;
  /** Leaves out the alternative text, because the text beside the picture says the same. */
  readonly decorative?: boolean;
  /** Shows its crop for phones there, if it has one. */
  readonly portraitOnPhones?: boolean;
}

/** A picture of the media library or one that ships with the product. */
export function BlockPicture({
  media,
  sizes,
  priority,
  className,
  decorative = false,
  portraitOnPhones = false,
}: BlockPictureProps) {
  const { src, width, height, alt, color, srcSet, sources, portrait } = media;
  return (
    <Picture
      className={className}
      src={src}
      width={width}
      height={height}
      alt={decorative ? '' : alt}
      color={color ?? undefined}
      srcSet={srcSet ?? undefined}
      sources={sources}
      portrait={portraitOnPhones ? (portrait ?? undefined) : undefined}
      sizes={sizes}
      priority={priority}
    />
  );
}
