import { setTimeout as wait } from 'node:timers/promises';
import { anyContentTag, pageTag } from '#contract/content-tags.ts';
import type { Log } from '#kit/log.ts';
import { type AddressBook, createAddressBook } from './address-book.ts';
import type { CmsDoor, ContentState, PublishedContent } from './cms-door.ts';

export interface Announcement extends ContentState {
  /** Cache tags of what has changed. */
  readonly tags: readonly string[];
}

/**
 * What this site knows of the CMS's content: its version, the version of each item's last change, and all addresses. Only
 * content versions decide whether a page is stale; no clock is involved.
 */
export interface Freshness {
  /** The state that everything rendered from now on is at least as new as; null before the CMS was first reached. */
  state(): ContentState | null;
  /** Whether anything with these tags has changed since `stamp`. `unknown` before the CMS was first reached. */
  judge(stamp: ContentState, tags: readonly string[]): 'current' | 'outdated' | 'unknown';
  /** Null before the CMS was first reached. */
  addresses(): AddressBook | null;
  /** Applies an announcement of the CMS. False if the CMS has to repeat it. */
  announce(announcement: Announcement): Promise<boolean>;
  /** Reloads everything from the CMS. False if it does not respond. */
  pull(patience?: number): Promise<boolean>;
  /** Learns everything published before this call. Calls share requests: at most 40 per second reach the CMS. */
  look(): Promise<boolean>;
  /** Whether the CMS responds: known from the last second, or else checked by a look. */
  isCmsThere(): Promise<boolean>;
  /** To be called when the CMS fails to return the content of a page. */
  noteFailure(): void;
  /** Whether the CMS failed within the last second. */
  isFailing(): boolean;
  /** Resolves after the first pull, whether it reached the CMS or not. */
  readonly ready: Promise<void>;
}

export interface FreshnessOptions {
  readonly cms: CmsDoor;
  readonly log: Log;
  /** A monotonic clock, in milliseconds. */
  readonly ticks?: () => number;
}

/** Milliseconds between two looks. */
const lookPause = 25;
/** Milliseconds that a visitor waits for a response of the CMS. */
const visitorPatience = 1_000;
/** Milliseconds for which a response or failure of the CMS is taken as its current condition. */
const validity = 1_000;
/** Milliseconds after the start during which a missing CMS is not treated as a failure. */
const startPatience = 10_000;

export function createFreshness({ cms, log, ticks = () => performance.now() }: FreshnessOptions): Freshness {
  const openedAt = ticks();
  let known: ContentState | null = null;
  let book: AddressBook | null = null;
  /** The version of the content in the address book, and the last version that changed any address. */
  let bookVersion = 0;
  let pathsVersion = 0;
  let changes: ReadonlyMap<string, number> = new Map();
  let heardAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let pulls = 0;
  let taken = 0;
  let running: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;

  const noteFailure = () => {
    failedAt = ticks();
    heardAt = Number.NEGATIVE_INFINITY;
  };
  const noteAnswer = () => {
    heardAt = ticks();
    failedAt = Number.NEGATIVE_INFINITY;
  };

  /** Site and CMS start together, in any order: until the CMS is up, it is retried without waiting. */
  const isStarting = () => known === null && ticks() - openedAt < startPatience;
  const isFailing = () => !isStarting() && ticks() - failedAt < validity;

  const take = (content: PublishedContent) => {
    const { source, version } = content;
    const isSameSource = known?.source === source;
    if (isSameSource && bookVersion > version) return;
    const fresh = new Map(content.shared);
    for (const page of content.pages) fresh.set(pageTag(page.locale, page.path), page.version);
    // Changes announced during the request are not in the response.
    if (isSameSource) for (const [tag, at] of changes) if (at > version) fresh.set(tag, at);
    changes = fresh;
    known = { source, version: isSameSource ? Math.max(known?.version ?? 0, version) : version };
    book = createAddressBook(content);
    bookVersion = version;
    if (!isSameSource) pathsVersion = version;
    if (content.pages.length === 0) {
      log.error(
        'nothing-published',
        'The CMS has no published pages, so visitors are asked to come back later. If this is unexpected, check DATABASE_URL and DATA_DIRECTORY: they may point to another, empty database.',
      );
    }
  };

  const pull = async (patience = visitorPatience): Promise<boolean> => {
    const order = ++pulls;
    try {
      const content = await cms.askPublished(patience);
      // Responses may arrive out of order, even from a process that has since exited.
      if (order > taken) {
        taken = order;
        take(content);
      }
      noteAnswer();
      return true;
    } catch (error) {
      noteFailure();
      if (isStarting()) return false;
      log.warn('cms-unreachable', 'The CMS did not return its list of pages; the last known list stays in use.', {
        error: error instanceof Error ? error.message : String(error),
      });
      return false;
    }
  };

  const lookOnce = async (): Promise<boolean> => {
    try {
      const { source, version } = await cms.askState(visitorPatience);
      noteAnswer();
      // An announcement raises the version at once, before the addresses that it changed are loaded.
      const isKnown = known?.source === source && known.version >= version && bookVersion >= pathsVersion;
      return isKnown || (await pull());
    } catch {
      noteFailure();
      return false;
    }
  };

  const startLook = async (before: Promise<boolean> | null): Promise<boolean> => {
    await before;
    const pause = lookedAt + lookPause - ticks();
    if (pause > 0) await wait(pause);
    // Calls from here on need a look that begins later.
    running = next;
    next = null;
    lookedAt = ticks();
    return lookOnce();
  };

  const look = (): Promise<boolean> => {
    if (isFailing()) return Promise.resolve(false);
    next ??= startLook(running);
    return next;
  };

  return {
    state: () => known,
    judge: (stamp, tags) => {
      if (known === null) return 'unknown';
      if (stamp.source !== known.source) return 'outdated';
      if (tags.includes(anyContentTag) && known.version > stamp.version) return 'outdated';
      return tags.some((tag) => (changes.get(tag) ?? 0) > stamp.version) ? 'outdated' : 'current';
    },
    addresses: () => book,
    announce: async ({ source, version, tags }) => {
      if (known?.source !== source) return pull();
      const fresh = new Map(changes);
      for (const tag of tags) fresh.set(tag, Math.max(version, fresh.get(tag) ?? 0));
      changes = fresh;
      if (version > known.version) known = { source, version };
      if (tags.includes('paths')) pathsVersion = Math.max(pathsVersion, version);
      noteAnswer();
      return tags.includes('paths') ? pull() : true;
    },
    pull,
    look,
    isCmsThere: () => (ticks() - heardAt < validity ? Promise.resolve(true) : look()),
    noteFailure,
    isFailing,
    ready: pull().then(() => undefined),
  };
}
