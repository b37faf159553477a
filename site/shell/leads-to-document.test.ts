import { expect, it } from 'vitest';
import { leadsToDocument } from './leads-to-document.ts';

const here = 'https://haptera.example/solution/gaming?x=1#tiers';
const aLink = (href: string, more: { target?: string; download?: string } = {}) => ({
  href,
  target: '',
  download: '',
  ...more,
});

it.each([
  'https://haptera.example/',
  'https://haptera.example/solution/gaming',
  'https://haptera.example/solution/gaming?x=2#tiers',
  'https://haptera.example/solution/gaming?x=1',
])('%s leads to another document', (href) => expect(leadsToDocument(aLink(href), here)).toBe(true));

it.each([
  ['a link to an anchor on this page', aLink('https://haptera.example/solution/gaming?x=1#top')],
  ['a link to another site', aLink('https://elsewhere.example/')],
  ['a link to a mail address', aLink('mailto:hello@haptera.example')],
  ['a link that opens a new tab', aLink('https://haptera.example/', { target: '_blank' })],
  ['a download link', aLink('https://haptera.example/sdk.zip', { download: 'sdk.zip' })],
  ['a link without an address', aLink('')],
])('%s does not lead to another document', (_, link) => expect(leadsToDocument(link, here)).toBe(false));
