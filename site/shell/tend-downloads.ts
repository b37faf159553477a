import { tellFailure } from '#session/tell-failure.ts';
import { tellMissingPart } from '#ui/missing-part.ts';

/** Handles all download buttons of restricted files on the page. Their code is loaded with the first click. */
export function tendDownloads(shell: HTMLElement, signal: AbortSignal): void {
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-ticket]') : null;
    if (button) void begin(button);
  };
  shell.addEventListener('click', press, { signal });
}

async function begin(button: HTMLButtonElement): Promise<void> {
  try {
    const { pressDownload } = await import('../downloads/press-download.ts');
    await pressDownload(button);
  } catch (error) {
    tellFailure({ kind: 'network' });
    tellMissingPart(error);
  }
}
