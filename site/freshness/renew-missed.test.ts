import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#kit/log.ts';
import type { PublishedContent } from './cms-door.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import { renewMissedPages } from './renew-missed.ts';

let content: PublishedContent;
let isAway: boolean;
let freshness: Freshness;
let lines: string[];
let renewed: string[];
let dropped: number;
const log = createLog({ room: 'site', write: (line) => lines.push(line), burst: 1_000 });

beforeEach(async () => {
  content = {
    source: 'first',
    version: 1,
    pages: [{ locale: 'zh', path: '/one', modified: '2026-01-01T00:00:00Z', version: 1 }],
    redirects: [],
    shared: new Map(),
  };
  isAway = false;
  lines = [];
  renewed = [];
  dropped = 0;
  const answer = async () => {
    if (isAway) throw new Error('away');
    return content;
  };
  freshness = createFreshness({ cms: { askState: answer, askPublished: answer }, log });
  await freshness.ready;
});

/** With one stored page, rendered from the first version. */
const renewMissed = () =>
  renewMissedPages({
    freshness,
    log,
    pages: {
      listOutdated: () =>
        freshness.judge({ source: 'first', version: 1 }, ['page:zh:/one', 'menu:zh']) === 'outdated' ? ['/one'] : [],
      prune: () => undefined,
    },
    renewal: { add: (addresses) => void renewed.push(...addresses), renderWith: () => undefined, waiting: 0 },
    dropEdgeCopies: async () => {
      dropped += 1;
    },
  });

describe('the comparison with the CMS', () => {
  it('does nothing where everything is as it should be', async () => {
    expect(await renewMissed()).toBe(true);
    expect({ renewed, dropped, lines }).toEqual({ renewed: [], dropped: 0, lines: [] });
  });

  it('renews a page whose change was not announced, here and at the edge, and logs it', async () => {
    content = { ...content, version: 2, pages: content.pages.map((page) => ({ ...page, version: 2 })) };
    expect(await renewMissed()).toBe(true);
    expect({ renewed, dropped }).toEqual({ renewed: ['/one'], dropped: 1 });
    expect(lines.join('')).toContain('pages-were-outdated');
  });

  it('renews pages whose menu changed and was not announced', async () => {
    content = { ...content, version: 2, shared: new Map([['menu:zh', 2]]) };
    await renewMissed();
    expect({ renewed, dropped }).toEqual({ renewed: ['/one'], dropped: 1 });
  });

  it('renews all pages after another database was put in the place of the first', async () => {
    content = { ...content, source: 'second' };
    await renewMissed();
    expect({ renewed, dropped }).toEqual({ renewed: ['/one'], dropped: 1 });
  });

  it('skips pages that an announcement has named, because they are already being renewed', async () => {
    await freshness.announce({ source: 'first', version: 2, tags: ['page:zh:/one'] });
    content = { ...content, version: 2, pages: content.pages.map((page) => ({ ...page, version: 2 })) };
    await renewMissed();
    expect({ renewed, dropped, lines }).toEqual({ renewed: [], dropped: 0, lines: [] });
  });

  it('reports a CMS outage, and changes nothing', async () => {
    isAway = true;
    expect(await renewMissed()).toBe(false);
    expect({ renewed, dropped }).toEqual({ renewed: [], dropped: 0 });
  });
});
