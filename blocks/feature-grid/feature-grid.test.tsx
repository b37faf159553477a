import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
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

  it('may be identical', () => {
    expect([...draw([feature({}), feature({})]).matchAll(/<li>/g)]).toHaveLength(2);
  });
});

type Feature = BlockProps<typeof definition>['features'][number];

function feature(part: Partial<Feature>): Feature {
  return { icon: 'touch', title: 'A feature', text: '', link: null, ...part };
}

function draw(features: Feature[]): string {
  return renderToStaticMarkup(
    <FeatureGrid
      heading="Features"
      intro=""
      features={features}
      columns="three"
      tone="light"
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
