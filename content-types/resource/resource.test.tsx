import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ResolvedDownload } from '#cms-schema/field.ts';
import { resolveExample } from '#cms-schema/testing/resolve-example.ts';
import { shortFacts } from '../testing/short-facts.ts';
import { ResourceTemplate } from './resource.tsx';
import definition from './type.ts';

const guide = {
  id: 7,
  title: 'Play effects',
  excerpt: '',
  href: '/en/community/doc/play',
  date: '2024-10-24T02:00:00Z',
  image: null,
  terms: [],
};

const file: ResolvedDownload = {
  fileName: 'engine.zip',
  type: 'ZIP',
  bytes: 4_096,
  date: '2024-11-29T08:00:00Z',
  accounts: ['trialCustomer', 'customer'],
  href: null,
  ticket: 'a-ticket',
};

describe('a resource', () => {
  it('shows its version, platform and requirements', () => {
    const html = draw({ version: '2.1', released: '2024-11-29', platform: 'Unity', needs: 'A controller' });
    expect(html).toMatch(/<dt>Version<\/dt><dd>2\.1<\/dd>/);
    expect(html).toContain('<time dateTime="2024-11-29">November 29, 2024</time>');
    expect(html).toMatch(/<dt>Platform<\/dt><dd>Unity<\/dd>/);
    expect(html).toMatch(/<dt>You will need<\/dt><dd>A controller<\/dd>/);
  });

  it('omits facts that are not known', () => {
    const html = draw({ version: '', released: '', platform: '', needs: '', type: '', filename: '', guide: null });
    expect(html).not.toContain('<dt>');
  });

  it('links to the document that explains it, and back to its tab', () => {
    const html = draw({ guide, tab: 'sdk' });
    expect(html).toContain('<a href="/en/community/doc/play">Play effects</a>');
    expect(html).toContain('<a href="/en/community/resource?tab=sdk">SDK &amp; Plugins</a>');
  });

  it('without a file says whom to contact', () => {
    const html = draw({ downloadType: 'needLogin' });
    expect(html).toContain('sent on request');
    expect(html).toContain('href="/en/community/business"');
    expect(html).not.toContain('<button');
  });

  it('with a restricted file offers it, describes it and says who may have it', () => {
    const html = draw({ file });
    expect(html).toContain('For trial accounts and enterprise customers.');
    expect(html).toContain('<dd>engine.zip</dd>');
    expect(html).toContain('<dt>Size</dt><dd>4.0 KB</dd>');
    expect(html).toMatch(/<button aria-label="Download: engine.zip" data-ticket="a-ticket" type="button"/);
    expect(html).not.toContain('/community/business');
  });

  it('with a file for everyone links to it', () => {
    const html = draw({ file: { ...file, accounts: null, href: '/uploads/engine.zip', ticket: null } });
    expect(html).toMatch(/<a [^>]*href="\/uploads\/engine.zip"[^>]*>Download/);
    expect(html).not.toContain('<button');
  });

  it('that is not open yet says so, and whom to contact', () => {
    const html = draw({ downloadType: 'notOpen' });
    expect(html).toContain('Not open yet');
    expect(html).toContain('href="/en/community/business"');
  });

  it('with a public address links to it', () => {
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
