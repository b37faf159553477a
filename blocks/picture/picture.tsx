import { styled } from 'styled-components';
import { keepWhole } from '#ui/keep-whole.tsx';
import { newTab } from '#ui/new-tab.ts';
import { InlineHtml } from '#ui/rich-text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

/**
 * One picture. At content width, wide screens show the caption beside it, and both align to the page edges. If it has a link,
 * the alternative text of the picture is the name of the link.
 */
export function Picture({ picture, caption, legend, link, width, tone, host }: BlockProps<typeof definition>) {
  if (!picture) return null;
  const drawing = (
    <BlockPicture media={picture} sizes={drawnWidths[width]} priority={host.isFirst && host.depth === 0} />
  );
  const isBeside = width === 'content' && host.depth === 0 && (caption !== '' || legend.length > 0);
  return (
    <PictureFrame
      host={host}
      tone={tone}
      width={isBeside ? 'page' : width}
      space={width === 'full' ? 'none' : 'compact'}
    >
      <figure className="picture" data-width={host.depth > 0 ? 'nested' : width} data-beside={isBeside || undefined}>
        {link ? (
          <a href={link.href} {...newTab(link.newTab)} className="picture-link">
            {drawing}
          </a>
        ) : (
          drawing
        )}
        {(caption || legend.length > 0) && (
          <figcaption>
            {caption && (
              <p className="picture-caption">
                <span>
                  <InlineHtml html={caption} />
                </span>
              </p>
            )}
            {legend.length > 0 && (
              <ul className="picture-legend">
                {[...legend.entries()].map(([index, { mark, text }]) => (
                  <li key={`${index} ${mark}`}>
                    <b>{mark}</b>
                    <span>{keepWhole(text)}</span>
                  </li>
                ))}
              </ul>
            )}
          </figcaption>
        )}
      </figure>
    </PictureFrame>
  );
}

const drawnWidths = {
  text: '(min-width: 756px) 692px, 92vw',
  content: '(min-width: 1108px) 980px, 92vw',
  page: '(min-width: 1408px) 1280px, 92vw',
  full: '100vw',
};

const PictureFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  .picture {
    display: grid;
    gap: ${theme.space.x15};
  }
  ${media.desktop} {
    .picture[data-beside] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      column-gap: ${theme.space.x5};
      align-items: end;
    }
    .picture[data-beside] .picture-legend {
      flex-direction: column;
    }
  }
  .picture-link {
    display: block;
    border-radius: ${theme.radius.large};
  }
  .picture img {
    border-radius: ${theme.radius.large};
  }
  .picture[data-width='full'] img {
    border-radius: 0;
  }
  .picture[data-width='full'] .h-picture {
    margin-inline: calc(-1 * var(--gutter));
  }
  .picture[data-width='full'] figcaption {
    padding-bottom: ${theme.space.x2};
  }
  figcaption {
    display: grid;
    gap: ${theme.space.x15};
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
    line-height: var(--leading-small, 1.55);
  }
  .picture-caption {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.x15};
    max-width: ${theme.width.text};
  }
  .picture-legend {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1} ${theme.space.x3};
  }
  .picture-legend > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space.x1};
    align-items: baseline;
  }
  .picture-legend b {
    display: inline-grid;
    place-items: center;
    min-width: 1.75em;
    min-height: 1.75em;
    border: ${theme.line.hair} solid ${ink.lineStrong};
    border-radius: ${theme.radius.round};
    color: ${ink.text};
    font-size: ${theme.size.tiny};
    font-weight: ${theme.weight.medium};
  }
  .picture-caption::before {
    content: '';
    width: ${theme.line.strong};
    height: 0.9em;
    margin-top: calc((1lh - 0.9em) / 2);
    background-color: ${ink.accentFill};
  }
  figcaption strong {
    color: ${ink.text};
  }
`;
