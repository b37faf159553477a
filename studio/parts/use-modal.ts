import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { noteModal } from './modal-stack.ts';

/** What its `<dialog>` takes. */
export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void;
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
  onClose(event: SyntheticEvent<HTMLDialogElement>): void;
}

/**
 * Opens a dialog over everything as long as it is mounted, and gives the focus back to where it came from. It never closes by
 * itself: `onLeave` is told of Escape, and of gestures that mean the same.
 */
export function useModal(onLeave: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const forget = noteModal(dialog);
    return () => {
      forget();
      // Closed while it still stands in the document: removed, it would take the focus along.
      dialog.close();
    };
  }, []);
  return {
    ref,
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onLeave();
    },
    onCancel(event) {
      // The chooser of a file field says so too when it is left.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onLeave();
    },
    onClose(event) {
      const dialog = event.currentTarget;
      if (event.target !== dialog || !dialog.isConnected || dialog.open) return;
      // Browsers do not let a page refuse twice in a row without a press in between.
      dialog.showModal();
      onLeave();
    },
  };
}
