import type { Clipping } from '../document/clipboard.ts';
import { laterCode } from '../parts/later.tsx';
import type { CommandActs } from './command-host.ts';

/** Most pages are edited without pasting onto the canvas, and what reads foreign text is large. */
export const pasteCode = laterCode(async () => (await import('./paste-clipping.ts')).pasteClipping);

/**
 * The paste command. The clipboard is read by the caller, in its event; what is pasted while the code is still loading
 * waits for it, in order, and goes to the block that was selected then. If the code does not load, or another language was
 * opened meanwhile, the editor is told: the clipboard still has it.
 */
export function pasteWhenLoaded(acts: CommandActs): (clipping: Clipping) => void {
  const { getHost, attempt } = acts;
  let waiting: Promise<void> | null = null;
  const pasteLater = async (clipping: Clipping, before: Promise<void> | null) => {
    const { selection, locale } = getHost();
    // Whatever became of the one before.
    await Promise.allSettled([before]);
    let paste: Awaited<ReturnType<typeof pasteCode.fetch>>;
    try {
      paste = await pasteCode.fetch();
    } catch {
      const { refuse, t } = getHost();
      refuse(t('canvas.said.pastedNotLoaded'));
      return;
    }
    const host = getHost();
    if (host.locale === locale) attempt(() => paste(clipping, acts, selection));
    else host.refuse(host.t('canvas.said.pastedElsewhere'));
  };
  return (clipping) => {
    const paste = pasteCode.get();
    if (paste && !waiting) {
      attempt((host) => paste(clipping, acts, host.selection));
      return;
    }
    const mine = pasteLater(clipping, waiting).finally(() => {
      if (waiting === mine) waiting = null;
    });
    waiting = mine;
  };
}
