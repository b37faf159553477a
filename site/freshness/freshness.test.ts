import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '#kit/log.ts';
import type { CmsDoor, PublishedContent } from './cms-door.ts';
import { createFreshness } from './freshness.ts';

/** A fake CMS that publishes on command, and counts its requests. */
function aCms() {
  let content: PublishedContent = {
    source: 'first',
    version: 5,
    pages: [
      { locale: 'zh', path: '/', modified: '2026-01-01T00:00:00Z', version: 3 },
      { locale: 'en', path: '/one', modified: '2026-01-01T00:00:00Z', version: 5 },
    ],
    redirects: [],
    shared: new Map([['menu:zh', 4]]),
  };
  const asked = { state: 0, published: 0 };
  let isAway = false;
  const answer = async <T>(value: () => T): Promise<T> => {
    await wait(1);
    if (isAway) throw new Error('connect ECONNREFUSED');
    return value();
  };
  const door: CmsDoor = {
    askState: () => {
      asked.state += 1;
      return answer(() => ({ source: content.source, version: content.version }));
    },
    askPublished: () => {
      asked.published += 1;
      return answer(() => content);
    },
  };
  return {
    door,
    asked,
    publish: (path: string) => {
      const version = content.version + 1;
      const page = { locale: 'en' as const, path, modified: '2026-01-02T00:00:00Z', version };
      content = { ...content, version, pages: [...content.pages.filter((old) => old.path !== path), page] };
      return version;
    },
    restart: (source: string, more: Partial<PublishedContent> = {}) => {
      content = { ...content, ...more, source };
    },
    leave: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
    },
  };
}

function open(cms: ReturnType<typeof aCms>, lines: string[] = []) {
  const log = createLog({ room: 'site', write: (line) => lines.push(line) });
  return createFreshness({ cms: cms.door, log });
}

const page = (version: number, source = 'first') => ({ source, version });
const home = ['page:zh:/', 'menu:zh', 'settings'];

describe('a newly published address', () => {
  it('is found even while its announcement is still waiting for the list of addresses', async () => {
    const cms = aCms();
    const { askPublished } = cms.door;
    cms.door.askPublished = async (patience) => {
      await wait(50);
      return askPublished(patience);
    };
    const freshness = open(cms);
    await freshness.ready;
    const version = cms.publish('/new');
    const announced = freshness.announce({ source: 'first', version, tags: ['paths', 'page:en:/new'] });
    expect(await freshness.look()).toBe(true);
    expect(freshness.addresses()?.find('en', '/new')).toBe('/new');
    await announced;
  });

  it('is still found if something else is announced while the list of addresses is being loaded', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    const version = cms.publish('/new');
    const announced = freshness.announce({ source: 'first', version, tags: ['paths'] });
    await freshness.announce({ source: 'first', version: version + 1, tags: ['menu:zh'] });
    await announced;
    expect(freshness.addresses()?.find('en', '/new')).toBe('/new');
    expect(freshness.judge(page(version), home)).toBe('outdated');
  });
});

describe('a page', () => {
  it('is current if none of its content has changed since it was rendered', async () => {
    const freshness = open(aCms());
    await freshness.ready;
    expect(freshness.judge(page(4), home)).toBe('current');
  });

  it('is outdated as soon as its change is announced', async () => {
    const freshness = open(aCms());
    await freshness.ready;
    const announced = freshness.announce({ source: 'first', version: 6, tags: ['page:zh:/'] });
    expect(freshness.judge(page(5), home)).toBe('outdated');
    expect(await announced).toBe(true);
    expect(freshness.judge(page(6), home)).toBe('current');
  });

  it('is outdated when its menu has changed', async () => {
    const freshness = open(aCms());
    await freshness.ready;
    await freshness.announce({ source: 'first', version: 6, tags: ['menu:zh'] });
    expect(freshness.judge(page(5), home)).toBe('outdated');
    expect(freshness.judge(page(5), ['page:en:/one', 'menu:en', 'settings'])).toBe('current');
  });

  it('that was rendered before a change was announced is outdated once it is', async () => {
    const freshness = open(aCms());
    await freshness.ready;
    const begun = freshness.state() ?? page(0);
    await freshness.announce({ source: 'first', version: 6, tags: ['page:zh:/'] });
    expect(freshness.judge(begun, home)).toBe('outdated');
  });

  it('is judged only by versions, even if the clock is set back by an hour', async () => {
    const freshness = open(aCms());
    await freshness.ready;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    try {
      await freshness.announce({ source: 'first', version: 6, tags: ['page:zh:/'] });
      expect(freshness.judge(page(5), home)).toBe('outdated');
      expect(freshness.judge(page(6), home)).toBe('current');
    } finally {
      vi.useRealTimers();
    }
  });

  it('from another CMS process is outdated, even if its version is higher', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    cms.restart('second', { version: 2 });
    expect(await freshness.announce({ source: 'second', version: 2, tags: [] })).toBe(true);
    expect(freshness.judge(page(5), home)).toBe('outdated');
    expect(freshness.judge(page(2, 'second'), home)).toBe('outdated');
    expect(freshness.judge(page(4, 'second'), home)).toBe('current');
  });

  it('that changed without an announcement is outdated after the next pull', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    cms.publish('/one');
    expect(freshness.judge(page(5), ['page:en:/one'])).toBe('current');
    await freshness.pull();
    expect(freshness.judge(page(5), ['page:en:/one'])).toBe('outdated');
  });

  it('with a comma or many characters in its address is also outdated by its announcement', async () => {
    const freshness = open(aCms());
    await freshness.ready;
    for (const tag of [`page:zh:/${'触觉'.repeat(120)}`, 'page:zh:/a,b']) {
      await freshness.announce({ source: 'first', version: 9, tags: [tag] });
      expect(freshness.judge(page(5), [tag])).toBe('outdated');
    }
  });
});

