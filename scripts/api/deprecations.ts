import { type ConstDirectiveNode, type DocumentNode, Kind, visit } from 'graphql';

/** The deprecated fields and enum values of a schema (`Page.slogan`, `ColorToken.signal`) with their reasons. */
export function listDeprecations(document: DocumentNode): Map<string, string> {
  const found = new Map<string, string>();
  for (const definition of document.definitions) {
    if (!('name' in definition) || definition.name === undefined) continue;
    const parts =
      definition.kind === Kind.ENUM_TYPE_DEFINITION
        ? definition.values
        : definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION
          ? definition.fields
          : [];
    for (const { name, directives } of parts ?? []) {
      const reason = readReason(directives);
      if (reason !== null) found.set(`${definition.name.value}.${name.value}`, reason);
    }
  }
  return found;
}

/** The last day on which a deprecated element exists, `2027-03-01`; null if its reason names none. */
export function readLastDay(reason: string): string | null {
  return /\bRemoved after (\d{4}-\d{2}-\d{2})\.$/.exec(reason)?.[1] ?? null;
}

/**
 * The schema without the fields and values whose last day is before `today` (`2027-03-02`), without types that then
 * have no fields of their own, and without types that are then unreachable.
 */
export function withoutWhatIsDue(document: DocumentNode, today: string): DocumentNode {
  const isDue = (directives: readonly ConstDirectiveNode[] | undefined) => {
    const reason = readReason(directives);
    return reason !== null && (readLastDay(reason) ?? today) < today;
  };
  const interfaceFields = listInterfaceFields(document);
  const pruned: DocumentNode = visit(document, {
    FieldDefinition: ({ directives }) => (isDue(directives) ? null : undefined),
    EnumValueDefinition: ({ directives }) => (isDue(directives) ? null : undefined),
    ObjectTypeDefinition: ({ fields = [], interfaces = [] }) => {
      const shared = new Set(interfaces.flatMap(({ name }) => interfaceFields.get(name.value) ?? []));
      const own = fields.filter(({ name }) => !shared.has(name.value));
      return own.length > 0 && own.every(({ directives }) => isDue(directives)) ? null : undefined;
    },
  });
  return onlyReachable(pruned);
}

function readReason(directives: readonly ConstDirectiveNode[] | undefined): string | null {
  const deprecated = directives?.find(({ name }) => name.value === 'deprecated');
  if (deprecated === undefined) return null;
  const reason = deprecated.arguments?.find(({ name }) => name.value === 'reason')?.value;
  return reason?.kind === Kind.STRING ? reason.value : '';
}

function listInterfaceFields(document: DocumentNode): Map<string, string[]> {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.INTERFACE_TYPE_DEFINITION
        ? [[definition.name.value, (definition.fields ?? []).map(({ name }) => name.value)] as const]
        : [],
    ),
  );
}

function onlyReachable(document: DocumentNode): DocumentNode {
  const reached = new Set<string>();
  const isReached = (definition: DocumentNode['definitions'][number]) => {
    if (definition.kind === Kind.SCHEMA_DEFINITION || definition.kind === Kind.DIRECTIVE_DEFINITION) return true;
    if (!('name' in definition) || definition.name === undefined) return true;
    const leads = 'interfaces' in definition ? (definition.interfaces ?? []) : [];
    return reached.has(definition.name.value) || leads.some(({ name }) => reached.has(name.value));
  };
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const definition of document.definitions.filter(isReached)) {
      if ('name' in definition && definition.name !== undefined) reached.add(definition.name.value);
      visit(definition, { NamedType: ({ name }) => void reached.add(name.value) });
    }
  }
  return { ...document, definitions: document.definitions.filter(isReached) };
}
