import { type DocumentNode, type GraphQLSchema, Kind, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Removes from a query what our schema does not have; returns the rest, null if nothing is left, and what was removed. */
export function pruneQuery(schema: GraphQLSchema, query: string): { query: string | null; dropped: string[] } {
  const dropped = new Set<string>();
  const types = new TypeInfo(schema);
  const pruned: DocumentNode = visit(
    parse(query),
    visitWithTypeInfo(types, {
      enter: (node) => {
        const parent = types.getParentType()?.name ?? '';
        if (node.kind === Kind.FIELD && !types.getFieldDef()) return drop(`${parent}.${node.name.value}`);
        if (node.kind === Kind.ARGUMENT && !types.getArgument()) {
          return drop(`${parent}.${types.getFieldDef()?.name}(${node.name.value})`);
        }
        if (node.kind === Kind.OBJECT_FIELD && !types.getInputType()) return drop(`{${node.name.value}}`);
        const condition = node.kind === Kind.INLINE_FRAGMENT ? node.typeCondition?.name.value : undefined;
        if (condition !== undefined && !schema.getType(condition)) return drop(`... on ${condition}`);
        return undefined;
      },
      leave: (node) => {
        const isSelection = node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT;
        return isSelection && node.selectionSet?.selections.length === 0 ? null : undefined;
      },
    }),
  );
  const used = new Set<string>();
  visit(pruned, {
    enter: (node, _key, parent) => {
      const isUse =
        node.kind === Kind.VARIABLE && !(parent && 'kind' in parent && parent.kind === Kind.VARIABLE_DEFINITION);
      if (isUse) used.add(node.name.value);
    },
  });
  const clean: DocumentNode = visit(pruned, {
    enter: (node) => (node.kind === Kind.VARIABLE_DEFINITION && !used.has(node.variable.name.value) ? null : undefined),
  });
  const isEmpty = clean.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.selectionSet.selections.length === 0,
  );
  return { query: isEmpty ? null : print(clean), dropped: [...dropped].sort() };

  function drop(what: string): null {
    dropped.add(what);
    return null;
  }
}
