import { printBytes } from '#kit/print-bytes.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readConfigFileDetail } from '#session/read-answers.ts';
import { draw } from '#ui/draw.ts';
import { drawButton, drawButtonLink } from '#ui/draw-field.ts';
import { type ConfigFileDetail, printMoment, toolPath } from './config-file.ts';
import { drawDownload, say } from './download.ts';
import { noFile, readId } from './read-id.ts';
import type { ToolPlace, View } from './view.ts';

/** One file: its details and its download. */
export const showDetail: View = async (tool) => {
  const { place, words, locale } = tool;
  const id = readId();
  if (id === null) return noFile;
  const outcome = await callPlatform('GET /community/configFile/detail', { id }, readConfigFileDetail, {
    isSilent: true,
  });
  if (outcome.kind !== 'done') return outcome;
  const file = outcome.result;
  const status = draw('p', { class: 'tool-said', role: 'status' });
  place.replaceChildren(
    draw(
      'article',
      { class: 'tool-file', 'aria-labelledby': 'config-name' },
      draw(tool.heading, { id: 'config-name', class: 'tool-title' }, file.name),
      drawFacts(file, tool, status),
      draw(
        'div',
        { class: 'tool-ways' },
        drawDownload(file, status, tool),
        file.mayEdit &&
          drawButtonLink(words.edit, toolPath(locale, 'configEdit', { id: file.id }), { variant: 'secondary' }),
        drawButtonLink(words.toList, toolPath(locale, 'configList'), { variant: 'quiet' }),
      ),
      status,
    ),
  );
  tool.show('ready');
  tellSaved(status, tool);
  return {};
};

function drawFacts(file: ConfigFileDetail, { words, lang }: ToolPlace, status: HTMLElement): HTMLElement {
  const { actuator, device, fileName, bytes, updatedAt, createdAt, creator, note, sha256 } = file;
  const copy = drawButton(words.copy, { type: 'button', variant: 'quiet', size: 'small' });
  copy.setAttribute('aria-label', `${words.copy}: ${words.sha256}`);
  copy.addEventListener('click', () => void copyText(sha256, { words, status }));
  const facts: readonly (readonly [string, Node | string])[] = [
    [words.actuator, actuator],
    [words.device, device],
    [words.fileName, fileName],
    [words.bytes, printBytes(bytes)],
    [words.updatedAt, draw('time', { datetime: updatedAt }, printMoment(updatedAt, lang))],
    [words.createdAt, draw('time', { datetime: createdAt }, printMoment(createdAt, lang))],
    [words.creator, creator || words.gone],
    ...(note === '' ? [] : [[words.note, draw('span', { class: 'tool-note' }, note)] as const]),
    [words.sha256, draw('span', { class: 'tool-hash' }, draw('code', {}, sha256), copy)],
  ];
  return draw('dl', {}, ...facts.map(([name, value]) => draw('div', {}, draw('dt', {}, name), draw('dd', {}, value))));
}

/** Browsers provide the clipboard only on https and on localhost. */
async function copyText(text: string, { words, status }: Pick<ToolPlace, 'words'> & { readonly status: HTMLElement }) {
  try {
    await navigator.clipboard.writeText(text);
    say(status, words.copied, 'positive');
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    say(status, words.notCopied, 'negative');
  }
}

/** After the redirect from the form, confirms once that the file was saved. */
function tellSaved(status: HTMLElement, { words }: ToolPlace): void {
  const address = new URL(window.location.href);
  const saved = address.searchParams.get('saved');
  if (saved === null) return;
  address.searchParams.delete('saved');
  window.history.replaceState(window.history.state, '', address);
  say(status, saved === 'new' ? words.savedNew : words.savedChange, 'positive');
}
