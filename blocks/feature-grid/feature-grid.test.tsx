import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { chainPart, partBox } from './chain-parts.ts';
import { FeatureGrid } from './feature-grid.tsx';
import { featureIconNames, featureIcons } from './feature-icons.ts';

describe('the features', () => {
  it('have a drawing for every icon that an editor can choose', () => {
    expect(Object.keys(featureIconNames).sort()).toEqual(Object.keys(featureIcons).sort());
    expect(draw([feature({ icon: 'gameController' })])).toContain('data-icon="game-controller"');
  });

  it('show an arrow only if they have a link, which is named after the title', () => {
    const html = draw([
      feature({ title: 'Plain' }),
      feature({ title: 'Linked', link: { href: '/en/x', newTab: true, external: false } }),
    ]);
    expect([...html.matchAll(/feature-arrow/g)]).toHaveLength(1);
    expect(html).toContain('<a href="/en/x" target="_blank" rel="noopener">Linked<svg');
    expect(html).toMatch(/<h3[^>]*>Plain<\/h3>/);
  });

  it('form a row to swipe on a phone if there are many and each can be reached by keyboard', () => {
    const linked = feature({ link: { href: '/en/x', newTab: false, external: false } });
    expect(draw([linked, linked, linked, linked])).toContain('data-swipes');
    expect(draw([linked, linked, linked, feature({})])).not.toContain('data-swipes');
    expect(draw([linked, linked])).not.toContain('data-swipes');
  });

  it('may be identical', () => {
    expect([...draw([feature({}), feature({})]).matchAll(/<li>/g)]).toHaveLength(2);
  });
});

describe('the features as a chain', () => {
  it('are an ordered list, each with a drawing of its part through which the signal runs, and its words', () => {
    const icons = ['waveform', 'layers', 'chip', 'actuator', 'book'] as const;
    const html = draw(
      icons.map((icon) => feature({ icon, title: `The ${icon}` })),
      'chain',
    );
    expect(html).toContain('<ol');
    const parts = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, part]) => part ?? '');
    expect(parts).toHaveLength(5);
    for (const [index, part] of parts.entries()) {
      expect(part).toContain('aria-hidden="true"');
      expect(part).toMatch(new RegExp(`<h3[^>]*>The ${icons[index]}</h3>`));
    }
    expect(new Set(parts.map((part) => /<path d="([^"]*)"/.exec(part)?.[1])).size).toBe(5);
  });

  it('hand the signal on at the same height, so that the drawings are one picture', () => {
    for (const icon of Object.keys(featureIcons).filter(isIcon)) {
      const { signal } = chainPart(icon);
      expect(signal.startsWith(`M0 ${partBox.height / 2}`), icon).toBe(true);
      if (icon !== 'actuator') expect(signal, icon).toContain(`H${partBox.width}`);
    }
  });

  it('draw nothing outside their box', () => {
    for (const icon of Object.keys(featureIcons).filter(isIcon)) {
      const { body, signal } = chainPart(icon);
      for (const [, x, y] of `${body}${signal}`.matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
        expect(Number(x)).toBeLessThanOrEqual(partBox.width);
        expect(Number(y)).toBeLessThanOrEqual(partBox.height);
      }
    }
  });
});

function isIcon(name: string): name is Feature['icon'] {
  return Object.hasOwn(featureIcons, name);
}

type Feature = BlockProps<typeof definition>['features'][number];

function feature(part: Partial<Feature>): Feature {
  return { icon: 'touch', title: 'A feature', text: '', link: null, ...part };
}

function draw(features: Feature[], layout: 'grid' | 'chain' = 'grid'): string {
  return renderToStaticMarkup(
    <FeatureGrid
      heading="Features"
      intro=""
      features={features}
      layout={layout}
      columns="three"
      tone="light"
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
