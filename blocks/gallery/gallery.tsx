import { styled } from 'styled-components';
import type { ResolvedMedia } from '#cms-schema/field.ts';
import { fillIn } from '#kit/fill-in.ts';
import { InlineHtml } from '#ui/rich-text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

interface Shown {
  readonly picture: ResolvedMedia;
  readonly caption: string;
}

/**
 * Pictures that visitors enlarge: each is the button of its own popover, which the browser opens and closes without a
 * script. Going from one to the next needs the attachment. A popover's picture is loaded when it is shown.
 */
export function Gallery({ heading, intro, pictures, arrangement, tone, host }: BlockProps<typeof definition>) {
  const shown = pictures.flatMap(({ picture, caption }): Shown[] => (picture ? [{ picture, caption }] : []));
  if (shown.length === 0) return null;
  const words = messages[host.locale];
  const idOf = (index: number) => `${host.id}-view-${index + 1}`;
  return (
    <GalleryFrame host={host} tone={tone} width="page" labelled={heading !== ''}>
      <div className="gallery" data-attach="gallery">
        <BlockHead
          host={host}
          heading={heading}
          intro={intro}
          size={host.depth > 0 ? 'sub' : 'section'}
          className="gallery-head"
        />
        <ul className="gallery-pictures" data-arrangement={arrangement} data-count={Math.min(shown.length, 4)}>
          {shown.map(({ picture, caption }, index) => (
            <li key={`${index} ${picture.src}`}>
              <figure>
                <button
                  type="button"
                  popoverTarget={idOf(index)}
                  aria-label={fillIn(picture.alt ? words.enlarge : words.enlargeUnnamed, {
                    index: index + 1,
                    count: shown.length,
                    name: picture.alt,
                  })}
                >
                  <BlockPicture media={picture} sizes={thumbnailSizes} />
                </button>
                {caption && (
                  <figcaption>
                    <InlineHtml html={caption} />
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
        {shown.map((each, index) => (
          <View key={idOf(index)} {...each} index={index} count={shown.length} idOf={idOf} words={words} />
        ))}
      </div>
    </GalleryFrame>
  );
}

interface ViewProps extends Shown {
  readonly index: number;
  readonly count: number;
  idOf(index: number): string;
  readonly words: (typeof messages)['en'];
}

/** One picture, as large as the window. */
function View({ picture, caption, index, count, idOf, words }: ViewProps) {
  const place = fillIn(words.view, { index: index + 1, count });
  return (
    <div id={idOf(index)} popover="auto" role="dialog" aria-label={place} className="gallery-view" data-holds-page="">
      <figure>
        <BlockPicture media={picture} sizes="100vw" />
        {caption && (
          <figcaption>
            <InlineHtml html={caption} />
          </figcaption>
        )}
      </figure>
      <div className="gallery-steps">
        {index > 0 && (
          <button type="button" data-step="previous" popoverTarget={idOf(index - 1)}>
            {words.previous}
          </button>
        )}
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
        {index < count - 1 && (
          <button type="button" data-step="next" popoverTarget={idOf(index + 1)}>
            {words.next}
          </button>
        )}
        <button type="button" data-close="" popoverTarget={idOf(index)} popoverTargetAction="hide">
          {words.close}
        </button>
      </div>
    </div>
  );
}

const thumbnailSizes = '(min-width: 1408px) 416px, (min-width: 700px) 45vw, 92vw';

const GalleryFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  .gallery {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x5};
    container-type: inline-size;
  }
  .gallery-pictures {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @container (min-width: 36rem) {
    .gallery-pictures:not([data-count='1']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (min-width: 60rem) {
    .gallery-pictures:not([data-count='1'], [data-count='2'], [data-count='4']) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  .gallery-pictures[data-arrangement='columns'] {
    align-items: start;
  }
  .gallery-pictures[data-arrangement='grid'] .h-picture img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  .gallery-pictures[data-arrangement='strip'] {
    grid-auto-columns: min(85%, 26rem);
    grid-auto-flow: column;
    grid-template-columns: none;
    overflow-x: auto;
    /* Room for the outline of the focus. */
    padding: ${theme.space.x1};
    scroll-snap-type: x proximity;
  }
  .gallery-pictures[data-arrangement='strip'] > li {
    scroll-snap-align: start;
  }
  .gallery-pictures figure {
    display: grid;
    gap: ${theme.space.x1};
  }
  .gallery-pictures figure > button {
    display: block;
    width: 100%;
    border-radius: ${theme.radius.large};
    cursor: zoom-in;
  }
  .gallery-pictures img {
    width: 100%;
    border-radius: ${theme.radius.large};
  }
  figcaption {
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
    line-height: var(--leading-small, 1.55);
  }
  .gallery-view {
    position: fixed;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    max-height: none;
    padding: ${theme.space.x2};
    border: 0;
    background-color: ${ink.surface};
    color: ${ink.text};
  }
  .gallery-view:popover-open {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: ${theme.space.x2};
  }
  .gallery-view figure {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    justify-items: center;
    gap: ${theme.space.x1};
    min-height: 0;
  }
  .gallery-view .h-picture {
    display: block;
    width: 100%;
    height: 100%;
    min-height: 0;
  }
  .gallery-view img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: none !important;
  }
  .gallery-view figcaption {
    max-width: ${theme.width.text};
  }
  .gallery-steps {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.x1} ${theme.space.x2};
    font-size: ${theme.size.small};
  }
  .gallery:not([data-attached]) [data-step] {
    display: none;
  }
  .gallery-steps > button {
    min-height: 2.75rem;
    padding-inline: ${theme.space.x2};
    border: ${theme.line.hair} solid ${ink.lineStrong};
    border-radius: ${theme.radius.round};
    cursor: pointer;
  }
  ${media.hover} {
    .gallery-steps > button:hover {
      border-color: ${ink.text};
    }
  }
`;
