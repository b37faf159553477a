import { useEffect } from 'react';
import { useBuilder } from '../builder-context.ts';
import { listenToKeys } from './listen-to-keys.ts';

/** The builder's keyboard inside the frame, which is a window of its own. */
export function FrameGuard({ frame }: { readonly frame: Document }) {
  const builder = useBuilder();
  useEffect(() => {
    const view = frame.defaultView;
    return view ? listenToKeys(view, builder, frame) : undefined;
  }, [frame, builder]);
  return null;
}
