import { useSyncExternalStore } from 'react';

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes a dialog that was opened over all others. Gives what takes the note back. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** The dialog that lies over everything else, outside of which nothing can be pressed or heard; null while none does. */
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
