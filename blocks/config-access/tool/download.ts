import { fillIn } from '#kit/fill-in.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readConfigFileLink } from '#session/read-answers.ts';
import { describeFailure } from '#session/tell-failure.ts';
import { draw } from '#ui/draw.ts';
import { drawButton } from '#ui/draw-field.ts';
import { whileBusy } from '#ui/while-busy.ts';
import type { ConfigFile } from './config-file.ts';
import type { ToolPlace } from './view.ts';

/**
 * A button that downloads a file. Each press requests a new download address, because addresses expire within minutes.
 * `status` shows the outcome, and later that the address has expired.
 */
export function drawDownload(
  { id, name }: Pick<ConfigFile, 'id' | 'name'>,
  status: HTMLElement,
  { words, lang, signal }: Pick<ToolPlace, 'words' | 'lang' | 'signal'>,
  look: Parameters<typeof drawButton>[1] = {},
): HTMLButtonElement {
  const button = drawButton(words.download, { ...look, type: 'button' });
  button.setAttribute('aria-label', `${words.download}: ${name}`);
  let timer = 0;
  const download = async () => {
    window.clearTimeout(timer);
    const outcome = await callPlatform('GET /community/configFile/link', { id }, readConfigFileLink, {
      isSilent: true,
    });
    if (signal.aborted) return;
    if (outcome.kind !== 'done') return say(status, describeFailure(outcome, lang), 'negative');
    const { url, fileName, until } = outcome.result;
    const link = draw('a', { href: url, download: fileName, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
    const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(new Date(until));
    const started = fillIn(words.started, { name: fileName, time });
    say(status, started, 'positive');
    timer = window.setTimeout(
      () => status.textContent === started && say(status, words.linkOver, 'neutral'),
      Math.max(0, Date.parse(until) - Date.now()),
    );
  };
  button.addEventListener('click', () => void whileBusy(button, download));
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  return button;
}

export function say(status: HTMLElement, text: string, tone: 'positive' | 'negative' | 'neutral'): void {
  status.textContent = text;
  status.dataset.tone = tone;
}
