import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';

/** The generated schema, with every block and content type. */
export function readSchema(): GraphQLSchema {
  return buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
}

/** The validation errors of a query; empty if it is valid. */
export function findFaults(schema: GraphQLSchema, text: string): string[] {
  return validate(schema, parse(text)).map(({ message }) => message);
}

/**
 * A response that the schema allows: `empty`, with empty lists and null wherever permitted, or `full`, with `items` entries
 * in every list.
 */
export async function answerQuery(
  schema: GraphQLSchema,
  text: string,
  variables: object,
  kind: 'empty' | 'full',
  items = 24,
): Promise<unknown> {
  const value = (type: GraphQLOutputType): unknown => {
    if (kind === 'empty' && !isNonNullType(type)) return null;
    const inner = getNullableType(type);
    if (isListType(inner)) return kind === 'empty' ? [] : Array.from({ length: items }, () => value(inner.ofType));
    if (isObjectType(inner)) return {};
    if (isEnumType(inner)) return inner.getValues()[0]?.name;
    if (String(inner) === 'Boolean') return kind === 'full';
    if (String(inner) === 'Int' || String(inner) === 'Float') return kind === 'full' ? nextNumber() : 0;
    return kind === 'full' ? 'words' : '';
  };
  const { data, errors } = await execute({
    schema,
    document: parse(text),
    variableValues: { ...variables },
    fieldResolver: (_source, _args, _context, { returnType }) => value(returnType),
  });
  if (errors) throw new TypeError(errors.map(({ message }) => message).join(' '));
  return JSON.parse(JSON.stringify(data));
}

let numbers = 0;

/** A different number each time, so that ids differ. */
function nextNumber(): number {
  numbers += 1;
  return numbers;
}
