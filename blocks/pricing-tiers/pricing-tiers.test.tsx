import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { PricingTiers } from './pricing-tiers.tsx';

describe('the tiers', () => {
  it('share as many feature rows as the longest tier has', () => {
    const html = draw([
      tier({ features: [feature('a')] }),
      tier({ features: [feature('a'), feature('b'), feature('c')] }),
    ]);
    expect(html).toContain('--features:3');
  });

  it('say in words what a feature mark shows', () => {
    const features = [feature('HD'), feature('True HD', 'no'), feature('Support', 'partial')];
    expect(words(draw([tier({ features })]))).toContain('Included: HDNot included: True HDIn part: Support');
    expect(words(draw([tier({ features })], 'zh'))).toContain('不包含：True HD');
  });

  it('can be chosen one at a time without a script, the highlighted one first', () => {
    const html = draw([tier({ name: 'Free' }), tier({ name: 'Plus', isHighlighted: true }), tier({ name: 'Premium' })]);
    const choices = [...html.matchAll(/<input type="radio"[^>]*name="([^"]*)"[^>]*>\s*<span>(\w+)<\/span>/g)];
    expect(choices.map(([, , name]) => name)).toEqual(['Free', 'Plus', 'Premium']);
    expect(new Set(choices.map(([, group]) => group)).size).toBe(1);
    expect(choices.map(([input]) => input.includes('checked'))).toEqual([false, true, false]);
    expect(draw([tier({})]), 'a single tier').not.toContain('radio');
  });

  it('distinguish two actions with the same label', () => {
    const html = draw([tier({ name: 'Plus' }), tier({ name: 'Premium' })]);
    expect(words(html)).toContain('Contact sales · Plus');
    expect(words(html)).toContain('Contact sales · Premium');
  });

  it('leave the action out while its page is not published', () => {
    expect(draw([tier({ action: { label: 'Contact sales', link: null } })])).not.toContain('Contact sales');
  });

  it('make the highlighted one primary, the others secondary', () => {
    const html = draw([tier({}), tier({ isHighlighted: true })]);
    expect([...html.matchAll(/data-variant="(\w+)"/g)].map(([, variant]) => variant)).toEqual(['secondary', 'primary']);
  });

  it('show the waveform of the page at a higher resolution from one to the next', () => {
    const drawn = [...draw([tier({}), tier({}), tier({})]).matchAll(/<path d="([^"]*)"/g)].map(([, path = '']) => path);
    const lines = [0, 2, 4].map((at) => `${drawn[at]}${drawn[at + 1]}`.split('v').length - 1);
    expect(lines).toEqual([24, 48, 96]);
  });

  it('set a price in words smaller than a figure', () => {
    expect(draw([tier({ price: 'On request' })])).toContain('data-words');
    expect(draw([tier({ price: 'US$7,500' })])).not.toContain('data-words');
  });
});

type Tier = BlockProps<typeof definition>['tiers'][number];

function feature(text: string, included: Tier['features'][number]['included'] = 'yes') {
  return { text, included, note: '' };
}

function tier(part: Partial<Tier>): Tier {
  return {
    name: 'Standard',
    badge: '',
    audience: '',
    pricePrefix: '',
    price: 'Free',
    priceSuffix: '',
    priceNote: '',
    description: '',
    features: [],
    action: { label: 'Contact sales', link: { href: '/en/contact', newTab: false, external: false } },
    isHighlighted: false,
    ...part,
  };
}

function words(html: string): string {
  return html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, '');
}

function draw(tiers: Tier[], locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <PricingTiers
      heading="Tiers"
      intro=""
      tiers={tiers}
      footnote=""
      tone="light"
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
