import { useSyncExternalStore } from 'react';

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers a dialog opened on top of all others. Returns a function that unregisters it. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** The topmost modal dialog, outside of which everything is inert; null when none is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(listen, topModal, () => null);
}

function topModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function tell(): void {
  for (const listener of listeners) listener();
}
