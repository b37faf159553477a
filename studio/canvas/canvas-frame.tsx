import { type ReactNode, useEffect, useMemo } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import { GlobalStyle } from '#ui/global-style.tsx';
import { theme } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { FrameDocumentProvider, useCanvasPage, useSiteChrome } from './canvas-context.ts';
import { FrameGuard } from './keyboard/frame-guard.tsx';
import type { SiteChrome } from './site-chrome.ts';

export interface CanvasFrameProps {
  readonly children: ReactNode;
  readonly document?: Document;
}

/**
 * Dresses the document inside the frame as a page of the site: its language, its font, its styles. Styles must be sent
 * there on purpose: in production they live in the host's memory, where no copy of the host's elements would find them.
 */
export function CanvasFrame({ children, document: frame }: CanvasFrameProps) {
  if (!frame) return <>{children}</>;
  return <DressedFrame frame={frame}>{children}</DressedFrame>;
}

function DressedFrame({ frame, children }: { readonly frame: Document; readonly children: ReactNode }) {
  const { locale } = useCanvasPage();
  const { t } = useMessages();
  const chrome = useSiteChrome();
  useEffect(() => {
    frame.documentElement.lang = languageTags[locale];
    frame.documentElement.className = chrome?.documentClass ?? document.documentElement.className;
    frame.title = t('canvas.panels.canvas');
    const element = frame.defaultView?.frameElement;
    element?.setAttribute('title', t('canvas.frame'));
    // The outline does by keyboard all that the canvas does by pointer; tabbing through every link of the page would not.
    element?.setAttribute('tabindex', '-1');
  }, [frame, locale, chrome, t]);
  useChromeStyles(frame, chrome);
  const head = useMemo(() => frame.head, [frame]);
  return (
    <StyleSheetManager target={head}>
      <FrameDocumentProvider value={frame}>
        <GlobalStyle />
        <CanvasStyle />
        <FrameGuard frame={frame} />
        {children}
      </FrameDocumentProvider>
    </StyleSheetManager>
  );
}

/** Before everything else, as on the site, where they come with the server's markup. */
function useChromeStyles(frame: Document, chrome: SiteChrome | null): void {
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
    frame.head.prepend(...links, style);
    return () => {
      for (const element of [...links, style]) element.remove();
    };
  }, [frame, chrome]);
}

const { signal } = theme.color;

/** What the canvas adds to the page, all of it outside of the blocks' own boxes. */
const CanvasStyle = createGlobalStyle`
  :root {
    --puck-color-selection-bg: transparent;
    --puck-color-selection-border: color-mix(in srgb, ${signal} 55%, transparent);
    --puck-slot-component-color-overlay: transparent;
    --puck-slot-component-color-border-selected: ${signal};
    --puck-color-line-placeholder: ${signal};
    --puck-slot-component-color-placeholder: ${signal};
    --puck-line-placeholder-width: calc(3px / var(--canvas-scale, 1));
    --puck-slot-component-border-width: calc(2px / var(--canvas-scale, 1));
    --puck-font-family: ${theme.font.text};
  }
  html {
    scroll-behavior: auto;
    scroll-padding-block: 5rem;
  }
  body {
    overflow-x: clip;
  }
  [data-puck-dropzone] {
    position: relative;
  }
  [data-canvas-page] {
    min-height: 12rem;
  }
  [data-puck-dropzone]:not([data-canvas-page]):not(:has(> [data-puck-component])) {
    min-height: 6rem;
    outline: calc(1.5px / var(--canvas-scale, 1)) dashed color-mix(in srgb, ${signal} 60%, transparent);
    outline-offset: calc(-1.5px / var(--canvas-scale, 1));
  }
  [data-puck-dragging] [data-puck-dropzone] {
    outline: calc(1.5px / var(--canvas-scale, 1)) dashed color-mix(in srgb, ${signal} 35%, transparent);
    outline-offset: calc(-1.5px / var(--canvas-scale, 1));
  }
  [data-dnd-dragging][data-puck-component] {
    max-height: 40vh;
    overflow: clip;
    opacity: 0.7;
  }
  ::view-transition {
    display: none;
  }
`;
