import { printBytes } from '#kit/print-bytes.ts';
import { draw } from '#ui/draw.ts';
import { type ConfigFile, printMoment, toolPath } from './config-file.ts';
import type { ToolPlace } from './view.ts';

const columns = ['name', 'actuator', 'device', 'updatedAt', 'creator'] as const;

/** A table of files, whose rows become cards on a phone; `act` returns the actions for a file. */
export function drawFileTable(
  { words, lang, locale }: Pick<ToolPlace, 'words' | 'lang' | 'locale'>,
  act: ((file: ConfigFile) => readonly HTMLElement[]) | null,
): { readonly root: HTMLTableElement; fill(files: readonly ConfigFile[]): void } {
  const head = [...columns, ...(act ? (['actions'] as const) : [])];
  const body = draw('tbody');
  const root = draw(
    'table',
    { class: 'h-rows-as-cards tool-table' },
    draw('caption', { class: 'h-hidden' }, words.files),
    draw('thead', {}, draw('tr', {}, ...head.map((name) => draw('th', { scope: 'col' }, words[name])))),
    body,
  );
  const drawRow = (file: ConfigFile) => {
    const { id, name, actuator, device, updatedAt, creator, fileName, bytes } = file;
    return draw(
      'tr',
      {},
      draw(
        'th',
        { scope: 'row' },
        draw('a', { href: toolPath(locale, 'downloadDetail', { id }) }, name),
        draw('small', {}, `${fileName} · `, draw('span', {}, printBytes(bytes))),
      ),
      draw('td', { 'data-label': words.actuator }, draw('span', {}, actuator)),
      draw('td', { 'data-label': words.device }, draw('span', {}, device)),
      draw(
        'td',
        { 'data-label': words.updatedAt },
        draw('time', { datetime: updatedAt }, printMoment(updatedAt, lang)),
      ),
      draw(
        'td',
        { 'data-label': words.creator },
        draw('span', { class: 'tool-creator' }, ...(creator ? drawAddress(creator) : [words.gone])),
      ),
      act && draw('td', { class: 'h-card-acts' }, ...act(file)),
    );
  };
  return { root, fill: (files) => body.replaceChildren(...files.map(drawRow)) };
}

/** Splits an address after its @, so that a narrow column breaks it there and not within a word. */
function drawAddress(address: string): HTMLElement[] {
  return address.split(/(?<=@)/).map((piece) => draw('span', {}, piece));
}
