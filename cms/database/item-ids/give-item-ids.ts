import { definitions } from '#blocks/definitions.generated.ts';
import { editorsMeta } from '#cms-schema/editors-meta.ts';
import { withItemIds } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, isJsonValue, type JsonObject } from '#cms-schema/json.ts';
import { defaultLocale } from '#cms-schema/locale.ts';
import { type BlockNode, type DocumentNode, printDocument, readDocument } from '#cms-schema/markup/document.ts';
import { MarkupError } from '#cms-schema/markup/markup-error.ts';
import { upgradeProvenance } from '#cms-schema/provenance.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { jsonb, sql } from '#kit/database/sql.ts';
import { printPendingComment, readPendingComment } from '../pending-comment.ts';
import { matchTranslations, traceItems } from './match-items.ts';
import { type MatchItems, takeItemIds } from './take-ids.ts';

/** Revisions held in memory at once. */
const PAGE = 20;

/**
 * Gives ids to the list items of one page: in all its languages, its history, its unfinished work and its scheduled
 * change, and rewrites its translation notes. Items that correspond between the languages get the same id. Returns true
 * when no page is left. After an interruption, the next call continues with the next page.
 */
export async function giveItemIds(tx: Queryable): Promise<boolean> {
  const list = await tx.one<{ name: string | null }>(sql`select to_regclass('item_ids_to_give')::text as name`);
  if (!list?.name) return true;
  const next = await tx.one<{ group_id: string }>(sql`select group_id from item_ids_to_give order by group_id limit 1`);
  if (!next) {
    await tx.run(sql`drop table item_ids_to_give`);
    return true;
  }
  await giveToGroup(tx, next.group_id);
  await tx.run(sql`delete from item_ids_to_give where group_id = ${next.group_id}`);
  return false;
}

interface Row {
  readonly id: number;
  readonly locale: string;
  readonly content: string;
  readonly meta: unknown;
}

async function giveToGroup(tx: Queryable, groupId: string): Promise<void> {
  const rows = await tx.query<Row>(sql`
    select id, locale, content, meta from documents where group_id = ${groupId}
    order by locale = ${defaultLocale} desc, locale`);
  let first: Content | null = null;
  for (const row of rows) {
    const meta = asObject(row.meta);
    const content: Omit<Content, 'meta'> = first
      ? translate(row.content, meta, first)
      : take(row.content, [], traceItems);
    const next: Content = { ...content, meta };
    first ??= next;
    await saveDocument(tx, row, next);
    await giveToHistory(tx, row, content.nodes);
    await giveToChange(tx, row.id, content.nodes);
  }
}

interface Content {
  readonly source: string;
  readonly nodes: readonly DocumentNode[];
  /** With the translation notes in their old form. */
  readonly meta: JsonObject;
}

/** Items correspond by the translation notes of either language, or by their positions where there are none. */
function translate(source: string, meta: JsonObject, other: Content) {
  return take(source, other.nodes, (of, known, items, place, blockId) => {
    const [mine, theirs] = [notesOf(meta, blockId), notesOf(other.meta, blockId)];
    const prefix = `${place.join('.')}.`;
    const isReversed = !hasNotes(mine, prefix) && hasNotes(theirs, prefix);
    return matchTranslations(isReversed ? theirs : mine, isReversed)(of, known, items, place);
  });
}

function hasNotes(notes: JsonObject, prefix: string): boolean {
  return Object.keys(notes).some((key) => key.startsWith(prefix));
}

function notesOf(meta: JsonObject, blockId: string): JsonObject {
  return asObject(asObject(meta[editorsMeta.sources])[blockId]);
}

async function saveDocument(tx: Queryable, row: Row, { source, nodes, meta }: Content): Promise<void> {
  const upgraded = upgradeProvenance(meta, nodes, definitions);
  if (source === row.content && upgraded === meta) return;
  await tx.run(sql`update documents set content = ${source}, meta = ${jsonb(upgraded)} where id = ${row.id}`);
}