describe('an announcement', () => {
  it('is rejected, and so repeated, while the CMS cannot list the addresses', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    cms.leave();
    expect(await freshness.announce({ source: 'first', version: 6, tags: ['paths'] })).toBe(false);
    cms.comeBack();
    cms.publish('/new');
    expect(await freshness.announce({ source: 'first', version: 6, tags: ['paths'] })).toBe(true);
    expect(freshness.addresses()?.find('en', '/new')).toBe('/new');
  });

  it('is not reverted by a list of pages that was requested before it', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    const pulling = freshness.pull();
    await freshness.announce({ source: 'first', version: 6, tags: ['page:zh:/'] });
    await pulling;
    expect(freshness.judge(page(5), home)).toBe('outdated');
  });
});

describe('a lookup', () => {
  it('finds everything that was published before it, even without an announcement', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    for (const path of ['/a', '/b', '/c']) {
      cms.publish(path);
      await freshness.look();
      expect(freshness.addresses()?.find('en', path)).toBe(path);
    }
  });

  it('that started before a publication is not shared with one that started after it', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    const early = freshness.look();
    await wait(0.5);
    cms.publish('/late');
    const late = freshness.look();
    await Promise.all([early, late]);
    expect(freshness.addresses()?.find('en', '/late')).toBe('/late');
  });

  it('is shared by thousands of requests for made-up addresses', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    const began = performance.now();
    for (let round = 0; round < 30; round += 1) {
      await Promise.all(Array.from({ length: 100 }, () => freshness.look()));
    }
    const seconds = (performance.now() - began) / 1000;
    expect(cms.asked.state).toBeLessThanOrEqual(seconds * 40 + 2);
    expect(cms.asked.published).toBe(1);
  });

  it('that failed is not repeated immediately', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    cms.leave();
    expect(await freshness.look()).toBe(false);
    const before = cms.asked.state;
    expect(await freshness.look()).toBe(false);
    expect(cms.asked.state).toBe(before);
    expect(freshness.isFailing()).toBe(true);
  });
});

describe('a site that starts at the same time as its CMS', () => {
  it('retries at once without logging an error', async () => {
    const cms = aCms();
    cms.leave();
    const lines: string[] = [];
    const freshness = open(cms, lines);
    await freshness.ready;
    cms.comeBack();
    expect([await freshness.look(), freshness.isFailing(), lines]).toEqual([true, false, []]);
  });

  it('reports an outage if the CMS stays unavailable', async () => {
    const cms = aCms();
    cms.leave();
    let now = 0;
    const lines: string[] = [];
    const log = createLog({ room: 'site', write: (line) => lines.push(line) });
    const freshness = createFreshness({ cms: cms.door, log, ticks: () => now });
    await freshness.ready;
    now = 60_000;
    expect([await freshness.pull(), freshness.isFailing(), lines.length]).toEqual([false, true, 1]);
  });
});

describe('an outage of the CMS', () => {
  it('does not affect the last list of addresses', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    cms.leave();
    await freshness.pull();
    expect(freshness.addresses()?.find('en', '/ONE')).toBe('/one');
  });

  it('logs only a few short lines, however often the CMS is requested', async () => {
    const lines: string[] = [];
    const cms = aCms();
    cms.leave();
    const freshness = open(cms, lines);
    await freshness.ready;
    for (let time = 0; time < 500; time += 1) await freshness.pull();
    expect(lines.length).toBeLessThan(20);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(500);
  });

  it('is assumed and logged as an error if the database has no pages', async () => {
    const lines: string[] = [];
    const cms = aCms();
    cms.restart('first', { pages: [] });
    await open(cms, lines).ready;
    expect(lines.join('')).toMatch(/"level":"error".*"kind":"nothing-published".*DATABASE_URL/);
  });
});
