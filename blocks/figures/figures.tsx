import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { Lede } from '#ui/text.tsx';
import { media, tone as surface, theme } from '#ui/theme.ts';
import { waveformPath } from '#ui/waveform/waveform-path.ts';
import { BlockFrame, headingId, headingLevel } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { figureSignature } from './figure-signature.ts';

/** Large figures. All of them share one size, the largest at which the longest still fits its column. */
export function Figures({ heading, intro, figures, hasWaves, tone, host }: BlockProps<typeof definition>) {
  const longest = Math.max(
    1,
    ...figures.map(({ value, unit }) => widthInEm(value) + (unit ? 0.2 + 0.4 * widthInEm(unit) : 0)),
  );
  const fit: CSSProperties & { '--longest': string } = { '--longest': longest.toFixed(2) };
  return (
    <FiguresFrame host={host} tone={tone} labelled={heading !== ''}>
      <div className="figures-body">
        {(heading || intro) && (
          <div className="figures-head">
            {heading && (
              <Heading id={headingId(host)} level={headingLevel(host)} size={host.depth > 0 ? 'sub' : 'section'}>
                {heading}
              </Heading>
            )}
            {intro && <Lede>{intro}</Lede>}
          </div>
        )}
        {figures.length > 0 && (
          <dl data-count={Math.min(figures.length, 6)} style={fit}>
            {figures.map(({ value, unit, label, note }, index) => (
              <div key={`${index} ${label}`}>
                <dt>{label}</dt>
                <dd className="figures-value">
                  {hasWaves ? <FigureWave value={value} /> : <span className="figures-rule" />}
                  <span className="figures-number">
                    {value}
                    {unit && <span className="figures-unit">{unit}</span>}
                  </span>
                </dd>
                {note && <dd className="figures-note">{note}</dd>}
              </div>
            ))}
          </dl>
        )}
      </div>
    </FiguresFrame>
  );
}

function FigureWave({ value }: { value: string }) {
  const signature = figureSignature(value);
  const width = Math.round(signature.duration * PX_PER_MS);
  const { lines, strikes } = waveformPath(signature, { width, height: WAVE_HEIGHT, count: Math.round(width / 4) });
  return (
    <span className="figures-rule">
      <svg
        width={width}
        height={WAVE_HEIGHT}
        viewBox={`0 0 ${width} ${WAVE_HEIGHT}`}
        aria-hidden="true"
        focusable="false"
      >
        <path d={lines} />
        <path d={strikes} />
      </svg>
    </span>
  );
}

/** Every number at the same pace: a longer one takes more of its rule. */
const PX_PER_MS = 0.24;
const WAVE_HEIGHT = 36;

/** How wide a text is set in the heading face, in em: measured on its figures and capitals; Chinese is square. */
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
  }
  .figures-value {
    order: -1;
    margin-block-end: ${theme.space.x15};
  }
  .figures-rule {
    display: flex;
    align-items: center;
    gap: ${theme.space.x05};
    min-height: 2.25rem;
    margin-block-end: ${theme.space.x15};
    color: ${surface.data};
  }
  .figures-rule::after {
    content: '';
    flex: 1;
    height: 1px;
    background-color: ${surface.line};
  }
  .figures-rule > svg {
    flex: none;
    max-width: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5px;
    stroke-linecap: round;
  }
  .figures-rule path {
    vector-effect: non-scaling-stroke;
  }
  .figures-rule path:last-of-type {
    stroke: ${surface.accentFill};
    stroke-width: 2px;
  }
  .figures-number {
    display: block;
    font-family: ${theme.font.heading};
    font-size: clamp(1.75rem, calc(var(--column) * 0.96 / var(--longest)), 4.5rem);
    font-weight: ${theme.weight.heading};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.05;
    letter-spacing: ${theme.tracking.tight};
    overflow-wrap: anywhere;
  }
  .figures-unit {
    margin-inline-start: 0.2em;
    color: ${surface.textMuted};
    font-size: max(0.4em, 1rem);
    font-weight: ${theme.weight.medium};
    letter-spacing: 0;
    white-space: nowrap;
  }
  .figures-note {
    margin-block-start: ${theme.space.x05};
    color: ${surface.textMuted};
    font-size: ${theme.size.small};
    line-height: var(--leading-small, 1.55);
    max-width: 30em;
    text-wrap: pretty;
  }

  @container (min-width: 20rem) {
    dl:not([data-count='1']) {
      --column: calc(50cqi - ${theme.space.x2});
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    dl:is([data-count='3'], [data-count='5']) > div:first-of-type {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 56rem) {
    dl {
      gap: ${theme.space.x8} ${theme.space.x5};
    }
    dl[data-count='3'],
    dl[data-count='6'] {
      --column: calc(33.3cqi - ${theme.space.x4});
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    dl[data-count='3'] > div:first-of-type {
      grid-column: auto;
    }
    dl[data-count='4'] {
      --column: calc(25cqi - ${theme.space.x4});
      grid-template-columns: repeat(4, minmax(0, 1fr));
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
