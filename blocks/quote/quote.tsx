import { styled } from 'styled-components';
import { tone as ink, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { QuoteMark } from './quote-mark.tsx';

/** A quotation and the person it is from. */
export function Quote({ text, person, position, company, portrait, tone, host }: BlockProps<typeof definition>) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const place = [position, company].filter(Boolean);
  return (
    <QuoteFrame host={host} tone={tone} width="content">
      <figure className="quote">
        <QuoteMark seed={host.signature} />
        <blockquote>
          {[...paragraphs.entries()].map(([index, paragraph]) => (
            <p key={`${index} ${paragraph}`}>{paragraph}</p>
          ))}
        </blockquote>
        {(person || place.length > 0) && (
          <figcaption>
            {portrait && (
              <BlockPicture media={portrait} sizes="64px" className="quote-portrait" decorative={person !== ''} />
            )}
            <div>
              {person && <cite>{person}</cite>}
              {place.length > 0 && (
                <span className="quote-place">{place.join(host.locale === 'zh' ? '，' : ', ')}</span>
              )}
            </div>
          </figcaption>
        )}
      </figure>
    </QuoteFrame>
  );
}

const QuoteFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  container-type: inline-size;

  .quote {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
  }
  .quote-mark {
    width: 5rem;
    height: 3.5rem;
    fill: none;
    stroke: ${ink.text};
    stroke-width: 2px;
    stroke-linecap: round;
  }
  .quote-mark path:last-of-type {
    stroke: ${ink.accentFill};
    stroke-width: 3px;
  }
  blockquote {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6em;
    font-family: ${theme.font.heading};
    font-size: ${theme.size.section};
    font-weight: ${theme.weight.text};
    line-height: calc(${theme.leading.heading} + 0.1);
    letter-spacing: ${theme.tracking.heading};
  }
  blockquote p {
    text-wrap: balance;
  }
  blockquote:has(p:nth-of-type(2)) {
    font-size: ${theme.size.sub};
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: ${theme.space.x2};
    margin-top: ${theme.space.x1};
  }
  figcaption > div {
    display: grid;
  }
  cite {
    font-style: normal;
    font-weight: ${theme.weight.medium};
  }
  .quote-place {
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
  }
  .quote-portrait {
    flex: none;
  }
  .quote-portrait img {
    width: 4rem;
    height: 4rem;
    border-radius: ${theme.radius.round};
    object-fit: cover;
  }

  @container (min-width: 56rem) {
    .quote {
      grid-template-columns: 5rem minmax(0, 1fr);
      column-gap: ${theme.space.x6};
    }
    blockquote,
    figcaption {
      grid-column: 2;
    }
    .quote-mark {
      margin-top: 0.4rem;
    }
  }
`;
