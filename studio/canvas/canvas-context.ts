import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { LookupCache } from './lookup-cache.ts';
import type { NodePlace, NodeStore } from './node-store.ts';
import type { SiteChrome } from './site-chrome.ts';
import type { TextEditing } from './words/text-editing.ts';

/** What the blocks on the canvas read of the page around them. Stable for as long as page and language stay the same. */
export interface CanvasPage {
  readonly store: NodeStore;
  readonly cache: LookupCache;
  readonly locale: Locale;
  /** Seed of the page's waveform. */
  readonly signature: string;
  /** Opens the dialog in which one chooses a block. */
  askForBlock(): void;
  readonly editing: TextEditing;
}

const CanvasPageContext = createContext<CanvasPage | null>(null);
export const CanvasPageProvider = CanvasPageContext.Provider;

export function useCanvasPage(): CanvasPage {
  const page = useContext(CanvasPageContext);
  if (!page) throw new Error('useCanvasPage: this part of the canvas stands outside of <BuilderCanvas>.');
  return page;
}

/** The published header and footer; null while they load or when the site is away. */
const SiteChromeContext = createContext<SiteChrome | null>(null);
export const SiteChromeProvider = SiteChromeContext.Provider;

export function useSiteChrome(): SiteChrome | null {
  return useContext(SiteChromeContext);
}

const PageTitleContext = createContext('');
export const PageTitleProvider = PageTitleContext.Provider;

/** Title of the page: it changes while somebody writes it. */
export function usePageTitle(): string {
  return useContext(PageTitleContext);
}

/** The document inside the frame. Blocks are drawn into it from the host's React. */
const FrameDocumentContext = createContext<Document | null>(null);
export const FrameDocumentProvider = FrameDocumentContext.Provider;

export function useFrameDocument(): Document | null {
  return useContext(FrameDocumentContext);
}

/** Something about one node, and only that wakes the caller. `read` must give an identical value for an unchanged page. */
export function useNodeValue<Value>(id: string, read: (place: NodePlace | null) => Value): Value {
  const { store } = useCanvasPage();
  const subscribe = useCallback((listener: () => void) => store.watch(id, listener), [store, id]);
  const get = () => read(store.find(id));
  return useSyncExternalStore(subscribe, get, get);
}
