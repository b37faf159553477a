import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { CmsError } from '../../errors.ts';
import { refusals } from './graphql-errors.ts';
import {
  type FragmentMap,
  type Limits,
  listFragments,
  type Measurement,
  measureSelection,
} from './measure-selection.ts';

export interface PreparedDocument {
  readonly document: DocumentNode;
  readonly fragments: FragmentMap;
  readonly operations: ReadonlyMap<string, PreparedOperation>;
}

export interface PreparedOperation extends Measurement {
  readonly node: OperationDefinitionNode;
}

export type Preparation = PreparedDocument | { readonly errors: readonly GraphQLError[] };

/** The most tokens of all cached documents together; each takes about 500 bytes of memory. */
const MAX_REMEMBERED_TOKENS = 100_000;
const MAX_ERRORS = 10;

/**
 * Parses, measures and validates documents, and caches the valid ones. Measures before validating, because measuring is
 * linear, while validation compares all pairs of fields of the same name. Throws a refusal (400) for documents that
 * cannot be parsed or exceed a limit.
 */
export function createDocumentReader(schema: GraphQLSchema, limits: Limits): (query: string) => Preparation {
  const remembered = new LRUCache<string, PreparedDocument>({
    maxSize: MAX_REMEMBERED_TOKENS,
    sizeCalculation: sizeOf,
  });
  return (query) => {
    const known = remembered.get(query);
    if (known) return known;
    const prepared = prepareDocument(schema, limits, query);
    if (!('errors' in prepared)) remembered.set(query, prepared);
    return prepared;
  };
}

function prepareDocument(schema: GraphQLSchema, limits: Limits, query: string): Preparation {
  return withinStack(limits, () => {
    const document = parseDocument(query, limits);
    const fragments = listFragments(document.definitions);
    if (fragments.size > limits.fragments) throw refusals.tooRepetitive();
    const operations = new Map<string, PreparedOperation>();
    for (const node of document.definitions) {
      // Measure fragments separately too: unused ones are validated all the same.
      if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const measured = measureSelection(schema, fragments, node, {}, { ...limits, cost: Number.POSITIVE_INFINITY });
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      if (node.operation !== 'query') throw refusals.onlyQueries();
      if (!measured.hasVariableLength && measured.cost > limits.cost)
        throw refusals.tooCostly(measured.cost, limits.cost);
      operations.set(node.name?.value ?? '', { node, ...measured });
    }
    const rules = limits.allowsIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
    const errors = validate(schema, document, rules, {
      maxErrors: MAX_ERRORS,
      hideSuggestions: !limits.allowsIntrospection,
    });
    return errors.length > 0 ? { errors } : { document, fragments, operations };
  });
}

function parseDocument(query: string, { tokens }: Limits): DocumentNode {
  try {
    return parse(query, { maxLexicalTokens: tokens, maxComments: 1_000 });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw /\btokens\b.*abort/i.test(error.message) ? refusals.tooLong(tokens) : refusals.syntax(error);
  }
}

/** The parser is recursive. A document that exhausts the stack exceeds any depth limit. */
function withinStack<Result>({ depth }: Limits, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError && !(error instanceof CmsError)) throw refusals.tooDeep(depth);
    throw error;
  }
}

function sizeOf({ document }: PreparedDocument): number {
  return document.tokenCount ?? 1;
}
