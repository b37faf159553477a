import type { Settings } from '#contract/settings-fields.ts';
import type { Cms } from '../../create-cms.ts';
import type { PresentedBlock, PreviewedDocument, PublishedDocument } from '../../publishing/model.ts';
import { createSiteTime, type SiteTime } from '../rest/site-time.ts';
import { type CacheKeys, createCacheKeys } from './cache-keys.ts';

/** What of the CMS this door reads. Nothing here takes a viewer: all of it is public, but for what a preview's token or a pass opens. */
export type GraphqlSource = Pick<
  Cms,
  'published' | 'previews' | 'media' | 'menus' | 'settings' | 'supportedLists' | 'publicUrl'
>;

/** One for each request: what it asked for twice is loaded once. */
export interface GraphqlContext {
  readonly cms: GraphqlSource;
  readonly keys: CacheKeys;
  /** Blocks of a published document; those of all items of a list arrive by one query. */
  loadBlocks(id: number): Promise<readonly PresentedBlock[]>;
  loadSettings(): Promise<Settings>;
  loadSiteTime(): Promise<SiteTime>;
  /** Null without a valid token. */
  loadPreview(): Promise<PreviewedDocument | null>;
  /** Null without a pass that opens something. */
  loadOpened(): Promise<PublishedDocument | null>;
  /** The answer depends on something whose change no content version tells. */
  forbidStoring(): void;
  isStorable(): boolean;
  /** Whether the time for this answer is over: what is asked then is not looked for any more. */
  isOver(): boolean;
}

/** What a request came with, to see what not everybody may. */
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
    // Forged, expired, or its document is gone: for a reader there is no preview.
    if (error instanceof Error && 'code' in error && error.code === 'haptera_preview_invalid') return null;
    throw error;
  }
}

/** Collects the ids that are asked for within one turn of the event loop. */
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

// A formatter of dates costs more than a whole answer from memory.
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
