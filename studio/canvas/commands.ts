import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import { withItemIds } from '#cms-schema/fields/list-items.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import { duplicateBlock } from '../document/actions/duplicate-block.ts';
import { insertBlock } from '../document/actions/insert-block.ts';
import { moveBlock } from '../document/actions/move-block.ts';
import { removeBlock } from '../document/actions/remove-block.ts';
import { type AttributePatch, replaceAttributes } from '../document/actions/replace-attributes.ts';
import { createBlockId } from '../document/block-id.ts';
import { applyChanges } from '../document/change.ts';
import { type Clipping, copyBlocks } from '../document/clipboard.ts';
import { EditError } from '../document/edit-error.ts';
import { followColumns } from '../document/follow-columns.ts';
import { childrenOf, findNode, listIds, locate, type Place, pathTo } from '../document/tree.ts';
import { findPlace } from './block-places.ts';
import type { CommandActs, CommandHost } from './command-host.ts';
import { describeBoundary, describeStep } from './describe-step.ts';
import { titleOf } from './node-title.ts';
import { pasteWhenLoaded } from './paste-when-loaded.ts';
import { type MoveDirection, neighbourOf, placeBeside } from './places-beside.ts';

/** All operations of the builder's tools on a page, whether by pointer, keyboard or menu. */
export interface Commands {
  select(id: string | null): void;
  selectBeside(by: 1 | -1): void;
  selectParent(): void;
  selectChild(): void;
  /** Without a place, `findPlace` decides; without attributes, the block is inserted with its example. */
  insert(type: string, place?: Place, attributes?: BlockNode['attributes']): void;
  move(direction: MoveDirection, id?: string): void;
  moveTo(id: string, place: Place): void;
  duplicate(id?: string): void;
  remove(id?: string): void;
  /** The selected block as text for the clipboard; null if nothing is selected. */
  copy(): string | null;
  cut(): string | null;
  paste(clipping: Clipping): void;
  setField(id: string, path: FieldPath, value: JsonValue): void;
  /** Several fields of one block, as one step; edits with the same `typing` (a place in the block) are one step. */
  setFields(id: string, patch: readonly AttributePatch[], typing?: FieldPath): void;
  undo(): void;
  redo(): void;
}

