import { styled } from 'styled-components';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { keepWhole } from '#ui/keep-whole.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockActions } from '../block-actions.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

/** A picture or a video beside words. On a phone the picture comes first, whatever its side. */
export function MediaText(props: BlockProps<typeof definition>) {
  const { eyebrow, heading, body, points, actions, picture, video, side, ratio, align, tone, host } = props;
  const words = (
    <div key="words" className="media-text-words">
      {eyebrow && <Eyebrow seed={host.signature}>{eyebrow}</Eyebrow>}
      <BlockHeading host={host} heading={heading} />
      {body && <RichText html={body} profile="flow" tableLabel={heading} />}
      {points.length > 0 && (
        <ul className="media-text-points">
          {[...points.entries()].map(([index, { title, text }]) => (
            <li key={`${index} ${title}`}>
              <Waveform seed={`${host.signature} ${index}`} variant="bullet" />
              <strong>{title}</strong>
              {text && <span>{keepWhole(text)}</span>}
            </li>
          ))}
        </ul>
      )}
      <BlockActions actions={actions} className="media-text-actions" />
    </div>
  );
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
  overflow-wrap: anywhere;
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
  .media-text-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    align-content: start;
    justify-items: start;
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

  .media-text-points {
    display: grid;
    width: 100%;
    margin-top: ${theme.space.x1};
  }
  .media-text-points > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space.x2};
    padding-block: ${theme.space.x15};
    border-top: ${theme.line.hair} solid ${ink.line};
  }
  .media-text-points .h-wave {
    margin-top: calc((1lh - 0.875rem) / 2);
    color: ${ink.textMuted};
  }
  .media-text-points strong {
    font-weight: ${theme.weight.medium};
  }
  .media-text-points li > span:last-of-type:not(.h-wave) {
    grid-column: 2;
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
  }
  .media-text-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    margin-top: ${theme.space.x1};
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