/** From the newest revision to the oldest: each takes the ids of its items from the one that came after it. */
async function giveToHistory(tx: Queryable, { id }: Row, present: readonly DocumentNode[]): Promise<void> {
  let later = present;
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await tx.query<{ id: number; kind: string; content: string }>(sql`
      select id, kind, content from revisions where document_id = ${id} and id < ${before} order by id desc limit ${PAGE}`);
    for (const row of rows) {
      const { content, fields } = readPendingComment(row.content);
      const isBeside = row.kind === 'autosave';
      const taken = take(content, isBeside ? present : later, traceItems);
      if (!isBeside) later = taken.nodes;
      const source = isBeside ? withPending(taken, fields) : taken.source;
      if (source !== row.content) await tx.run(sql`update revisions set content = ${source} where id = ${row.id}`);
    }
    const last = rows.at(-1);
    if (!last) return;
    before = last.id;
  }
}

/** Unfinished work carries its meta in a comment at its end. */
function withPending({ source, nodes }: Omit<Content, 'meta'>, fields: JsonObject): string {
  if (Object.keys(fields).length === 0) return source;
  const { meta, ...rest } = fields;
  const upgraded: JsonObject = isJsonObject(meta) ? { meta: upgradeProvenance(meta, nodes, definitions) } : {};
  return `${source}${source === '' ? '' : '\n\n'}${printPendingComment({ ...rest, ...upgraded })}`;
}

async function giveToChange(tx: Queryable, id: number, present: readonly DocumentNode[]): Promise<void> {
  const row = await tx.one<{ patch: unknown }>(sql`select patch from scheduled_changes where document_id = ${id}`);
  if (!row) return;
  const patch = asObject(row.patch);
  const { content, meta } = patch;
  const taken = typeof content === 'string' ? take(content, present, traceItems) : null;
  const next: JsonObject = {
    ...patch,
    ...(taken && { content: taken.source }),
    ...(isJsonObject(meta) && { meta: upgradeProvenance(meta, taken?.nodes ?? present, definitions) }),
  };
  await tx.run(sql`update scheduled_changes set patch = ${jsonb(next)} where document_id = ${id}`);
}

type MatchIn = (...args: [...Parameters<MatchItems>, blockId: string]) => ReturnType<MatchItems>;

/** Adds ids to content, taken from `known` where items correspond. Content that cannot be printed stays as it is. */
function take(source: string, known: readonly DocumentNode[], match: MatchIn): Omit<Content, 'meta'> {
  const { nodes } = readDocument(source, (type) => {
    const definition = definitions.get(type);
    return definition ? { slots: Object.keys(definition.slots) } : null;
  });
  const blocks = new Map(listBlocks(known));
  const given = nodes.map((node) => give(node, blocks, match));
  try {
    const printed = printDocument(given);
    return { source: JSON.stringify(given) === JSON.stringify(nodes) ? source : printed, nodes: given };
  } catch (error) {
    if (error instanceof MarkupError) return { source, nodes: given };
    throw error;
  }
}

function give(node: DocumentNode, known: ReadonlyMap<string, BlockNode>, match: MatchIn): DocumentNode {
  const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
  if (node.kind === 'foreign' || !definition) return node;
  const slots = Object.entries(node.slots).map(([name, inner]): [string, DocumentNode[]] => [
    name,
    inner.map((child) => give(child, known, match)),
  ]);
  // The fields of a block of an older version are not known here: its items get ids when it is read and upgraded.
  if (node.version !== definition.version) return { ...node, slots: Object.fromEntries(slots) };
  const twin = known.get(node.id);
  const attributes =
    twin && twin.type === node.type && twin.version === node.version
      ? takeItemIds(definition.fields, node.attributes, twin.attributes, {
          blockId: node.id,
          match: (of, items, own, place) => match(of, items, own, place, node.id),
        })
      : withItemIds(definition.fields, node.attributes, node.id);
  return { ...node, attributes, slots: Object.fromEntries(slots) };
}

function* listBlocks(nodes: readonly DocumentNode[]): Generator<[string, BlockNode]> {
  for (const node of nodes) {
    if (node.kind === 'foreign') continue;
    yield [node.id, node];
    for (const inner of Object.values(node.slots)) yield* listBlocks(inner);
  }
}

function asObject(value: unknown): JsonObject {
  return isJsonValue(value) && isJsonObject(value) ? value : {};
}
