import { styled } from 'styled-components';
import { Band, Container } from '#ui/surface.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockPicture } from '../block-picture.tsx';
import { HeroWords, wordsStyles } from './hero-words.tsx';
import { type OpeningProps, openingFrame } from './opening.ts';

/** The words over a large picture of the part or tool, with its key figures beside it, as on a data sheet. */
export function ProductOpening({ picture, figures, tone, host, ...words }: OpeningProps) {
  return (
    <ProductBand {...openingFrame(host, words.heading)} tone={tone} space="none">
      <Container className="hero-sheet" data-pictured={picture !== null || undefined}>
        <HeroWords {...words} host={host} size="title" />
        {figures.length > 0 && (
          <dl className="hero-figures">
            {figures.map(({ value, unit, label }, index) => (
              <div key={`${index} ${label}`}>
                <dt>{label}</dt>
                <dd>
                  <span className="hero-value">{value}</span>
                  {unit && <span className="hero-unit">{unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {picture && (
          <div className="hero-picture">
            <BlockPicture media={picture} sizes="(min-width: 1080px) 75vw, 100vw" priority={host.isFirst} />
          </div>
        )}
      </Container>
    </ProductBand>
  );
}

const ProductBand = styled(Band)`
  ${wordsStyles}
  overflow: clip;
  padding-top: clamp(2rem, 6svh, 4.5rem);

  .hero-sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4} ${theme.space.x6};
  }
  .hero-picture {
    min-width: 0;
    margin-inline: calc(-1 * var(--gutter));
  }
  .hero-picture img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  .hero-figures {
    display: grid;
    gap: 0 ${theme.space.x6};
    margin: 0;
  }
  .hero-figures > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: ${theme.space.x2};
    align-items: baseline;
    padding-block: ${theme.space.x15};
    border-block-start: ${theme.line.hair} solid ${ink.lineStrong};
  }
  .hero-figures dt {
    order: 1;
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
    line-height: 1.4;
  }
  .hero-figures dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.3em;
    align-items: baseline;
    margin: 0;
    font-family: ${theme.font.heading};
    font-weight: ${theme.weight.heading};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.2;
  }
  .hero-value {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem);
    letter-spacing: ${theme.tracking.tight};
    white-space: nowrap;
  }
  .hero-unit {
    color: ${ink.textMuted};
    font-size: 1.125rem;
    font-weight: ${theme.weight.medium};
  }

  &[data-nested] {
    border-radius: ${theme.radius.large};
  }

  /* The part is seen before it is described. */
  ${media.belowDesktop} {
    .hero-words {
      display: contents;
    }
    .hero-words > :is(.h-eyebrow, .h-heading) {
      order: -2;
    }
    .hero-words > .h-eyebrow {
      margin-block-end: calc(-1 * ${theme.space.x2});
    }
    .hero-picture {
      order: -1;
    }
    .hero-sheet {
      gap: ${theme.space.x3};
    }
  }
  ${media.desktop} {
    .hero-figures > div {
      grid-template-columns: minmax(0, 1fr);
    }
    .hero-words {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${theme.space.x2} ${theme.space.x6};
    }
    .hero-words > .h-eyebrow {
      grid-column: 1 / -1;
    }
    .hero-words > .h-heading {
      grid-row: 2 / span 2;
    }
    .hero-words > .h-lede {
      align-self: end;
    }
    .hero-actions {
      margin-top: ${theme.space.x1};
    }
    .hero-sheet[data-pictured]:has(> .hero-figures) {
      grid-template-columns: minmax(11rem, 1fr) minmax(0, 4fr);
    }
    .hero-figures {
      grid-template-columns: minmax(0, 1fr);
      align-content: end;
      padding-block-end: ${theme.space.x3};
    }
    .hero-sheet:not([data-pictured]) .hero-figures {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
    /* The picture runs off the screen on the right. */
    .hero-picture {
      margin-inline: 0 calc(-1 * max(var(--gutter), (100vw - ${theme.width.page}) / 2));
    }
    .hero-picture img {
      height: clamp(20rem, 56svh, 40rem);
      aspect-ratio: auto;
      border-start-start-radius: ${theme.radius.large};
    }
    &[data-nested] .hero-picture {
      margin-inline: 0;
    }
  }
  ${media.print} {
    .hero-picture {
      margin-inline: 0;
    }
  }
`;
