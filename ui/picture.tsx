import type { ComponentPropsWithoutRef } from 'react';
import { css } from 'styled-components';
import { phoneQuery } from './breakpoints.ts';
import { classNames } from './class-names.ts';

export interface PictureSource {
  /** A MIME type, e.g. `image/avif`; the best format first. */
  readonly type: string;
  readonly srcSet: string;
}

/** Another cut of the picture. */
export interface PictureCrop {
  readonly width: number;
  readonly height: number;
  /** The best format first. */
  readonly sources: readonly PictureSource[];
}

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'width' | 'height' | 'alt'> {
  readonly src: string;
  /** Pixel size of `src`, which reserves the space before the picture loads. */
  readonly width: number;
  readonly height: number;
  /** Empty for decoration. */
  readonly alt: string;
  readonly sources?: readonly PictureSource[];
  /** Shown on phones in its place. */
  readonly portrait?: PictureCrop | undefined;
  /** The dominant colour as CSS, shown until the picture has loaded. */
  readonly color?: string | undefined;
  /** For the one picture that is visible when the page opens: loaded first, and not lazily. */
  readonly priority?: boolean;
}

export function Picture({
  src,
  width,
  height,
  alt,
  sources = [],
  portrait,
  srcSet,
  sizes,
  color,
  priority = false,
  className,
  style,
  ...rest
}: PictureProps) {
  return (
    <picture className={classNames('h-picture', className)}>
      {portrait?.sources.map((source) => (
        <source
          key={source.type}
          media={phoneQuery}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      ))}
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        {...rest}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={color ? { backgroundColor: color, ...style } : style}
      />
    </picture>
  );
}

export const pictureStyles = css`
  .h-picture {
    display: block;

    & > img {
      display: block;
      width: 100%;
      height: auto;
      background-position: center;
      overflow-wrap: anywhere;
    }
  }
`;
