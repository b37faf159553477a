import { type GraphQLFieldResolver, type GraphQLSchema, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import type { GraphqlContext } from './context.ts';

export type Args = Readonly<Record<string, unknown>>;

/** The resolvers of a schema type, for fields that are not simply properties of the source. */
export type Resolvers<Source> = Readonly<
  Record<string, (source: Source, args: Args, context: GraphqlContext) => unknown>
>;

/** Attaches resolvers to the fields of an object type. Throws, at startup, if the schema lacks the type or a field. */
export function attachResolvers<Source>(schema: GraphQLSchema, typeName: string, resolvers: Resolvers<Source>): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new TypeError(`The schema has no object type ${typeName}.`);
  const fields = type.getFields();
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new TypeError(`The schema has no field ${typeName}.${name}.`);
    field.resolve = whileInTime((source, args, context) => resolve(source, args, context));
  }
}

/** Sets how an interface determines the object type of a value. */
export function attachType<Source>(schema: GraphQLSchema, typeName: string, typeOf: (source: Source) => string): void {
  const type = schema.getType(typeName);
  if (!isInterfaceType(type) && !isUnionType(type)) throw new TypeError(`The schema has no interface ${typeName}.`);
  type.resolveType = (source) => typeOf(source);
}

/**
 * Wraps a resolver so that it does nothing after the timeout. It then returns a promise that never settles, which
 * silently stops the execution below it: an error for each of thousands of fields would cost more than the fields.
 */
export function whileInTime<Source>(
  resolve: GraphQLFieldResolver<Source, GraphqlContext>,
): GraphQLFieldResolver<Source, GraphqlContext> {
  return (source, args, context, info) =>
    context.isOver() ? new Promise(() => undefined) : resolve(source, args, context, info);
}
