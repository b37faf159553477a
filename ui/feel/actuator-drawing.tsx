import { css } from 'styled-components';
import { tone as ink, media, theme } from '../theme.ts';

/** A spring of eight turns along the axis of the drawing, `width` to the right of `from`. */
function spring(from: number, width: number): string {
  const turn = width / 10;
  const turns = Array.from({ length: 7 }, (_, index) => `l${turn} ${index % 2 === 0 ? 44 : -44}`).join('');
  return `M${from} 90h${turn}l${turn / 2} -22${turns}l${turn / 2} -22h${turn}`;
}

/**
 * A linear actuator, opened: its mass between two springs. `--offset` (-1…1) moves the mass along its travel. Decorative: hidden
 * from assistive technology.
 */
export function ActuatorDrawing() {
  return (
    <svg className="actuator" viewBox="0 0 760 180" aria-hidden="true" focusable="false">
      <path
        className="actuator-case"
        d="M32 14H728a18 18 0 0 1 18 18V148a18 18 0 0 1-18 18H32a18 18 0 0 1-18-18V32a18 18 0 0 1 18-18Z"
      />
      <path
        className="actuator-detail"
        d="M44 34H716M44 146H716M28 28h.01M732 28h.01M28 152h.01M732 152h.01M290 146v12h180v-12m-162 12v-12m18 12v-12m18 12v-12m18 12v-12m18 12v-12m18 12v-12m18 12v-12m18 12v-12"
      />
      <path className="actuator-wall" d="M44 50V130M716 50V130" />
      <path className="actuator-spring" data-side="left" d={spring(44, 216)} />
      <path className="actuator-spring" data-side="right" d={spring(716, -216)} />
      <g className="actuator-mass">
        <path
          className="actuator-body"
          d="M268 46H492a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H268a8 8 0 0 1-8-8V54a8 8 0 0 1 8-8Z"
        />
        <path className="actuator-magnets" d="M308 62v56m48-56v56m48-56v56m48-56v56" />
      </g>
    </svg>
  );
}

export const actuatorStyles = css`
  .actuator {
    display: block;
    width: 100%;
    aspect-ratio: 760 / 180;
    fill: none;
    stroke: ${ink.lineStrong};
    stroke-width: 1.5px;
    stroke-linecap: round;
    stroke-linejoin: round;

    path {
      vector-effect: non-scaling-stroke;
    }
  }
  .actuator-case {
    fill: ${ink.surfaceSunken};
  }
  .actuator-detail {
    stroke: ${ink.line};
  }
  .actuator-detail,
  .actuator-wall {
    stroke-width: 2px;
  }
  .actuator-spring {
    stroke: ${ink.data};
    transform: scaleX(calc(1 + var(--offset, 0) * 0.241));
    transform-origin: 44px 90px;
  }
  .actuator-spring[data-side='right'] {
    transform: scaleX(calc(1 - var(--offset, 0) * 0.241));
    transform-origin: 716px 90px;
  }
  .actuator-mass {
    transform: translateX(calc(var(--offset, 0) * 52px));
  }
  .actuator-body {
    fill: ${ink.accentFill};
    stroke: none;
  }
  .actuator-magnets {
    stroke: ${theme.color.ink};
    stroke-width: 10px;
    stroke-linecap: butt;
    opacity: 0.28;
  }
  ${media.forcedColors} {
    .actuator-body {
      fill: Highlight;
    }
  }
`;
