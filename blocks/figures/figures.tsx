import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { keepWhole } from '#ui/keep-whole.tsx';
import { media, tone as surface, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { drawFigure, figureBox } from './figure-scale.ts';

/** Large figures, each with its own scale. All share the largest font size at which the longest one fits its column. */
export function Figures({ heading, intro, figures, hasWaves, tone, host }: BlockProps<typeof definition>) {
  const longest = Math.max(
    1,
    ...figures.map(({ value, unit }) => widthInEm(value) + (unit ? 0.2 + 0.4 * widthInEm(unit) : 0)),
  );
  const fit: CSSProperties & { '--longest': string } = { '--longest': longest.toFixed(2) };
  return (
    <FiguresFrame host={host} tone={tone} labelled={heading !== ''}>
      <div className="figures-body">
        <BlockHead
          host={host}
          heading={heading}
          intro={intro}
          size={host.depth > 0 ? 'sub' : 'section'}
          className="figures-head"
        />
        {figures.length > 0 && (
          <dl data-count={Math.min(figures.length, 6)} style={fit}>
            {figures.map(({ value, unit, label, note }, index) => (
              <div key={`${index} ${label}`}>
                <dt>{label}</dt>
                <dd className="figures-value">
                  <FigureRule value={value} unit={unit} isPlain={!hasWaves} />
                  <span className="figures-number">
                    <span className="figures-digits">{value}</span>
                    {unit && (
                      <span className="figures-unit" data-close={unit === '%' || undefined}>
                        {unit}
                      </span>
                    )}
                  </span>
                </dd>
                {note && <dd className="figures-note">{keepWhole(note)}</dd>}
              </div>
            ))}
          </dl>
        )}
      </div>
    </FiguresFrame>
  );
}

function FigureRule({ value, unit, isPlain }: { value: string; unit: string; isPlain: boolean }) {
  const drawing = isPlain ? null : drawFigure(value, unit);
  if (!drawing) return <span className="figures-rule" />;
  const { axis, lines, strikes, start, end } = drawing;
  return (
    <span className="figures-rule" data-start={start} data-end={end}>
      <svg
        viewBox={`0 0 ${figureBox.width} ${figureBox.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={axis} />
        <path d={lines} />
        <path d={strikes} />
      </svg>
    </span>
  );
}

/** Estimates the width of a text in em, as measured for digits and capitals of the heading font. Chinese is square. */
function widthInEm(text: string): number {
  let width = 0;
  for (const character of text) width += /[.,:·\s]/.test(character) ? 0.28 : character > '\u2e7f' ? 1 : 0.6;
  return width;
}

const FiguresFrame = styled(BlockFrame)`
  .figures-body {
    container-type: inline-size;
  }
  .figures-head {
    display: grid;
    gap: ${theme.space.x2};
    margin-block-end: ${theme.space.x6};
  }
  dl {
    --column: 100cqi;
    display: grid;
    gap: ${theme.space.x5} ${theme.space.x4};
  }
  dl > div {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  dt {
    font-family: ${theme.font.heading};
    font-weight: ${theme.weight.medium};
    line-height: 1.4;
    text-wrap: balance;
  }
  .figures-value {
    order: -1;
    margin-block-end: ${theme.space.x15};
  }
  .figures-rule {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: end;
    min-height: 2.25rem;
    margin-block-end: ${theme.space.x2};
    border-block-end: ${theme.line.hair} solid ${surface.line};
    color: ${surface.textMuted};
    font-size: ${theme.size.tiny};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  .figures-rule[data-start] {
    border: 0;
  }
  .figures-rule[data-start]::before {
    content: attr(data-start) / '';
    order: 1;
  }
  .figures-rule[data-end]::after {
    content: attr(data-end) / '';
    order: 1;
  }
  .figures-rule > svg {
    grid-column: 1 / -1;
    width: 100%;
    height: 2.5rem;
    margin-block-end: ${theme.space.x05};
    overflow: visible;
    fill: none;
    stroke: ${surface.data};
    stroke-width: 1.5px;
    stroke-linecap: round;
  }
  .figures-rule path {
    vector-effect: non-scaling-stroke;
  }
  .figures-rule path:first-of-type {
    stroke: ${surface.lineStrong};
    stroke-width: 1px;
  }
  .figures-rule path:last-of-type {
    stroke: ${surface.accentFill};
    stroke-width: 2px;
  }
  .figures-number {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.12em;
    align-items: baseline;
    font-family: ${theme.font.heading};
    font-size: clamp(1.75rem, calc(var(--column) * 0.96 / var(--longest)), 4.5rem);
    font-weight: ${theme.weight.heading};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.05;
    letter-spacing: ${theme.tracking.tight};
    overflow-wrap: anywhere;
  }
  /* Prevents a line break at the dash of a range. */
  .figures-digits {
    white-space: nowrap;
  }
  .figures-unit {
    color: ${surface.textMuted};
    font-size: max(0.4em, 1rem);
    font-weight: ${theme.weight.medium};
    letter-spacing: 0;
    white-space: nowrap;
  }
  .figures-unit[data-close] {
    margin-inline-start: -0.2em;
  }
  .figures-note {
    margin-block-start: ${theme.space.x05};
    color: ${surface.textMuted};
    font-size: ${theme.size.small};
    line-height: var(--leading-small, 1.55);
    max-width: 30em;
  }
  /* Kept whole while it fits beside its figure, which letters of twice the size may not. */
  .figures-note .h-whole {
    display: inline-block;
    white-space: normal;
  }

  /* As rows: no figure stands alone, however many there are. */
  @container (max-width: 35.99rem) {
    dl {
      --column: 38cqi;
      gap: 0;
    }
    dl > div {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: ${theme.space.x2};
      padding-block: ${theme.space.x15};
      border-block-start: ${theme.line.hair} solid ${surface.lineStrong};
    }
    .figures-value {
      grid-row: 1 / span 2;
      margin: 0;
    }
    .figures-rule {
      display: none;
    }
    .figures-head {
      margin-block-end: ${theme.space.x3};
    }
  }
  @container (min-width: 36rem) {
    dl:is([data-count='2'], [data-count='4']) {
      --column: calc(50cqi - ${theme.space.x2});
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    dl:is([data-count='3'], [data-count='6']) {
      --column: calc(33.3cqi - ${theme.space.x4});
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    dl[data-count='5'] {
      --column: calc(33.3cqi - ${theme.space.x4});
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    dl[data-count='5'] > div {
      grid-column: span 2;
    }
    dl[data-count='5'] > div:nth-of-type(-n + 2) {
      grid-column: span 3;
    }
  }
  @container (min-width: 56rem) {
    dl {
      gap: ${theme.space.x8} ${theme.space.x5};
    }
    dl[data-count='4'] {
      --column: calc(25cqi - ${theme.space.x4});
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  ${media.motion} {
    @supports (animation-timeline: view()) {
      .figures-rule > svg {
        animation: figures-play linear both;
        animation-timeline: view();
        animation-range: entry 20% cover 32%;
      }
    }
  }
  @keyframes figures-play {
    from {
      clip-path: inset(-2px 100% -2px -2px);
    }
    to {
      clip-path: inset(-2px);
    }
  }
  ${media.print} {
    .figures-rule > svg {
      animation: none;
    }
  }
`;
