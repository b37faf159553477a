import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#kit/log.ts';
import type { PublishedContent } from '../freshness/cms-door.ts';
import { createFreshness, type Freshness } from '../freshness/freshness.ts';
import { findPlace } from './find-place.ts';

const page = (path: string) => ({ locale: 'zh' as const, path, modified: '2026-01-01T00:00:00Z', version: 1 });

let content: PublishedContent;
let isAway: boolean;
let kept: Set<string>;
beforeEach(() => {
  content = {
    source: 'first',
    version: 1,
    pages: [page('/'), page('/solution/gaming')],
    redirects: [{ id: 1, locale: 'zh', path: '/old', status: 308, target: '/solution/gaming' }],
    shared: new Map(),
  };
  isAway = false;
  kept = new Set();
});

function open(): Freshness {
  const answer = async () => {
    if (isAway) throw new Error('away');
    return content;
  };
  const log = createLog({ room: 'site', write: () => undefined });
  return createFreshness({ cms: { askState: answer, askPublished: answer }, log });
}

function find(freshness: Freshness, path: string) {
  const pages = { has: (pathname: string) => kept.has(pathname) };
  return findPlace({ freshness, pages }, 'zh', path);
}

describe('a path', () => {
  it('of a published page leads to that page', async () => {
    expect(await find(open(), '/solution/gaming')).toBe('/solution/gaming');
  });

  it('in another spelling, or an old path of a page, leads to the page', async () => {
    const freshness = open();
    expect(await find(freshness, '/Solution/GAMING')).toBe('/solution/gaming');
    expect(await find(freshness, '/old')).toMatchObject({ target: '/solution/gaming', status: 308 });
  });

  it('that is not published leads nowhere', async () => {
    expect(await find(open(), '/invented')).toBeNull();
  });

  it('that was just published is found by the first request, every time', async () => {
    const freshness = open();
    for (let round = 2; round < 17; round += 1) {
      await find(freshness, '/invented');
      content = { ...content, version: round, pages: [...content.pages, page(`/new-${round}`)] };
      expect(await find(freshness, `/new-${round}`)).toBe(`/new-${round}`);
    }
  });
});

describe('during a CMS outage', () => {
  it('pages with a stored copy are still found', async () => {
    const freshness = open();
    await freshness.ready;
    kept.add('/zh/solution/gaming');
    isAway = true;
    freshness.noteFailure();
    expect(await find(freshness, '/solution/gaming')).toBe('/solution/gaming');
  });

  it('a page without a stored copy is reported as unavailable instead of rendered', async () => {
    const freshness = open();
    await freshness.ready;
    isAway = true;
    freshness.noteFailure();
    expect(await find(freshness, '/solution/gaming')).toBe('closed');
  });

  it('no page is reported as missing, because it may have just been published', async () => {
    const freshness = open();
    await freshness.ready;
    isAway = true;
    expect(await find(freshness, '/new')).toBe('closed');
    expect(await find(freshness, '/old')).toMatchObject({ target: '/solution/gaming', status: 308 });
  });

  it('a site that has just started serves its stored pages, and reports no page as missing', async () => {
    isAway = true;
    kept.add('/zh/solution/gaming');
    const freshness = open();
    expect(await find(freshness, '/solution/gaming')).toBe('/solution/gaming');
    expect(await find(freshness, '/invented')).toBe('closed');
  });
});

it('a database without pages is treated as an outage, and no page is reported as missing', async () => {
  content = { ...content, pages: [], redirects: [] };
  expect(await find(open(), '/solution/gaming')).toBe('closed');
});
