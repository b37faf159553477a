import { styled } from 'styled-components';
import { media, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { FullPicture } from './full-picture.tsx';
import { Words, wordsStyles } from './words.tsx';

type Props = BlockProps<typeof definition>;

/** A picture or a video with words: beside it, or on it. */
export function MediaText(props: Props) {
  return props.layout === 'full' && props.picture ? (
    <FullPicture {...props} picture={props.picture} />
  ) : (
    <Beside {...props} />
  );
}

/** On a phone the picture comes first, whatever its side. */
function Beside({ picture, video, side, ratio, align, tone, ...props }: Props) {
  const { heading, host } = props;
  const words = <Words key="words" {...props} />;
  const drawing = (video || picture) && (
    <div key="media" className="media-text-media" data-kind={video ? 'video' : 'picture'}>
      {video ? (
        // biome-ignore lint/a11y/useMediaCaption: caption tracks are not part of the media library yet
        <video
          controls
          playsInline
          preload={picture ? 'none' : 'metadata'}
          poster={picture?.src}
          aria-label={video.alt || heading}
          width={video.width || 1600}
          height={video.height || 900}
        >
          <source src={video.src} type={video.mimeType} />
        </video>
      ) : (
        picture && (
          <BlockPicture
            media={picture}
            sizes="(min-width: 1080px) 50vw, 92vw"
            priority={host.isFirst && host.depth === 0}
          />
        )
      )}
    </div>
  );
  return (
    <MediaTextFrame host={host} tone={tone} labelled={heading !== ''}>
      <div className="media-text" data-side={side} data-ratio={ratio} data-align={align}>
        {side === 'left' ? [drawing, words] : [words, drawing]}
      </div>
    </MediaTextFrame>
  );
}

const MediaTextFrame = styled(BlockFrame)`
  ${wordsStyles}
  container-type: inline-size;

  .media-text {
    --words: 1fr;
    --drawing: 1fr;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x5} clamp(2.5rem, 5.5vw, 6rem);
  }
  .media-text > * {
    min-width: 0;
  }
  .media-text-media[data-kind='picture'] {
    order: -1;
  }
  .media-text-media :is(img, video) {
    width: 100%;
    height: auto;
    border-radius: ${theme.radius.large};
  }
  .media-text-media video {
    background-color: ${theme.color.ink};
  }

  @container (min-width: 56rem) {
    .media-text[data-align='center'] {
      align-items: center;
    }
    .media-text-media[data-kind='picture'] {
      order: 0;
    }
    .media-text:has(.media-text-media)[data-side='right'] {
      grid-template-columns: minmax(0, var(--words)) minmax(0, var(--drawing));
    }
    .media-text:has(.media-text-media)[data-side='left'] {
      grid-template-columns: minmax(0, var(--drawing)) minmax(0, var(--words));
    }
    .media-text[data-ratio='wideMedia'] {
      --drawing: 1.5fr;
    }
    .media-text[data-ratio='wideText'] {
      --words: 1.5fr;
    }
    .media-text:not(:has(.media-text-media)) .media-text-words {
      max-width: ${theme.width.text};
    }
  }
  ${media.print} {
    video {
      display: none;
    }
  }
`;
