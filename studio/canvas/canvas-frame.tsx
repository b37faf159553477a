import { memo, useEffect, useMemo, useState } from 'react';
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
import { useChromeStyles } from './use-chrome-styles.ts';

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
 * Sets up the document inside the frame like a page of the site: language and styles. Styles must be injected
 * explicitly: in production they exist only in memory (CSSOM), so copying the host's style elements would not include
 * them.
 */
function FramedPage({ frame, selection, scale }: CanvasFrameProps & { readonly frame: Document }) {
  const { locale } = useCanvasPage();
  const { isReadOnly } = useBuilder();
  const { t } = useMessages();
  const chrome = useSiteChrome();
  useChromeStyles(frame, chrome);
  useEffect(() => {
    frame.documentElement.lang = languageTags[locale];
    frame.title = t('canvas.panels.canvas');
  }, [frame, locale, t]);
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
