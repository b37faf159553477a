import { styled } from 'styled-components';
import { fillIn } from '#kit/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { InlineHtml } from '#ui/rich-text.tsx';
import { tone as ink, theme } from '#ui/theme.ts';
import { BlockFrame, headingId } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { printCurve } from './curve-text.ts';
import messages from './messages.json';
import { type CurveFacts, type CurvePaths, curveScale, plotBox, plotCurve, readCurve } from './plot-curves.ts';

/** Haptic data as it would be played: curves one above the other, on shared axes. */
export function HapticCurves({ heading, intro, curves, caption, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  const scale = curveScale(curves);
  const end = scale.times.at(-1) ?? 1;
  const grid = scale.times.map((time) => `M${Math.round((time / end) * plotBox.width)} 0V${plotBox.height}`).join('');
  return (
    <HapticCurvesFrame host={host} tone={tone} labelled={heading !== ''}>
      <figure className="curves" data-attach="haptic-curves" aria-labelledby={heading ? headingId(host) : undefined}>
        <BlockHead
          host={host}
          heading={heading}
          intro={intro}
          size={host.depth > 0 ? 'sub' : 'section'}
          className="curves-head"
        />
        <div className="curves-plots">
          {[...curves.entries()].map(([index, curve]) => (
            <div key={`${index} ${curve.name}`} className="curve" data-curve={printCurve(curve)} data-end={end}>
              <div className="curve-head">
                <p>
                  <strong>{curve.name}</strong> <span>{printFacts(readCurve(curve), words)}</span>
                </p>
                <button type="button" data-play="" aria-label={fillIn(words.playNamed, { name: curve.name })}>
                  <Icon name="play" size={16} />
                  <Icon name="stop" size={16} />
                  <span>{words.play}</span>
                </button>
              </div>
              <div className="curve-plot" data-top="100%" data-top-frequency={`${scale.topFrequency} Hz`}>
                <Plot
                  paths={plotCurve(curve, scale)}
                  grid={grid}
                  label={[curve.name, ...listFacts(readCurve(curve), words)].join(', ')}
                />
                <i className="curve-playhead">
                  <b />
                </i>
              </div>
            </div>
          ))}
          <div className="curves-times" aria-hidden="true">
            {scale.times.map((time) => (
              <span key={time}>{time === end ? `${time} ms` : time}</span>
            ))}
          </div>
          <ul className="curves-legend">
            <li data-key="transient">{words.transient}</li>
            <li data-key="intensity">{words.intensity}</li>
            <li data-key="frequency">{words.frequency}</li>
          </ul>
          <p className="curves-failed">{words.failed}</p>
        </div>
        {caption && (
          <figcaption>
            <InlineHtml html={caption} />
          </figcaption>
        )}
      </figure>
    </HapticCurvesFrame>
  );
}

function Plot({ paths, grid, label }: { paths: CurvePaths; grid: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${plotBox.width} ${plotBox.height}`}
      preserveAspectRatio="none"
      focusable="false"
    >
      <path className="plot-grid" d={grid} />
      {paths.area && <path className="plot-area" d={paths.area} />}
      {paths.frequency && <path className="plot-frequency" d={paths.frequency} />}
      {paths.transients && <path className="plot-transients" d={paths.transients} />}
    </svg>
  );
}

type Words = (typeof messages)['zh'];

/** `24 ms · 230 Hz · 1 transient` */
function printFacts({ length, low, high, transients }: CurveFacts, words: Words): string {
  const range = low === high ? `${low} Hz` : `${low}–${high} Hz`;
  const clicks = fillIn(transients === 1 ? words.transientOne : words.transients, { count: transients });
  return [`${length} ms`, ...(high > 0 ? [range] : []), ...(transients > 0 ? [clicks] : [])].join(' · ');
}

function listFacts(facts: CurveFacts, words: Words): string[] {
  return [...printFacts(facts, words).split(' · '), fillIn(words.peak, { peak: facts.peak })];
}

const HapticCurvesFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  container-type: inline-size;

  .curves {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4} ${theme.space.x8};
  }
  .curves-head {
    display: grid;
    gap: ${theme.space.x2};
    align-content: start;
  }
  .curves-plots {
    --gutter-start: 3rem;
    --gutter-end: 3.75rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    min-width: 0;
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
  }
  .curve-head {
    display: flex;
    gap: ${theme.space.x2};
    align-items: center;
    justify-content: space-between;
    margin: 0 0 ${theme.space.x1};
  }
  .curve-head > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.x2};
  }
  .curve-head strong {
    font-weight: ${theme.weight.medium};
  }
  .curve-head > p > span {
    color: ${ink.textMuted};
  }
  .curve-head > button {
    display: inline-flex;
    flex: none;
    gap: ${theme.space.x1};
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 1rem;
    border: 1px solid ${ink.lineStrong};
    border-radius: ${theme.radius.round};
    background: none;
    color: ${ink.text};
    font: inherit;
    cursor: pointer;
  }
  .curve-head > button:hover {
    border-color: ${ink.text};
  }
  .curves:not([data-attached]) button {
    visibility: hidden;
  }
  .curve:not([data-playing]) [data-icon='stop'],
  .curve[data-playing] [data-icon='play'],
  .curves:not([data-failed]) .curves-failed {
    display: none;
  }
  .curve-playhead {
    position: absolute;
    inset: 0;
    overflow: clip;
    visibility: hidden;
    pointer-events: none;
  }
  .curve-playhead > b {
    display: block;
    height: 100%;
    border-left: 2px solid ${ink.text};
  }
  .curve[data-playing] .curve-playhead {
    visibility: visible;
  }
  .curve-plot {
    position: relative;
    margin-inline: var(--gutter-start) var(--gutter-end);
    border-block-end: ${theme.line.regular} solid ${ink.lineStrong};
  }
  /* Labels at the ends of the axes: intensity on the left, frequency on the right. */
  .curve-plot::before,
  .curve-plot::after {
    position: absolute;
    inset-block-start: 0;
    color: ${ink.textMuted};
    font-size: ${theme.size.tiny};
    line-height: 1;
  }
  .curve-plot::before {
    content: attr(data-top) / '';
    inset-inline-end: calc(100% + 0.5rem);
    white-space: nowrap;
  }
  .curve-plot::after {
    content: attr(data-top-frequency) / '';
    inset-inline-start: calc(100% + 0.5rem);
    white-space: nowrap;
  }
  .curve-plot > svg {
    display: block;
    width: 100%;
    height: clamp(6rem, 16cqi, 9.5rem);
    overflow: visible;
    fill: none;
    stroke-linejoin: round;
  }
  .curve-plot path {
    vector-effect: non-scaling-stroke;
  }
  .plot-grid {
    stroke: ${ink.line};
  }
  .plot-area {
    fill: color-mix(in srgb, ${ink.data} 26%, transparent);
    stroke: ${ink.data};
    stroke-width: 1.5px;
  }
  .plot-frequency {
    stroke: ${ink.text};
    stroke-width: 1.5px;
    stroke-dasharray: 2 4;
  }
  .plot-transients {
    stroke: ${ink.accentFill};
    stroke-width: 3px;
  }
  .curves-times {
    display: flex;
    justify-content: space-between;
    margin: calc(-1 * ${theme.space.x2}) var(--gutter-end) 0 var(--gutter-start);
    color: ${ink.textMuted};
    font-size: ${theme.size.tiny};
  }
  /* Zero width centres each label on its grid line. */
  .curves-times > span {
    display: flex;
    justify-content: center;
    width: 0;
    white-space: nowrap;
  }
  .curves-legend {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x05} ${theme.space.x3};
    color: ${ink.textMuted};
    font-size: ${theme.size.tiny};
  }
  .curves-legend > li {
    display: flex;
    gap: ${theme.space.x1};
    align-items: center;
  }
  .curves-legend > li::before {
    content: '';
    width: 1.25rem;
    border-top: 3px solid ${ink.accentFill};
  }
  .curves-legend > [data-key='transient']::before {
    width: 0;
    height: 0.875rem;
    border-top: 0;
    border-inline-start: 3px solid ${ink.accentFill};
  }
  .curves-legend > [data-key='intensity']::before {
    height: 0.5rem;
    border-top: 1.5px solid ${ink.data};
    background-color: color-mix(in srgb, ${ink.data} 26%, transparent);
  }
  .curves-legend > [data-key='frequency']::before {
    border-top: 1.5px dashed ${ink.text};
  }
  figcaption {
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
    line-height: var(--leading-small, 1.55);
  }
  figcaption strong {
    color: ${ink.text};
  }

  @container (min-width: 56rem) {
    .curves {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      grid-template-rows: auto 1fr;
    }
    .curves-plots {
      grid-area: 1 / 2 / span 2;
    }
  }
  @media (forced-colors: active) {
    .plot-area {
      fill: none;
      stroke: CanvasText;
    }
    .plot-transients {
      stroke: Highlight;
    }
  }
`;
