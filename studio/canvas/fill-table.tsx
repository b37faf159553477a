import { definitions } from '#blocks/definitions.generated.ts';
import { findTable } from '#cms-schema/fields/table-fields.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { findNode } from '../document/tree.ts';
import { useMessages } from '../messages-context.tsx';
import { laterDialog } from '../parts/later.tsx';
import type { PastedSheet } from '../parts/read-sheet.ts';
import type { CommandHost } from './command-host.ts';
import type { Commands } from './commands.ts';
import { titleOf } from './node-title.ts';

const SheetDialog = laterDialog(async () => (await import('./sheet-dialog.tsx')).SheetDialog);

/** A sheet that was pasted on a block with a table. */
export interface PastedOnTable {
  readonly blockId: string;
  readonly sheet: PastedSheet;
}

export interface FillTableProps extends PastedOnTable {
  readonly nodes: readonly DocumentNode[];
  readonly commands: Commands;
  getHost(): CommandHost;
  onClose(): void;
}

/** Asks how a sheet fills the table of a block, and does it as one step. */
export function FillTable({ blockId, sheet, nodes, commands, getHost, onClose }: FillTableProps) {
  const { t, uiLocale } = useMessages();
  const node = findNode(nodes, blockId);
  const fields = node?.kind === 'block' && findTable(definitions.get(node.type)?.fields ?? {});
  // Another editor may have deleted the block meanwhile.
  if (node?.kind !== 'block' || !fields) return null;
  const block = titleOf(node, uiLocale);
  return (
    <SheetDialog
      block={block}
      fields={fields}
      values={node.attributes}
      sheet={sheet}
      onClose={onClose}
      onFill={(patch, rows) => {
        onClose();
        commands.setFields(blockId, patch);
        const { announce, offerUndo } = getHost();
        const text = t('canvas.said.sheetFilled', { block, rows });
        announce(text);
        offerUndo(text);
      }}
    />
  );
}
