import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '#kit/log.ts';
import type { CmsDoor, PublishedContent } from './cms-door.ts';
import { createFreshness } from './freshness.ts';

/** A CMS that publishes as it is told to, and counts how often it was asked. */
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

describe('an address that was published a moment ago', () => {
  it('is found also while its announcement still waits for the list of addresses', async () => {
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

  it('is kept when something else is announced while the list of addresses is on its way', async () => {
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
  it('is current when nothing that it shows has changed since it was made', async () => {
    const freshness = open(aCms());
    await freshness.ready;
    expect(freshness.judge(page(4), home)).toBe('current');
  });

  it('is outdated from the moment at which its change is announced', async () => {
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

  it('made while a change was on its way is outdated when the change arrives', async () => {
    const freshness = open(aCms());
    await freshness.ready;
    const begun = freshness.state() ?? page(0);
    await freshness.announce({ source: 'first', version: 6, tags: ['page:zh:/'] });
    expect(freshness.judge(begun, home)).toBe('outdated');
  });

  it('is judged by versions alone: a clock that steps back an hour hides no change', async () => {
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

  it('of another CMS process is outdated, also when that one counted further', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    cms.restart('second', { version: 2 });
    expect(await freshness.announce({ source: 'second', version: 2, tags: [] })).toBe(true);
    expect(freshness.judge(page(5), home)).toBe('outdated');
    expect(freshness.judge(page(2, 'second'), home)).toBe('outdated');
    expect(freshness.judge(page(4, 'second'), home)).toBe('current');
  });

  it('that no announcement named is outdated after the next pull', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    cms.publish('/one');
    expect(freshness.judge(page(5), ['page:en:/one'])).toBe('current');
    await freshness.pull();
    expect(freshness.judge(page(5), ['page:en:/one'])).toBe('outdated');
  });

  it('with a long address, or one with a comma in it, is found by its announcement as well', async () => {
    const freshness = open(aCms());
    await freshness.ready;
    const { storableTag } = await import('./content-tags.ts');
    for (const tag of [`page:zh:/${'触觉'.repeat(120)}`, 'page:zh:/a,b']) {
      expect(storableTag(tag)).toMatch(/^[\x21-\x2b\x2d-\x7e]{1,256}$/);
      await freshness.announce({ source: 'first', version: 9, tags: [tag] });
      expect(freshness.judge(page(5), [storableTag(tag)])).toBe('outdated');
    }
  });
});

describe('an announcement', () => {
  it('has to come again while the CMS does not say which addresses there are', async () => {
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

  it('is not undone by a list of pages that was asked for before it', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    const pulling = freshness.pull();
    await freshness.announce({ source: 'first', version: 6, tags: ['page:zh:/'] });
    await pulling;
    expect(freshness.judge(page(5), home)).toBe('outdated');
  });
});

describe('a look', () => {
  it('finds what was published before it, though nothing was announced', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    for (const path of ['/a', '/b', '/c']) {
      cms.publish(path);
      await freshness.look();
      expect(freshness.addresses()?.find('en', path)).toBe(path);
    }
  });

  it('that had begun before something was published is not taken for one that began after', async () => {
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

  it('is shared by thousands who ask for invented addresses', async () => {
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

  it('that failed keeps nobody waiting for a second', async () => {
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

describe('a site that starts beside its CMS', () => {
  it('asks again at once and does not complain', async () => {
    const cms = aCms();
    cms.leave();
    const lines: string[] = [];
    const freshness = open(cms, lines);
    await freshness.ready;
    cms.comeBack();
    expect([await freshness.look(), freshness.isFailing(), lines]).toEqual([true, false, []]);
  });

  it('takes a CMS that stays away for a failed one', async () => {
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
  it('leaves the last list of addresses in use', async () => {
    const cms = aCms();
    const freshness = open(cms);
    await freshness.ready;
    cms.leave();
    await freshness.pull();
    expect(freshness.addresses()?.find('en', '/ONE')).toBe('/one');
  });

  it('writes a few short lines, however often the CMS is asked', async () => {
    const lines: string[] = [];
    const cms = aCms();
    cms.leave();
    const freshness = open(cms, lines);
    await freshness.ready;
    for (let time = 0; time < 500; time += 1) await freshness.pull();
    expect(lines.length).toBeLessThan(20);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(500);
  });

  it('of which a database without any page is one sign is told loudly', async () => {
    const lines: string[] = [];
    const cms = aCms();
    cms.restart('first', { pages: [] });
    await open(cms, lines).ready;
    expect(lines.join('')).toMatch(/"level":"error".*"kind":"nothing-published".*DATABASE_URL/);
  });
});
