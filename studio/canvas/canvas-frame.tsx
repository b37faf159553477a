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
  /** The scale of the page. Lines and tools over it keep their size when the page is scaled down. */
  readonly scale: number;
}

/** The page in its own document, so that its styles and widths are those of the site and not of the studio. */
export const CanvasFrame = memo(function CanvasFrame({ selection, scale }: CanvasFrameProps) {
  const { t } = useMessages();
  const [frame, setFrame] = useState<Document | null>(null);
  return (
    <>
      <iframe
        title={t('canvas.frame')}
        // By keyboard, the outline does everything that the canvas does by pointer, without tabbing through every link.
        tabIndex={-1}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
      />
      {frame && createPortal(<FramedPage frame={frame} selection={selection} scale={scale} />, frame.body)}
    </>
  );
});

/**
 * Sets up the document inside the frame like a page of the site: language, font, styles. Styles must be injected
 * explicitly: in production they exist only in memory (CSSOM), so copying the host's style elements would not include
 * them.
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
  // After a switch of language, show the block that was selected in the other one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later selections are scrolled into view elsewhere
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
 * Adds the styles of the site's header and footer to the frame, before all other styles, as on the site, where they are
 * part of the server's markup. Returns header and footer once their style sheets are loaded, to avoid a flash of
 * unstyled content.
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
      // Remove the styles of the previous header.
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

/** Milliseconds after which header and footer are shown even without their style sheets. */
const PATIENCE = 3000;

/** Resolves once a style sheet has loaded, or failed to load. */
function hasCome(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['load', 'error']) link.addEventListener(name, () => resolve(), { once: true });
  });
}
