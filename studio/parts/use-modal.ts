import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog over everything as long as it is mounted, and gives the focus back to where it came from. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the document: removed, it would take the focus along.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
