import type { CSSProperties } from 'react';
import { fillIn } from '#kit/fill-in.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { createSignature } from '#ui/waveform/signature.ts';
import { waveformPath } from '#ui/waveform/waveform-path.ts';
import { headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';
import { PricingFrame } from './pricing-frame.tsx';

type Props = BlockProps<typeof definition>;

/**
 * Tiers side by side. Each part of a tier, down to the single feature, is in a row that all tiers share. Where there is room for
 * one column only, a choice shows one tier at a time, the highlighted one first; it works without a script.
 */
export function PricingTiers({ heading, intro, tiers, footnote, tone, host }: Props) {
  const rows: CSSProperties & { '--features': number } = {
    '--features': Math.max(1, ...tiers.map(({ features }) => features.length)),
  };
  const chosen = tiers.findIndex(({ isHighlighted }) => isHighlighted);
  return (
    <PricingFrame host={host} tone={tone} labelled={heading !== ''} width="page">
      <div className="pricing-body">
        <BlockHead
          host={host}
          heading={heading}
          intro={intro}
          size={host.depth > 0 ? 'sub' : 'section'}
          className="pricing-head"
        />
        {tiers.length > 1 && (
          <fieldset className="pricing-choice">
            <legend>{messages[host.locale].choose}</legend>
            {tiers.map(({ name }, index) => (
              <label key={`${index} ${name}`}>
                <input
                  type="radio"
                  name={`${host.id}-tier`}
                  value={index + 1}
                  defaultChecked={index === Math.max(0, chosen)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
        {tiers.length > 0 && (
          <ul className="pricing-tiers" data-count={Math.min(tiers.length, 4)} style={rows}>
            {tiers.map((tier, index) => (
              <li key={`${index} ${tier.name}`} data-highlighted={tier.isHighlighted || undefined}>
                <Tier
                  {...tier}
                  seed={host.signature}
                  lines={Math.max(coarsestLines, Math.round(finestLines / 2 ** (tiers.length - 1 - index)))}
                  level={headingLevel(host, heading ? 1 : 0)}
                  words={messages[host.locale]}
                />
              </li>
            ))}
          </ul>
        )}
        {footnote && (
          <Text size="small" tone="muted" className="pricing-footnote">
            {footnote}
          </Text>
        )}
      </div>
    </PricingFrame>
  );
}

/** Each tier shows the page's waveform at twice the resolution of the one before, within these limits. */
const finestLines = 96;
const coarsestLines = 6;

interface TierProps extends Omit<Props['tiers'][number], 'isHighlighted'> {
  readonly isHighlighted: boolean;
  readonly seed: string;
  readonly lines: number;
  readonly level: ReturnType<typeof headingLevel>;
  readonly words: (typeof messages)['zh'];
}

function Tier({
  name,
  badge,
  audience,
  description,
  features,
  action,
  isHighlighted,
  seed,
  lines,
  level,
  words,
  ...price
}: TierProps) {
  return (
    <>
      <div className="pricing-name">
        {name && (
          <Heading level={level} size="sub">
            {name}
          </Heading>
        )}
        {badge && <Tag tone="accent">{badge}</Tag>}
      </div>
      {audience && (
        <Text size="small" tone="muted" className="pricing-audience">
          {audience}
        </Text>
      )}
      <TierWave seed={seed} lines={lines} />
      <Price {...price} />
      {description && (
        <Text size="small" className="pricing-description">
          {description}
        </Text>
      )}
      {action.link && action.label && (
        <div className="pricing-action">
          <ButtonLink
            href={action.link.href}
            external={action.link.newTab}
            variant={isHighlighted ? 'primary' : 'secondary'}
          >
            {action.label}
            <VisuallyHidden>{` · ${name}`}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
      {features.length > 0 && (
        <ul className="pricing-features" aria-label={fillIn(words.features, { name })}>
          {features.map(({ text, included, note }, index) => (
            <li key={`${index} ${text}`} data-included={included}>
              {included === 'partial' ? (
                <span className="pricing-half" />
              ) : (
                <Icon name={included === 'yes' ? 'check' : 'minus'} />
              )}
              <span>
                <VisuallyHidden>{words[included]}</VisuallyHidden>
                {text}
                {note && <span className="pricing-note">{note}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type PriceProps = Pick<TierProps, 'pricePrefix' | 'price' | 'priceSuffix' | 'priceNote'>;

function Price({ pricePrefix, price, priceSuffix, priceNote }: PriceProps) {
  return (
    <div className="pricing-price">
      <p data-words={!/\d/.test(price) || undefined}>
        {pricePrefix && <span className="pricing-affix">{pricePrefix} </span>}
        <span className="pricing-figure">{price}</span>
        {priceSuffix && <span className="pricing-affix"> {priceSuffix}</span>}
      </p>
      {priceNote && <p className="pricing-per">{priceNote}</p>}
    </div>
  );
}

function TierWave({ seed, lines: count }: { seed: string; lines: number }) {
  const { lines, strikes } = waveformPath(createSignature(seed), { width: 240, height: 40, count });
  return (
    <svg
      className="pricing-wave"
      width="240"
      height="40"
      viewBox="0 0 240 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} />
      <path d={strikes} />
    </svg>
  );
}
