import type { Resolver } from '#cms-schema/field.ts';
import { resolveFields } from '#cms-schema/fields/fields.ts';
import { withoutItemIds } from '#cms-schema/fields/list-items.ts';
import type { ForeignNode } from '#cms-schema/markup/document.ts';
import { parseMarkup } from '#cms-schema/markup/parse-markup.ts';
import type { TypedNode } from '#cms-schema/typed-document.ts';
import type { PresentedBlock } from './model.ts';

/** Renders a piece of foreign markup in the document for readers. */
export type RenderForeign = (source: string) => string;

/** Depth first, parents before their children. */
export function presentBlocks(
  nodes: readonly TypedNode[],
  resolver: Resolver,
  renderForeign: RenderForeign,
): PresentedBlock[] {
  return presentNodes(nodes, { resolver, renderForeign }, null, null, 0);
}

function presentNodes(
  nodes: readonly TypedNode[],
  means: { readonly resolver: Resolver; readonly renderForeign: RenderForeign },
  parentClientId: string | null,
  slot: string | null,
  depth: number,
): PresentedBlock[] {
  return nodes.flatMap((typed): PresentedBlock[] => {
    const place = { parentClientId, slot, depth };
    if (typed.kind === 'foreign') return [presentForeign(typed, place, means.renderForeign)];
    const { definition, node, values } = typed;
    const block: PresentedBlock = {
      __typename: definition.typeName,
      name: definition.name,
      clientId: node.id,
      ...place,
      attributes: resolveFields(definition.fields, values, means.resolver),
      attributesJson: JSON.stringify(withoutItemIds(definition.fields, node.attributes)),
      renderedHtml: null,
    };
    const inner = Object.entries(typed.slots).flatMap(([name, children]) =>
      presentNodes(children, means, node.id, name, depth + 1),
    );
    return [block, ...inner];
  });
}

function presentForeign(
  { id, source }: ForeignNode,
  place: Pick<PresentedBlock, 'parentClientId' | 'slot' | 'depth'>,
  renderForeign: RenderForeign,
): PresentedBlock {
  const [first, ...others] = parseMarkup(source);
  const block = first?.kind === 'block' && others.length === 0 ? first : null;
  return {
    __typename: 'ForeignBlock',
    name: block?.name ?? 'core/freeform',
    clientId: id,
    ...place,
    attributes: null,
    attributesJson: JSON.stringify(block?.attributes ?? {}),
    renderedHtml: renderForeign(source),
  };
}
