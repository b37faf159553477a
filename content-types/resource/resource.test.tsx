import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolveExample } from '#cms-schema/testing/resolve-example.ts';
import { shortFacts } from '../testing/short-facts.ts';
import { ResourceTemplate } from './resource.tsx';
import definition from './type.ts';

const guide = {
  ...{ id: 7, title: 'Play effects', excerpt: '', href: '/en/community/doc/play', date: '2024-10-24T02:00:00Z' },
  ...{ image: null, terms: [] },
};

describe('a resource', () => {
  it('says for what it is, what it needs, and which version it is', () => {
    const html = draw({ version: '2.1', released: '2024-11-29', platform: 'Unity', needs: 'A controller' });
    expect(html).toMatch(/<dt>Version<\/dt><dd>2\.1<\/dd>/);
    expect(html).toContain('<time dateTime="2024-11-29">November 29, 2024</time>');
    expect(html).toMatch(/<dt>Platform<\/dt><dd>Unity<\/dd>/);
    expect(html).toMatch(/<dt>You will need<\/dt><dd>A controller<\/dd>/);
  });

  it('names nothing that is not known', () => {
    const html = draw({ version: '', released: '', platform: '', needs: '', type: '', filename: '', guide: null });
    expect(html).not.toContain('<dt>');
  });

  it('leads to the document that explains it, and back to its tab', () => {
    const html = draw({ guide, tab: 'sdk' });
    expect(html).toContain('<a href="/en/community/doc/play">Play effects</a>');
    expect(html).toContain('<a href="/en/community/resource?tab=sdk">SDK &amp; Plugins</a>');
  });

  it('that needs an account says so, and whom to write to until then', () => {
    const html = draw({ downloadType: 'needLogin' });
    expect(html).toContain('needs an account');
    expect(html).toContain('href="/en/community/business"');
    expect(html).not.toContain('<button');
  });

  it('that is not open yet says so, and whom to ask', () => {
    const html = draw({ downloadType: 'notOpen' });
    expect(html).toContain('Not open yet');
    expect(html).toContain('href="/en/community/business"');
  });

  it('that everybody can get leads there', () => {
    const html = draw({ url: { href: 'https://store.example/app', newTab: false, external: true } });
    expect(html).toMatch(/<a [^>]*href="https:\/\/store\.example\/app"/);
    expect(html).not.toContain('/community/business');
  });
});

function draw(own: Partial<ComponentProps<typeof ResourceTemplate>>): string {
  return renderToStaticMarkup(
    <ResourceTemplate
      {...resolveExample(definition)}
      {...own}
      host={{ locale: 'en', title: 'Its title', published: shortFacts }}
    >
      <p>The body</p>
    </ResourceTemplate>,
  );
}
