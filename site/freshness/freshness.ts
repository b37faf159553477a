import { setTimeout as wait } from 'node:timers/promises';
import { anyContentTag, pageTag } from '#contract/content-tags.ts';
import type { Log } from '#kit/log.ts';
import { type AddressBook, createAddressBook } from './address-book.ts';
import type { CmsDoor, ContentState, PublishedContent } from './cms-door.ts';
import { storableTag } from './content-tags.ts';

export interface Announcement extends ContentState {
  /** Cache tags of what has changed. */
  readonly tags: readonly string[];
}

/**
 * What this site knows of the CMS's content: how far it has counted, at which version everything changed last, and which
 * addresses there are. Content versions alone decide what is too old; no clock does.
 */
export interface Freshness {
  /** What is rendered from now on is at least as new as; null before the CMS was reached. */
  state(): ContentState | null;
  /** Whether nothing that a page shows has changed since. `unknown` before the CMS was reached. */
  judge(stamp: ContentState, tags: readonly string[]): 'current' | 'outdated' | 'unknown';
  /** Null before the CMS was reached. */
  addresses(): AddressBook | null;
  /** Takes in what the CMS announces. False when it has to be announced again. */
  announce(announcement: Announcement): Promise<boolean>;
  /** Reads everything anew from the CMS. False when it does not answer. */
  pull(patience?: number): Promise<boolean>;
  /** Learns what the CMS published before this call. However many call, the CMS is asked at most 40 times a second. */
  look(): Promise<boolean>;
  /** Whether the CMS answers: as heard within the last second, else by a look. */
  isCmsThere(): Promise<boolean>;
  /** After the CMS failed to give the content of a page. */
  noteFailure(): void;
  /** Whether the CMS failed within the last second. */
  isFailing(): boolean;
  /** Resolves after the first pull, whether it reached the CMS or not. */
  readonly ready: Promise<void>;
}

export interface FreshnessOptions {
  readonly cms: CmsDoor;
  readonly log: Log;
  /** Milliseconds since some moment in this process; never steps. */
  readonly ticks?: () => number;
}

/** Milliseconds between two looks. */
const lookPause = 25;
/** Milliseconds that a visitor waits for an answer of the CMS. */
const visitorPatience = 1_000;
/** Milliseconds for which an answer or a failure of the CMS stands for the next one. */
const validity = 1_000;
/** Milliseconds for which a site that has just started is not surprised that there is no CMS yet. */
const startPatience = 10_000;

export function createFreshness({ cms, log, ticks = () => performance.now() }: FreshnessOptions): Freshness {
  const openedAt = ticks();
  let known: ContentState | null = null;
  let book: AddressBook | null = null;
  /** Of the content that the book was made from, and the last version that changed the set of addresses. */
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

  /** Both are started together, and either may be first: then the CMS is asked again at once. */
  const isStarting = () => known === null && ticks() - openedAt < startPatience;
  const isFailing = () => !isStarting() && ticks() - failedAt < validity;

  const take = (content: PublishedContent) => {
    const { source, version } = content;
    const isSameSource = known?.source === source;
    if (isSameSource && bookVersion > version) return;
    const fresh = new Map([...content.shared].map(([tag, at]) => [storableTag(tag), at]));
    for (const page of content.pages) fresh.set(storableTag(pageTag(page.locale, page.path)), page.version);
    // What was announced while the CMS was asked is not in its answer.
    if (isSameSource) for (const [tag, at] of changes) if (at > version) fresh.set(tag, at);
    changes = fresh;
    known = { source, version: isSameSource ? Math.max(known?.version ?? 0, version) : version };
    book = createAddressBook(content);
    bookVersion = version;
    if (!isSameSource) pathsVersion = version;
    if (content.pages.length === 0) {
      log.error(
        'nothing-published',
        'The CMS has not one published page, so visitors are told to come again later. If that is a surprise, look at DATABASE_URL and DATA_DIRECTORY: this may be another, empty database.',
      );
    }
  };

  const pull = async (patience = visitorPatience): Promise<boolean> => {
    const order = ++pulls;
    try {
      const content = await cms.askPublished(patience);
      // What was asked for earlier may come later, from a process that is no more.
      if (order > taken) {
        taken = order;
        take(content);
      }
      noteAnswer();
      return true;
    } catch (error) {
      noteFailure();
      if (isStarting()) return false;
      log.warn('cms-unreachable', 'The CMS does not tell which pages there are; the last ones known stay in use.', {
        error: error instanceof Error ? error.message : String(error),
      });
      return false;
    }
  };

  const lookOnce = async (): Promise<boolean> => {
    try {
      const { source, version } = await cms.askState(visitorPatience);
      noteAnswer();
      // An announcement counts further at once, and only then reads the addresses that it changed.
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
    // From here on, whoever calls needs a look that begins later.
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
      for (const tag of tags.map(storableTag)) fresh.set(tag, Math.max(version, fresh.get(tag) ?? 0));
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
