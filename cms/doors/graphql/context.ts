import type { Settings } from '#contract/settings-fields.ts';
import type { Cms } from '../../create-cms.ts';
import type { Gate, PresentedBlock, PreviewedDocument, PublishedDocument } from '../../publishing/model.ts';
import { createSiteTime, type SiteTime } from '../rest/site-time.ts';
import { type CacheKeys, createCacheKeys } from './cache-keys.ts';

/**
 * The parts of the CMS that this door reads. None takes a viewer: everything is public, except for previews and passes.
 */
export type GraphqlSource = Pick<
  Cms,
  'published' | 'previews' | 'media' | 'menus' | 'settings' | 'supportedLists' | 'publicUrl'
>;

/** One per request, so that nothing is loaded twice. */
export interface GraphqlContext {
  readonly cms: GraphqlSource;
  readonly keys: CacheKeys;
  /** The blocks of a published document. Batched: the blocks of all items in a list take a single query. */
  loadBlocks(id: number): Promise<readonly PresentedBlock[]>;
  loadSettings(): Promise<Settings>;
  loadSiteTime(): Promise<SiteTime>;
  /** Null without a valid token. */
  loadPreview(): Promise<PreviewedDocument | null>;
  /** Null without a valid pass. */
  loadOpened(): Promise<PublishedDocument | null>;
  /** Null unless the pass leads to a gate that asks for a password. */
  loadSecondGate(): Promise<Gate | null>;
  /** Marks the response as uncacheable, because something in it changes without a new content version. */
  forbidStoring(): void;
  isStorable(): boolean;
  /** Whether the request has timed out, so that nothing more should be loaded. */
  isOver(): boolean;
}

/** The token with which a request opens something that is not public. */
export interface Opening {
  readonly kind: 'preview' | 'pass';
  readonly token: string;
}

/** `deadline`: by `performance.now()`. */
export function createContext(cms: GraphqlSource, opening: Opening | null, deadline: number): GraphqlContext {
  const loadSettings = once(() => cms.settings.loadSettings());
  let isStorable = opening === null;
  return {
    cms,
    keys: createCacheKeys(),
    loadBlocks: createBlockLoader(cms),
    loadSettings,
    loadSiteTime: once(async () => siteTimeOf((await loadSettings()).timezone)),
    loadPreview: once(async () => (opening?.kind === 'preview' ? openPreview(cms, opening.token) : null)),
    loadOpened: once(async () => (opening?.kind === 'pass' ? cms.published.openGated(opening.token) : null)),
    loadSecondGate: once(async () => (opening?.kind === 'pass' ? cms.published.findSecondGate(opening.token) : null)),
    forbidStoring: () => {
      isStorable = false;
    },
    isStorable: () => isStorable,
    isOver: () => performance.now() >= deadline,
  };
}

async function openPreview(cms: GraphqlSource, token: string): Promise<PreviewedDocument | null> {
  try {
    return await cms.previews.requirePreview(token);
  } catch (error) {
    // Forged or expired, or the document is gone: readers get no preview.
    if (error instanceof Error && 'code' in error && error.code === 'haptera_preview_invalid') return null;
    throw error;
  }
}

/** Batches the ids requested within one turn of the event loop. */
function createBlockLoader(cms: GraphqlSource): GraphqlContext['loadBlocks'] {
  let waiting: Map<number, Promise<readonly PresentedBlock[]>> | null = null;
  let loading: Promise<ReadonlyMap<number, readonly PresentedBlock[]>> | null = null;
  return (id) => {
    const batch = waiting ?? new Map<number, Promise<readonly PresentedBlock[]>>();
    waiting = batch;
    loading ??= Promise.resolve().then(async () => {
      waiting = null;
      loading = null;
      const documents = await cms.published.listPublishedByIds([...batch.keys()]);
      return new Map(documents.map((document) => [document.id, document.blocks]));
    });
    const found = batch.get(id) ?? loading.then((blocks) => blocks.get(id) ?? []);
    batch.set(id, found);
    return found;
  };
}

// Creating a date formatter costs more than a whole response from the cache.
let lastSiteTime: SiteTime | null = null;

function siteTimeOf(timezone: string): SiteTime {
  if (lastSiteTime?.timezone !== timezone) lastSiteTime = createSiteTime(timezone);
  return lastSiteTime;
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
