import { styled } from 'styled-components';
import type { ResolvedMedia } from '#cms-schema/field.ts';
import { isSafeUrl } from '#cms-schema/fields/link.ts';
import { languageTags } from '#cms-schema/locale.ts';
import { fillIn } from '#kit/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { InlineHtml, RichText } from '#ui/rich-text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockHost, BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';
import { parseVideoSource } from './video-source.ts';

/** A video: our own file in the browser's player, or a poster that loads a platform's player when it is pressed. */
export function Video(props: BlockProps<typeof definition>) {
  const { title, kind, url, file, captions, poster, caption, transcript, width, tone, host } = props;
  const words = messages[host.locale];
  return (
    <VideoFrame host={host} tone={tone} width={width}>
      <figure className="video">
        {kind === 'file' ? (
          <OwnVideo title={title} file={file} captions={captions} poster={poster} host={host} />
        ) : (
          <PlatformVideo title={title} url={url} poster={poster} host={host} />
        )}
        <figcaption>
          <strong>{title}</strong>
          {caption && (
            <span>
              <InlineHtml html={caption} />
            </span>
          )}
        </figcaption>
      </figure>
      {transcript && (
        <details className="video-transcript">
          <summary>
            {words.transcript}
            <Icon name="plus" />
          </summary>
          <div className="video-words">
            <RichText html={transcript} profile="flow" tableLabel={title} />
          </div>
        </details>
      )}
    </VideoFrame>
  );
}

interface PlaceProps {
  readonly title: string;
  readonly poster: ResolvedMedia | null;
  readonly host: BlockHost;
}

interface OwnVideoProps extends PlaceProps {
  readonly file: ResolvedMedia | null;
  readonly captions: ResolvedMedia | null;
}

function OwnVideo({ title, file, captions, poster, host }: OwnVideoProps) {
  const words = messages[host.locale];
  if (!file) return <Announced poster={poster} host={host} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the editor may have given none; the transcript stands below
    <video
      className="video-stage"
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      poster={poster?.src}
      aria-label={title}
      width={file.width || 1600}
      height={file.height || 900}
    >
      <source src={file.src} type={file.mimeType} />
      {captions?.mimeType === 'text/vtt' && (
        <track kind="captions" src={captions.src} srcLang={languageTags[host.locale]} label={words.captions} default />
      )}
      <a href={file.src}>{words.download}</a>
    </video>
  );
}

function PlatformVideo({ title, url, poster, host }: PlaceProps & { readonly url: string }) {
  const words = messages[host.locale];
  const source = parseVideoSource(url);
  if (source) {
    return (
      <a
        className="video-stage"
        href={source.watchUrl}
        target="_blank"
        rel="noopener"
        aria-label={fillIn(words.play, { title })}
        data-attach="video"
        data-embed={source.embedUrl}
        data-title={title}
      >
        <Poster poster={poster} host={host} />
        <PlayMark />
        <span className="video-note">{fillIn(words.from, { platform: source.platform })}</span>
      </a>
    );
  }
  if (!/^https?:/i.test(url) || !isSafeUrl(url)) return <Announced poster={poster} host={host} />;
  return (
    <a className="video-stage" href={url} target="_blank" rel="noopener" aria-label={fillIn(words.play, { title })}>
      <Poster poster={poster} host={host} />
      <PlayMark />
      <span className="video-note">
        {fillIn(words.elsewhere, { platform: new URL(url).hostname })}
        <Icon name="arrow-up-right" />
      </span>
    </a>
  );
}

/** The placeholder for a video that does not exist yet. */
function Announced({ poster, host }: Pick<PlaceProps, 'poster' | 'host'>) {
  return (
    <div className="video-stage" data-announced="">
      <Poster poster={poster} host={host} />
      <span className="video-note">
        <Icon name="clock" />
        {messages[host.locale].pending}
      </span>
    </div>
  );
}

function Poster({ poster, host }: Pick<PlaceProps, 'poster' | 'host'>) {
  return poster ? (
    <BlockPicture media={poster} sizes="(min-width: 1108px) 980px, 92vw" className="video-poster" decorative />
  ) : (
    <span className="video-poster" data-drawn>
      <Waveform seed={host.signature} variant="hero" />
    </span>
  );
}

function PlayMark() {
  return (
    <span className="video-play">
      <Icon name="play" size={32} />
    </span>
  );
}

const VideoFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  .video {
    display: grid;
    gap: ${theme.space.x2};
  }
  .video-stage {
    position: relative;
    display: block;
    width: 100%;
    height: auto;
    border: 0;
    border-radius: ${theme.radius.large};
    overflow: clip;
    background-color: ${theme.color.inkSunken};
    color: ${theme.color.paper};
    text-decoration: none;
  }
  .video-stage:not(video) {
    aspect-ratio: 16 / 9;
  }
  video.video-stage {
    max-height: 85svh;
  }
  .video-poster,
  .video-poster img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .video-poster[data-drawn] {
    display: grid;
    align-items: center;
    color: ${theme.color.mist};
  }
  .video-play {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  .video-play > .h-icon {
    box-sizing: content-box;
    padding: 1.25rem;
    border-radius: ${theme.radius.round};
    background-color: ${theme.color.signal};
    color: ${theme.color.ink};
    fill: currentColor;
    transition: transform ${theme.duration.settle} ${theme.ease.spring};
  }
  .video-note {
    position: absolute;
    inset: auto auto ${theme.space.x2} ${theme.space.x2};
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    max-width: calc(100% - 2 * ${theme.space.x2});
    padding: 0.25rem 0.625rem;
    border-radius: ${theme.radius.small};
    background-color: ${theme.color.ink};
    color: ${theme.color.paper};
    font-size: ${theme.size.tiny};
    line-height: 1.5;
  }
  .video-stage[data-announced] > .video-poster {
    opacity: 0.4;
  }
  .video-stage[data-announced] > .video-note {
    inset: 0;
    width: fit-content;
    height: fit-content;
    margin: auto;
    font-size: ${theme.size.small};
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x05} ${theme.space.x2};
    align-items: baseline;
  }
  figcaption strong {
    font-weight: ${theme.weight.medium};
  }
  figcaption span {
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
  }

  .video-transcript {
    margin-top: ${theme.space.x2};
    border-block: ${theme.line.hair} solid ${ink.line};
  }
  .video-transcript > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    font-weight: ${theme.weight.medium};
    list-style: none;
    cursor: pointer;
  }
  .video-transcript > summary::-webkit-details-marker {
    display: none;
  }
  .video-transcript > summary > .h-icon {
    transition: transform ${theme.duration.settle} ${theme.ease.spring};
  }
  .video-transcript[open] > summary > .h-icon {
    transform: rotate(45deg);
  }
  .video-words {
    max-width: ${theme.width.text};
    padding-bottom: ${theme.space.x3};
  }

  ${media.hover} {
    a.video-stage:hover .video-play > .h-icon {
      transform: scale(1.08);
    }
  }
  ${media.print} {
    .video-stage {
      display: none;
    }
  }
`;
