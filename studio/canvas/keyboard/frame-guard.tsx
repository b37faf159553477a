import { useEffect } from 'react';
import { useBuilder } from '../builder-context.ts';
import { useCanvasPage } from '../canvas-context.ts';
import { listenToDoubleClicks } from './listen-to-double-clicks.ts';
import { listenToFiles } from './listen-to-files.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { listenToPresses } from './listen-to-presses.ts';

/** Handles keys, presses, double clicks and dropped files inside the frame, which is a separate window. */
export function FrameGuard({ frame }: { readonly frame: Document }) {
  const builder = useBuilder();
  const { store, editing } = useCanvasPage();
  useEffect(() => {
    const view = frame.defaultView;
    return view ? listenToKeys(view, builder, frame) : undefined;
  }, [frame, builder]);
  useEffect(() => listenToPresses(frame, builder), [frame, builder]);
  useEffect(() => listenToFiles(frame, builder), [frame, builder]);
  useEffect(() => listenToDoubleClicks(frame, { store, editing }, builder), [frame, store, editing, builder]);
  return null;
}
