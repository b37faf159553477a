import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import { GlobalStyle } from '#ui/global-style.tsx';
import { useMessages } from '../messages-context.tsx';
import { useBuilder } from './builder-context.ts';
import { FrameDocumentProvider, SiteChromeProvider, useCanvasPage, useSiteChrome } from './canvas-context.ts';
import { CanvasRoot } from './canvas-root.tsx';
import { CanvasStyle } from './canvas-style.ts';
import { FrameGuard } from './keyboard/frame-guard.tsx';
import { Overlay } from './overlay.tsx';
import { scrollToBlock } from './scroll-to-block.ts';
import type { SiteChrome } from './site-chrome.ts';

export interface CanvasFrameProps {
  readonly selection: string | null;
  /** How large the page is drawn: lines and tools over it keep their size while it grows small. */
  readonly scale: number;
}

/** The page in a document of its own, so that its styles and widths are those of the site and not the studio's. */
export const CanvasFrame = memo(function CanvasFrame({ selection, scale }: CanvasFrameProps) {
  const { t } = useMessages();
  const [frame, setFrame] = useState<Document | null>(null);
  return (
    <>
      <iframe
        title={t('canvas.frame')}
        // The outline does by keyboard all that the canvas does by pointer; tabbing through every link of the page would not.
        tabIndex={-1}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
      />
      {frame && createPortal(<FramedPage frame={frame} selection={selection} scale={scale} />, frame.body)}
    </>
  );
});

/**
 * Dresses the document inside the frame as a page of the site: its language, its font, its styles. Styles must be sent
 * there on purpose: in production they live in the host's memory, where no copy of the host's elements would find them.
 */
function FramedPage({ frame, selection, scale }: CanvasFrameProps & { readonly frame: Document }) {
  const { locale } = useCanvasPage();
  const { isReadOnly } = useBuilder();
  const { t } = useMessages();
  const chrome = useStyledChrome(frame, useSiteChrome());
  useEffect(() => {
    frame.documentElement.lang = languageTags[locale];
    frame.documentElement.className = chrome?.documentClass ?? document.documentElement.className;
    frame.title = t('canvas.panels.canvas');
  }, [frame, locale, chrome, t]);
  useEffect(() => {
    frame.documentElement.style.setProperty('--canvas-scale', String(scale));
  }, [frame, scale]);
  useEffect(() => {
    frame.documentElement.toggleAttribute('data-read-only', isReadOnly);
  }, [frame, isReadOnly]);
  // A language that is chosen shows the block that was selected in the other one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later selections come into sight by themselves
  useEffect(() => (selection === null ? undefined : scrollToBlock(frame, selection)), [frame]);
  const head = useMemo(() => frame.head, [frame]);
  return (
    <StyleSheetManager target={head}>
      <FrameDocumentProvider value={frame}>
        <GlobalStyle />
        <CanvasStyle />
        <FrameGuard frame={frame} />
        <SiteChromeProvider value={chrome}>
          <CanvasRoot />
        </SiteChromeProvider>
        <Overlay frame={frame} selection={selection} />
      </FrameDocumentProvider>
    </StyleSheetManager>
  );
}

/**
 * Brings the styles of the site's header and footer into the frame, before everything else, as on the site, where they come
 * with the server's markup. Gives header and footer once their sheets are there: without them they would be seen bare.
 */
function useStyledChrome(frame: Document, chrome: SiteChrome | null): SiteChrome | null {
  const [styled, setStyled] = useState<SiteChrome | null>(null);
  const worn = useRef<readonly Element[]>([]);
  useEffect(() => {
    if (!chrome) return;
    const links = chrome.stylesheets.map((href) => {
      const link = frame.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      return link;
    });
    const style = frame.createElement('style');
    style.textContent = chrome.styles;
    const own = [...links, style];
    frame.head.prepend(...own);
    let isStopped = false;
    const show = () => {
      if (isStopped || worn.current === own) return;
      // Those of the header that stood there until now.
      for (const element of worn.current) element.remove();
      worn.current = own;
      setStyled(chrome);
    };
    const patience = setTimeout(show, PATIENCE);
    void Promise.all(links.map(hasCome)).then(show);
    return () => {
      isStopped = true;
      clearTimeout(patience);
      if (worn.current !== own) for (const element of own) element.remove();
    };
  }, [frame, chrome]);
  return chrome && styled;
}

/** Milliseconds after which a page without its sheets is better than none. */
const PATIENCE = 3000;

/** A sheet that cannot be had is no longer waited for. */
function hasCome(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['load', 'error']) link.addEventListener(name, () => resolve(), { once: true });
  });
}
