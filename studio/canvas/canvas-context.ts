import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { LookupCache } from './lookup-cache.ts';
import type { NodePlace, NodeStore } from './node-store.ts';
import type { SiteChrome } from './site-chrome.ts';
import type { TextEditing } from './words/text-editing.ts';

/** What the blocks on the canvas know about the page around them. Stable as long as page and language stay the same. */
export interface CanvasPage {
  readonly store: NodeStore;
  readonly cache: LookupCache;
  readonly locale: Locale;
  /** The seed of the page's waveform. */
  readonly signature: string;
  /** Opens the dialog for choosing a block. */
  askForBlock(): void;
  readonly editing: TextEditing;
}

const CanvasPageContext = createContext<CanvasPage | null>(null);
export const CanvasPageProvider = CanvasPageContext.Provider;

export function useCanvasPage(): CanvasPage {
  const page = useContext(CanvasPageContext);
  if (!page) throw new Error('useCanvasPage must be used inside <BuilderCanvas>.');
  return page;
}

/** The published header and footer; null while they load or if the site does not respond. */
const SiteChromeContext = createContext<SiteChrome | null>(null);
export const SiteChromeProvider = SiteChromeContext.Provider;

export function useSiteChrome(): SiteChrome | null {
  return useContext(SiteChromeContext);
}

const PageTitleContext = createContext('');
export const PageTitleProvider = PageTitleContext.Provider;

/** The current title of the page. It changes with every keystroke in the title field. */
export function usePageTitle(): string {
  return useContext(PageTitleContext);
}

/** The document inside the frame. The host's React renders the blocks into it. */
const FrameDocumentContext = createContext<Document | null>(null);
export const FrameDocumentProvider = FrameDocumentContext.Provider;

export function useFrameDocument(): Document | null {
  return useContext(FrameDocumentContext);
}

/**
 * Reads a value of one node; the component rerenders only when it changes. `read` must return the identical value for
 * an unchanged page.
 */
export function useNodeValue<Value>(id: string, read: (place: NodePlace | null) => Value): Value {
  const { store } = useCanvasPage();
  const subscribe = useCallback((listener: () => void) => store.watch(id, listener), [store, id]);
  const get = () => read(store.find(id));
  return useSyncExternalStore(subscribe, get, get);
}
