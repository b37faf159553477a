import { styled } from 'styled-components';
import type { ResolvedMedia } from '#cms-schema/field.ts';
import { onPictureStyles } from '#ui/on-picture.ts';
import { Band, Container } from '#ui/surface.tsx';
import { media, theme } from '#ui/theme.ts';
import { headingId } from '../block-frame.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { Words, wordsStyles } from './words.tsx';

type Props = BlockProps<typeof definition> & { readonly picture: ResolvedMedia };

/** The picture from edge to edge, and the words on its dark side; below it on a phone. */
export function FullPicture({ picture, host, ...words }: Props) {
  return (
    <FullBand
      id={host.id}
      tone="dark"
      space="none"
      data-nested={host.depth > 0 || undefined}
      aria-labelledby={words.heading ? headingId(host) : undefined}
    >
      <div className="media-text-picture">
        <BlockPicture media={picture} sizes="100vw" priority={host.isFirst && host.depth === 0} portraitOnPhones />
      </div>
      <Container className="media-text-stage">
        <div className="on-picture">
          <Words {...words} host={host} />
        </div>
      </Container>
    </FullBand>
  );
}

const FullBand = styled(Band)`
  ${wordsStyles}
  ${onPictureStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  isolation: isolate;
  overflow: clip;

  &[data-nested] {
    border-radius: ${theme.radius.large};
  }
  .media-text-picture {
    position: absolute;
    inset: 0 0 auto;
    height: 26rem;
    mask-image: linear-gradient(#000 55%, transparent);
  }
  .media-text-picture :is(picture, img) {
    width: 100%;
    height: 100%;
  }
  .media-text-picture img {
    object-fit: cover;
    object-position: 72% 50%;
  }
  .media-text-stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-top: 16rem;
  }
  .on-picture {
    padding-bottom: ${theme.space.x6};
  }
  ${media.desktop} {
    min-height: min(86svh, 46rem);

    .media-text-picture {
      inset: 0;
      height: auto;
      mask-image: none;
    }
    .media-text-stage {
      align-items: center;
      padding-top: 0;
    }
    .on-picture {
      width: min(44%, 35rem);
      padding-block: ${theme.space.x8};
    }
  }
  ${media.print} {
    &&& {
      display: block;
      min-height: 0;
    }
    .media-text-picture {
      position: static;
      height: auto;
      mask-image: none;
    }
    .media-text-stage {
      padding-top: 0;
    }
  }
`;
