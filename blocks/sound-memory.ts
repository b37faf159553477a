import { tryStorage } from '#session/try-storage.ts';

const key = 'haptera:muted';

/** Where the browser blocks storage, it lasts as long as the page. */
let isMutedHere: boolean | null = null;

/** What a visit remembers about the sound of curves. */
export const soundMemory = {
  isMuted(): boolean {
    isMutedHere ??= tryStorage(() => window.sessionStorage.getItem(key)) === 'yes';
    return isMutedHere;
  },
  keepMuted(isMuted: boolean): void {
    isMutedHere = isMuted;
    tryStorage(() => window.sessionStorage.setItem(key, isMuted ? 'yes' : 'no'));
  },
};
