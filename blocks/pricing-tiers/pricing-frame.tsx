import { styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';

/** Six rows for the parts of a tier, then one for each feature. */
const parts = { name: 1, audience: 2, wave: 3, price: 4, description: 5, action: 6, features: 7 } as const;

/** Styles of the tiers. They depend on the width of the container, not of the window. */
export const PricingFrame = styled(BlockFrame)`
  .pricing-body {
    container-type: inline-size;
  }
  .pricing-head {
    display: grid;
    gap: ${theme.space.x2};
    margin-block-end: ${theme.space.x5};
  }
  .pricing-choice {
    display: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 2px;
    margin-block-end: ${theme.space.x2};
    padding: 2px;
    border: ${theme.line.hair} solid ${tone.lineStrong};
    border-radius: ${theme.radius.large};
  }
  .pricing-choice legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .pricing-choice label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    padding-inline: ${theme.space.x05};
    border-radius: ${theme.radius.medium};
    font-size: ${theme.size.small};
    font-weight: ${theme.weight.medium};
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .pricing-choice input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .pricing-choice label:has(input:checked) {
    background-color: ${tone.text};
    color: ${tone.surface};
    forced-color-adjust: none;
  }
  .pricing-choice label:has(input:focus-visible) {
    outline: 2px solid ${tone.focus};
    outline-offset: 2px;
  }
  .pricing-tiers {
    display: grid;
    gap: ${theme.space.x3};
  }
  .pricing-tiers > li {
    display: grid;
    grid-row: span calc(6 + var(--features));
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    padding: ${theme.space.x3};
    border: ${theme.line.hair} solid ${tone.line};
    border-block-start: ${theme.line.regular} solid ${tone.text};
    min-width: 0;
  }
  .pricing-tiers > li[data-highlighted] {
    border-block-start-color: ${tone.accentFill};
    background-color: ${tone.surfaceRaised};
    box-shadow: inset 0 3px ${tone.accentFill};
  }

  .pricing-name {
    grid-row: ${parts.name};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.x05} ${theme.space.x15};
    align-self: start;
    min-height: 2.25rem;
  }
  .pricing-name > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .pricing-audience {
    grid-row: ${parts.audience};
    margin-block-start: ${theme.space.x05};
  }
  .pricing-wave {
    grid-row: ${parts.wave};
    width: 100%;
    height: 2.5rem;
    margin-block: ${theme.space.x3};
    fill: none;
    stroke: ${tone.data};
    stroke-width: 1.5px;
    stroke-linecap: round;
  }
  .pricing-wave > path {
    vector-effect: non-scaling-stroke;
  }
  .pricing-wave > path:last-of-type {
    stroke: ${tone.accentFill};
    stroke-width: 2px;
  }
  .pricing-price {
    grid-row: ${parts.price};
    align-self: start;
    container-type: inline-size;
  }
  .pricing-price > p:first-of-type {
    font-family: ${theme.font.heading};
    font-weight: ${theme.weight.heading};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 3rem;
    letter-spacing: ${theme.tracking.heading};
    overflow-wrap: anywhere;
  }
  .pricing-figure {
    font-size: clamp(1.5rem, 15cqi, 2.5rem);
  }
  [data-words] > .pricing-figure {
    font-size: ${theme.size.sub};
  }
  .pricing-affix {
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
    font-weight: ${theme.weight.medium};
    letter-spacing: 0;
  }
  .pricing-per {
    color: ${tone.textMuted};
    font-size: ${theme.size.tiny};
    line-height: 1.5;
  }
  .pricing-description {
    grid-row: ${parts.description};
    margin-block-start: ${theme.space.x2};
  }
  .pricing-action {
    grid-row: ${parts.action};
    display: grid;
    margin-block-start: ${theme.space.x3};
  }
  .pricing-features {
    grid-row: ${parts.features} / span var(--features);
    display: grid;
    grid-template-rows: subgrid;
    align-content: start;
    margin-block-start: ${theme.space.x3};
  }
  .pricing-features > li {
    display: flex;
    gap: ${theme.space.x15};
    padding-block: ${theme.space.x1};
    border-block-start: ${theme.line.hair} solid ${tone.line};
    font-size: ${theme.size.small};
    line-height: 1.45;
  }
  .pricing-features > li > .h-icon,
  .pricing-half {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-block-start: 0.2em;
    color: ${tone.data};
    stroke-width: 2px;
  }
  .pricing-half {
    border: ${theme.line.regular} solid ${tone.data};
    border-radius: 50%;
    background: linear-gradient(90deg, ${tone.data} 50%, transparent 50%);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  [data-included='no'],
  .pricing-features > [data-included='no'] > .h-icon {
    color: ${tone.textMuted};
  }
  .pricing-note {
    display: block;
    color: ${tone.textMuted};
    font-size: ${theme.size.tiny};
  }
  .pricing-footnote {
    max-width: 46em;
    margin-block-start: ${theme.space.x3};
  }

  @container (max-width: 35.99rem) {
    .pricing-choice {
      display: grid;
    }
    ${[1, 2, 3, 4].map((tier) => `.pricing-choice:has(label:nth-of-type(${tier}) > :checked) + .pricing-tiers > li:not(:nth-of-type(${tier})) { display: none; }`).join('')}
  }
  @container (min-width: 36rem) {
    .pricing-tiers[data-count='2'],
    .pricing-tiers[data-count='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (min-width: 48rem) {
    .pricing-tiers {
      gap: ${theme.space.x5} 0;
    }
    .pricing-tiers > li + li {
      margin-inline-start: -1px;
    }
    .pricing-tiers[data-count='1'] {
      max-width: 30rem;
    }
    .pricing-tiers[data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (min-width: 58rem) {
    .pricing-tiers[data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  ${media.print} {
    .pricing-choice {
      display: none;
    }
    .pricing-tiers.pricing-tiers > li {
      display: grid;
      break-inside: avoid;
    }
  }
`;
