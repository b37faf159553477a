import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ResolvedDownload } from '#cms-schema/field.ts';
import { type ListedResource, type ResourceListData, readTab } from './load.ts';
import { ResourceList } from './resource-list.tsx';

describe('a list of resources', () => {
  it('has four tabs that are links, and marks the open one', () => {
    const html = draw({ tab: 'code' });
    expect(
      [...html.matchAll(/<a href="(\?tab=[^"]*)"( aria-current="true")?>/g)].map(([, href, open]) => [href, !!open]),
    ).toEqual([
      ['?tab=design#b1', false],
      ['?tab=sdk#b1', false],
      ['?tab=code#b1', true],
      ['?tab=effect#b1', false],
    ]);
    expect(html).toContain('Effect library<small>coming soon</small>');
  });

  it('shows the platform and requirements of each resource, and links to its guide', () => {
    const html = draw({
      resources: [
        aResource({
          platform: 'Unity',
          needs: 'A controller',
          guide: { title: 'Play', href: '/en/community/doc/play' },
        }),
      ],
    });
    expect(html).toMatch(/<dt>Platform<\/dt><dd>Unity<\/dd>/);
    expect(html).toMatch(/<dt>You will need<\/dt><dd>A controller<\/dd>/);
    expect(html).toContain('<a href="/en/community/doc/play"><bdi>Play</bdi></a>');
  });

  it('says which resources are on request and which are not open yet, and links to a contact', () => {
    const html = draw({
      resources: [aResource({}), aResource({ id: 2, downloadType: 'notOpen' })],
    });
    expect(html).toMatch(/On request<a href="\/en\/community\/business">Request the file<\/a>/);
    expect(html).not.toContain('<button');
    expect(html).toMatch(/Not open yet<a href="\/en\/community\/business">Contact sales<\/a>/);
  });

  it('offers a restricted file with the ticket that the platform requires, and says who may have it', () => {
    const html = draw({ resources: [aResource({ file: aFile({ accounts: ['trialCustomer', 'customer'] }) })] });
    expect(html).toContain('For trial accounts and enterprise customers.');
    expect(html).toMatch(/<button aria-label="Download: SDK" data-ticket="a-ticket" type="button"[^>]*>Download/);
    expect(html).toContain('<p role="status" data-told=""></p>');
  });

  it('shows the type, size and date of a file for signed-in visitors', () => {
    const html = draw({ resources: [aResource({ file: aFile({}) })] });
    expect(html).toContain('For registered users.');
    expect(html).toContain('<time dateTime="2024-11-29">November 29, 2024</time><span>ZIP, 4.0 KB</span>');
  });

  it('links directly to a file that is for everyone', () => {
    const html = draw({
      resources: [aResource({ file: aFile({ accounts: null, href: '/uploads/a.zip', ticket: null }) })],
    });
    expect(html).toContain('<a href="/uploads/a.zip" download="engine.zip">Download</a>');
    expect(html).not.toContain('<button');
  });

  it('links to the public address of a resource', () => {
    const html = draw({ resources: [aResource({ url: { href: 'https://store.example/', external: true } })] });
    expect(html).toMatch(/<a href="https:\/\/store\.example\/"[^>]*>Get it<\/a>/);
    expect(html).not.toContain('On request');
  });

  it('ends with how to get what cannot be downloaded', () => {
    expect(draw({})).toMatch(/Write to us\..*href="\/en\/community\/business"/s);
  });
});

it.each([
  ['sdk', 'sdk'],
  ['effect', 'effect'],
  ['toString', 'design'],
  ['', 'design'],
  [undefined, 'design'],
])('an address with the tab %j opens %s', (asked, tab) => expect(readTab(asked)).toBe(tab));

function aResource(own: Partial<ListedResource>): ListedResource {
  return {
    id: 1,
    title: 'SDK',
    excerpt: 'One interface.',
    href: '/en/community/resource/sdk',
    icon: 'layers',
    ...{
      downloadType: 'needLogin',
      version: '',
      released: '',
      platform: '',
      needs: '',
      file: null,
      url: null,
      guide: null,
    },
    ...own,
  };
}

function aFile(own: Partial<ResolvedDownload>): ResolvedDownload {
  return {
    fileName: 'engine.zip',
    type: 'ZIP',
    bytes: 4_096,
    date: '2024-11-29T08:00:00Z',
    accounts: ['user', 'trialCustomer', 'customer'],
    href: null,
    ticket: 'a-ticket',
    ...own,
  };
}

function draw(data: Partial<ResourceListData>): string {
  const tabs = [
    { name: 'design', label: 'Applications', total: 0 },
    { name: 'sdk', label: 'SDK', total: 0 },
    { name: 'code', label: 'Code', total: 0 },
    { name: 'effect', label: 'Effect library', total: 0 },
  ] as const;
  return renderToStaticMarkup(
    <ResourceList
      heading="Resources"
      intro=""
      note="Write to us."
      actions={[{ label: 'Contact', link: { href: '/en/community/business', newTab: false, external: false } }]}
      tone="light"
      data={{ tab: 'design', tabs, resources: [], ...data }}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
