import { definitions } from '#blocks/definitions.generated.ts';
import { findTable } from '#cms-schema/fields/table-fields.ts';
import { pasteBlocks } from '../document/actions/paste-blocks.ts';
import { type Clipping, hasBlockMarkup } from '../document/clipboard.ts';
import { pairWords } from '../document/pair-words.ts';
import { findNode } from '../document/tree.ts';
import { isSheetTooLarge, readSheet, sheetLimits } from '../parts/read-sheet.ts';
import { findPlace } from './block-places.ts';
import type { CommandActs, CommandHost } from './command-host.ts';
import { endOf } from './places-beside.ts';
import { type Paste, readPaste } from './read-paste.ts';

/**
 * Pastes onto the page, beside the block that was selected when the editor pasted. A sheet that is pasted on a table is
 * offered to be mapped to its columns; on a list that is kept on the desk, the editor is told where that is.
 */
export function pasteClipping(clipping: Clipping, acts: CommandActs, selection: string | null): void {
  const host = acts.getHost();
  if (isSheetTooLarge(clipping)) {
    host.refuse(host.t('canvas.said.sheetTooLarge', { count: sheetLimits.characters / 1_000_000 }));
    return;
  }
  const beside = selection !== null && findNode(host.draft.nodes, selection) ? selection : host.selection;
  if (takeSheet(clipping, host, beside)) return;
  const paste = readPaste(clipping, host.origin);
  const hasPictures = paste.pictures.some(({ address }) => address !== null);
  if (paste.read.length > 0 || !hasPictures) insert(paste, hasPictures, acts, beside);
  else host.offerPictures(paste.pictures);
}

/** Whether the block takes the sheet that the clipboard has. */
function takeSheet(clipping: Clipping, host: CommandHost, id: string | null): boolean {
  const node = id === null ? null : findNode(host.draft.nodes, id);
  const definition = node?.kind === 'block' ? definitions.get(node.type) : undefined;
  if (!node || !definition || hasBlockMarkup(clipping.text) || hasBlockMarkup(clipping.html ?? '')) return false;
  const isTable = findTable(definition.fields) !== null;
  if (!isTable && definition.lists.length === 0) return false;
  const sheet = readSheet(clipping);
  if (!sheet) return false;
  if (isTable) host.offerSheet(node.id, sheet);
  else host.refuse(host.t('canvas.said.sheetOnDesk', { block: definition.title[host.uiLocale] }));
  return true;
}

function insert(
  { read, isWords, losses, pictures }: Paste,
  hasPictures: boolean,
  { getHost, structure }: CommandActs,
  beside: string | null,
): void {
  const host = getHost();
  const type = read[0]?.kind === 'block' ? read[0].type : undefined;
  const definition = type === undefined ? undefined : definitions.get(type);
  const place = definition ? findPlace(host.draft.nodes, beside, definition) : endOf(host.draft);
  if (read.length === 0 || !place) {
    host.refuse(host.t('canvas.said.pastedNone'));
    return;
  }
  const nodes = isWords ? pairWords(read, place, host.draft, host.twins) : read;
  const pasted = pasteBlocks(host.draft, place, nodes, definitions, host.twinIds);
  const last = pasted.ids.at(-1);
  if (last === undefined || !structure('paste', pasted.changes, type)) {
    host.refuse(host.t('canvas.said.pastedNone'));
    return;
  }
  host.onSelect(last);
  const counts = { count: pasted.ids.length, refused: pasted.refused.length };
  const said = host.t(counts.refused > 0 ? 'canvas.said.pastedSome' : 'canvas.said.pasted', counts);
  const missing = pictures.length > 0 ? [{ key: 'canvas.said.pastedNoPictures' as const, count: pictures.length }] : [];
  const lost = [...losses, ...(hasPictures ? [] : missing)].map(({ key, count }) => host.t(key, { count }));
  if (counts.refused > 0 || lost.length > 0) host.refuse([said, ...lost].join(''));
  else host.announce(said);
  if (hasPictures) host.offerPictures(pictures);
}
