import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { LeftTab } from './left-panel.tsx';
import type { ViewportWidth, Zoom } from './viewport-bar.tsx';

/** Which panels of the builder are open. */
export interface Panels {
  readonly left: boolean;
  readonly right: boolean;
}

/** The view settings for a page. They are shared by both languages, so they are held outside of the canvas. */
export interface CanvasView {
  readonly panels: Panels;
  setPanels: Dispatch<SetStateAction<Panels>>;
  /** Null until one was chosen. */
  readonly tab: LeftTab | null;
  setTab(tab: LeftTab): void;
  readonly width: ViewportWidth;
  setWidth(width: ViewportWidth): void;
  readonly zoom: Zoom;
  setZoom(zoom: Zoom): void;
}

export function useCanvasView(): CanvasView {
  const [panels, setPanels] = useState(panelsWithRoom);
  const [tab, setTab] = useState<LeftTab | null>(null);
  const [width, setWidth] = useState<ViewportWidth>(() => (innerWidth >= 1280 ? 1440 : innerWidth > 900 ? 1080 : 390));
  const [zoom, setZoom] = useState<Zoom>('auto');
  // When the window becomes narrow, close the panels, which would cover the page.
  useEffect(() => {
    const narrow = matchMedia(noRoomForPanels);
    const onChange = () => setPanels(panelsWithRoom());
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, []);
  return { panels, setPanels, tab, setTab, width, setWidth, zoom, setZoom };
}

/** Whether the panels fit beside the canvas; if not, they are over it (see the layout). */
export function hasRoomForPanels(): boolean {
  return !matchMedia(noRoomForPanels).matches;
}

function panelsWithRoom(): Panels {
  return { left: hasRoomForPanels(), right: hasRoomForPanels() };
}

const noRoomForPanels = '(max-width: 900px)';
