import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { Text } from '#ui/text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame, headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

type Props = BlockProps<typeof definition>;

/** Two sides face each other, row by row: picture, figure, text and points. */
export function Comparison({ heading, intro, sides, note, areLevel, tone, host }: Props) {
  return (
    <ComparisonFrame host={host} tone={tone} labelled={heading !== ''}>
      <BlockHead host={host} heading={heading} intro={intro} className="comparison-head" />
      <div className="comparison-sides" data-level={areLevel || undefined}>
        {sides.map(({ label, picture, value, unit, text, points }, index) => (
          <section key={`${index} ${label}`} className="comparison-side">
            {label && (
              <Heading level={headingLevel(host, heading ? 1 : 0)} size="small">
                {label}
              </Heading>
            )}
            <div>{picture && <BlockPicture media={picture} sizes="(min-width: 734px) 45vw, 92vw" />}</div>
            <p className="comparison-figure">
              {value && <span>{value}</span>} {unit && <span className="comparison-unit">{unit}</span>}
            </p>
            <Text>{text}</Text>
            <ul className="comparison-points">
              {[...points.entries()].map(([at, point]) => (
                <li key={`${at} ${point.text}`}>{point.text}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {note && (
        <Text tone="muted" size="small" className="comparison-note">
          {note}
        </Text>
      )}
    </ComparisonFrame>
  );
}

const ComparisonFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;

  .comparison-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    margin-bottom: ${theme.space.x5};
  }
  .comparison-sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4} ${theme.space.x6};
  }
  .comparison-side {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 5;
    gap: ${theme.space.x15};
    align-content: start;
    min-width: 0;
    padding-block-start: ${theme.space.x2};
    border-block-start: ${theme.line.strong} solid ${ink.lineStrong};
  }
  /* Each part keeps its row, which both sides share; a part that is empty adds no gap to a column of its own. */
  .comparison-side > :empty,
  .comparison-figure:not(:has(span)) {
    display: none;
  }
  .comparison-side > div {
    grid-row: 2;
  }
  .comparison-side > .comparison-figure {
    grid-row: 3;
  }
  .comparison-side > .h-text {
    grid-row: 4;
  }
  .comparison-points {
    grid-row: 5;
  }
  .comparison-sides:not([data-level]) .comparison-side + .comparison-side {
    border-color: ${ink.accentFill};
  }
  .comparison-sides:not([data-level]) .comparison-side:first-of-type .comparison-figure {
    color: ${ink.textMuted};
  }
  .comparison-side img {
    border-radius: ${theme.radius.medium};
  }
  .comparison-figure {
    font-family: ${theme.font.heading};
    font-size: clamp(2.25rem, 1.6rem + 3vw, 4.25rem);
    font-weight: ${theme.weight.heading};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.05;
    letter-spacing: ${theme.tracking.tight};
  }
  .comparison-unit {
    font-size: max(0.4em, 1.125rem);
    font-weight: ${theme.weight.medium};
    letter-spacing: 0;
  }
  .comparison-side li {
    padding-block: ${theme.space.x1};
    border-block-start: ${theme.line.hair} solid ${ink.line};
  }
  .comparison-note {
    margin-block-start: ${theme.space.x3};
  }
  ${media.tablet} {
    .comparison-sides {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: repeat(5, auto);
    }
  }
`;
