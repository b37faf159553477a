import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { noteModal } from './modal-stack.ts';

/** Props for the `<dialog>`. */
export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void;
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
  onClose(event: SyntheticEvent<HTMLDialogElement>): void;
}

/**
 * Shows a modal dialog while mounted, and returns the focus to where it was afterwards. It never closes on its own:
 * `onLeave` is called for Escape and equivalent gestures.
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
      // Close it before it leaves the DOM; otherwise the focus would be lost.
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
      // Dismissing the chooser of a file input fires a bubbling cancel event too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onLeave();
    },
    onClose(event) {
      const dialog = event.currentTarget;
      if (event.target !== dialog || !dialog.isConnected || dialog.open) return;
      // Browsers do not allow preventing a close twice without user activation in between, so reopen it.
      dialog.showModal();
      onLeave();
    },
  };
}