/** `getHost` returns the latest state each time, so that a command never acts on an outdated page. */
export function createCommands(getHost: () => CommandHost): Commands {
  const structure: CommandActs['structure'] = (action, changes, blockType) => {
    const { draft, onEdit } = getHost();
    const next = changes.length > 0 ? applyChanges(draft, changes) : null;
    if (next) onEdit({ kind: 'structure', action, changes, ...(blockType !== undefined && { blockType }) }, next);
    return next;
  };
  const attempt: CommandActs['attempt'] = (act) => {
    const host = getHost();
    if (host.isReadOnly) {
      host.refuse(host.t('canvas.said.readOnly'));
      return;
    }
    try {
      act(host);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      host.refuse(error.text[host.uiLocale]);
    }
  };
  const sayWhere = ({ draft, uiLocale, t }: CommandHost, id: string, key: 'selected' | 'moved' | 'inserted') => {
    const path = pathTo(draft.nodes, id);
    const found = path.at(-1);
    if (!found) return '';
    const parent = path.at(-2)?.node;
    const count = childrenOf(draft.nodes, found.place.parent)?.length ?? 0;
    const where = parent ? t('canvas.said.selectedIn', { parent: titleOf(parent, uiLocale) }) : '';
    return t(`canvas.said.${key}`, {
      block: titleOf(found.node, uiLocale),
      index: found.place.index + 1,
      count,
      where,
    });
  };
  const selectAndSay = (id: string | null) => {
    const host = getHost();
    host.onSelect(id);
    host.announce(id === null ? host.t('canvas.said.unselected') : sayWhere(host, id, 'selected'));
  };
  /**
   * Undoes or redoes, reports what that was, and shows it. If the selected block is gone now, selects one beside it.
   */
  const travel = (way: 'undo' | 'redo') => {
    const before = getHost().selection;
    const { step, skipped } = getHost().history[way]();
    const host = getHost();
    const { t, uiLocale, draft } = host;
    const overtaken = skipped.length > 0 ? t('canvas.said.overtaken', { count: skipped.length }) : '';
    if (!step) {
      host.refuse(t(way === 'undo' ? 'canvas.said.nothingToUndo' : 'canvas.said.nothingToRedo') + overtaken);
      return;
    }
    const { what, target } = describeStep(step, host);
    const behind = way === 'undo' ? describeBoundary(step.boundary, uiLocale, t) : '';
    host.tell(t(way === 'undo' ? 'canvas.said.undone' : 'canvas.said.redone', { what }) + behind + overtaken);
    const isGone = before !== null && findNode(draft.nodes, before) === null;
    if (isGone && target) host.onSelect(target.blockId);
    if (target) host.show(target);
  };
  const removeAndSay = (id: string, host: CommandHost, key: 'deleted' | 'cut') => {
    const found = locate(host.draft.nodes, id);
    const changes = removeBlock(host.draft, id);
    const nearest = neighbourOf(host.draft, id);
    if (!structure('remove', changes, typeOf(found?.node)) || !found) return;
    const text = host.t(`canvas.said.${key}`, { block: titleOf(found.node, host.uiLocale) });
    host.onSelect(nearest);
    host.announce(text);
    host.offerUndo(text);
  };

  const setFields: Commands['setFields'] = (id, edited, typing) => {
    attempt((host) => {
      const node = locate(host.draft.nodes, id)?.node;
      if (node?.kind !== 'block') throw new EditError(node ? 'foreign_block' : 'block_not_found');
      const fields = definitions.get(node.type)?.fields ?? {};
      const patch = followColumns(fields, node.attributes, edited, () => createBlockId(new Set()));
      const changes = replaceAttributes(host.draft, id, patch);
      const next = changes.length > 0 ? applyChanges(host.draft, changes) : null;
      const key = typing && { key: `${id}/${printPath(typing)}` };
      if (next) host.onEdit({ kind: 'field', blockId: id, blockType: node.type, patch, ...key }, next);
    });
  };

  return {
    select: selectAndSay,
    selectBeside(by) {
      const { draft, selection } = getHost();
      const order = [...listIds(draft.nodes)];
      const at = selection === null ? (by === 1 ? -1 : order.length) : order.indexOf(selection);
      const id = order[at + by];
      if (id !== undefined) selectAndSay(id);
    },
    selectParent() {
      const { draft, selection } = getHost();
      if (selection !== null) selectAndSay(pathTo(draft.nodes, selection).at(-2)?.node.id ?? null);
    },
    selectChild() {
      const { draft, selection } = getHost();
      const found = selection === null ? null : locate(draft.nodes, selection);
      const inner = found?.node.kind === 'block' ? Object.values(found.node.slots).flat()[0] : undefined;
      if (inner) selectAndSay(inner.id);
    },
    insert(type, place, attributes) {
      attempt((host) => {
        const definition = definitions.get(type);
        if (!definition) return;
        const to = place ?? findPlace(host.draft.nodes, host.selection, definition);
        if (!to) throw new EditError(definition.parents === null ? 'not_allowed_here' : 'wrong_parent');
        const taken = new Set([...listIds(host.draft.nodes), ...host.twinIds]);
        const newId = () => {
          const id = createBlockId(taken);
          taken.add(id);
          return id;
        };
        const example = createBlock(definition, host.locale, newId, definitions);
        const own = attributes && withItemIds(definition.fields, attributes, example.id);
        const node = own ? { ...example, attributes: own } : example;
        if (!structure('insert', insertBlock(host.draft, to, node, definitions), type)) return;
        host.onSelect(node.id);
        host.announce(sayWhere(getHost(), node.id, 'inserted'));
      });
    },
    move(direction, id) {
      attempt((host) => {
        const target = id ?? host.selection;
        const found = target === null ? null : locate(host.draft.nodes, target);
        if (!found) return;
        const to = placeBeside(host.draft, found, direction);
        const changes = to ? moveBlock(host.draft, found.node.id, to, definitions) : [];
        if (structure('move', changes, typeOf(found.node))) {
          host.onSelect(found.node.id);
          host.announce(sayWhere(getHost(), found.node.id, 'moved'));
        } else {
          host.announce(host.t('canvas.said.edge', { block: titleOf(found.node, host.uiLocale) }));
        }
      });
    },
    moveTo(id, place) {
      attempt((host) => {
        const found = locate(host.draft.nodes, id);
        if (!structure('move', moveBlock(host.draft, id, place, definitions), typeOf(found?.node))) return;
        host.onSelect(id);
        host.announce(sayWhere(getHost(), id, 'moved'));
      });
    },
    duplicate(id) {
      attempt((host) => {
        const target = id ?? host.selection;
        const found = target === null ? null : locate(host.draft.nodes, target);
        if (!found) return;
        const copy = duplicateBlock(host.draft, found.node.id, definitions, host.twinIds);
        if (!structure('duplicate', copy.changes, typeOf(found.node))) return;
        host.onSelect(copy.id);
        host.announce(host.t('canvas.said.duplicated', { block: titleOf(found.node, host.uiLocale) }));
      });
    },
    remove(id) {
      attempt((host) => {
        const target = id ?? host.selection;
        if (target !== null) removeAndSay(target, host, 'deleted');
      });
    },
    copy() {
      const { draft, selection, announce, t, uiLocale } = getHost();
      const found = selection === null ? null : locate(draft.nodes, selection);
      if (!found) return null;
      announce(t('canvas.said.copied', { block: titleOf(found.node, uiLocale) }));
      return copyBlocks([found.node]);
    },
    cut() {
      const { draft, selection } = getHost();
      const found = selection === null ? null : locate(draft.nodes, selection);
      if (!found) return null;
      const text = copyBlocks([found.node]);
      attempt((host) => removeAndSay(found.node.id, host, 'cut'));
      return text;
    },
    paste: pasteWhenLoaded({ getHost, attempt, structure }),
    setField(id, path, value) {
      const isTyping = typeof value === 'string' || typeof value === 'number';
      setFields(id, [{ path, value }], isTyping ? path : undefined);
    },
    setFields,
    undo() {
      const { history, announce, t } = getHost();
      if (history.canUndo) travel('undo');
      else announce(t('canvas.said.nothingToUndo'));
    },
    redo() {
      const { history, announce, t } = getHost();
      if (history.canRedo) travel('redo');
      else announce(t('canvas.said.nothingToRedo'));
    },
  };
}

function typeOf(node: DocumentNode | undefined): string | undefined {
  return node?.kind === 'block' ? node.type : undefined;
}
