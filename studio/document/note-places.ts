import { type Localized, locales } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { applyChange, type Change } from './change.ts';
import type { Drafts, PageDraft } from './model.ts';
import { neighboursAt } from './neighbours.ts';
import { childrenOf, findBlock, locate, type Place, withoutNode } from './tree.ts';

/** Adds the neighbours of every place to the changes of a step about to be made, for a later undo. */
export function notePlaces(
  drafts: Drafts,
  changes: Partial<Localized<readonly Change[]>>,
): Partial<Localized<readonly Change[]>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const { [locale]: own } = changes;
      const draft = drafts[locale];
      return own ? [[locale, draft ? noteInDraft(draft, own) : own]] : [];
    }),
  );
}

function noteInDraft(draft: PageDraft, changes: readonly Change[]): readonly Change[] {
  if (!changes.some(({ kind }) => kind === 'insert' || kind === 'remove' || kind === 'move')) return changes;
  let current = draft;
  return changes.map((change) => {
    const noted = noteIn(current.nodes, change);
    current = applyChange(current, noted) ?? current;
    return noted;
  });
}

function noteIn(nodes: readonly DocumentNode[], change: Change): Change {
  switch (change.kind) {
    case 'insert':
      return { ...change, place: withNeighbours(nodes, change.place) };
    case 'remove':
      return { ...change, place: withNeighbours(withoutNode(nodes, change.node.id), change.place) };
    case 'move': {
      const others = withoutNode(nodes, change.id);
      return { ...change, from: withNeighbours(others, change.from), to: withNeighbours(others, change.to) };
    }
    default:
      return change;
  }
}

function withNeighbours(nodes: readonly DocumentNode[], { parent, index }: Place): Place {
  const siblings = childrenOf(nodes, parent);
  return siblings ? { parent, index, beside: neighboursAt(siblings, index) } : { parent, index };
}

/**
 * A change as it actually happened on a page that others have changed as well: where the block really came from and
 * went, what the value really was and is. Its inverse leads back to exactly that page.
 */
export function asApplied(before: PageDraft, after: PageDraft, change: Change): Change {
  switch (change.kind) {
    case 'insert':
      return { ...change, place: placeNow(after, change.node.id) ?? change.place };
    case 'remove':
      return { ...change, place: placeNow(before, change.node.id) ?? change.place };
    case 'move': {
      const [from, to] = [placeNow(before, change.id), placeNow(after, change.id)];
      return { ...change, from: from ?? change.from, to: to ?? change.to };
    }
    case 'set':
    case 'meta': {
      const { before: _, after: __, ...rest } = change;
      const [was, is] = [before, after].map((draft) => getIn(holderOf(draft, change), change.path));
      return { ...rest, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
    }
    default:
      return change;
  }
}

function placeNow({ nodes }: PageDraft, id: string): Place | null {
  const found = locate(nodes, id);
  return found && withNeighbours(withoutNode(nodes, id), found.place);
}

function holderOf(draft: PageDraft, change: Extract<Change, { kind: 'set' | 'meta' }>) {
  return change.kind === 'meta' ? draft.meta : findBlock(draft.nodes, change.id)?.attributes;
}
