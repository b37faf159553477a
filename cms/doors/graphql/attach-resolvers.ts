import { type GraphQLFieldResolver, type GraphQLSchema, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import type { GraphqlContext } from './context.ts';

export type Args = Readonly<Record<string, unknown>>;

/** What a type of the schema does where a field is not simply a property of its source. */
export type Resolvers<Source> = Readonly<
  Record<string, (source: Source, args: Args, context: GraphqlContext) => unknown>
>;

/** Gives the fields of an object type their resolvers. Throws at start for a type or field that the schema lacks. */
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

/** Tells which object type a value of an interface is. */
export function attachType<Source>(schema: GraphQLSchema, typeName: string, typeOf: (source: Source) => string): void {
  const type = schema.getType(typeName);
  if (!isInterfaceType(type) && !isUnionType(type)) throw new TypeError(`The schema has no interface ${typeName}.`);
  type.resolveType = (source) => typeOf(source);
}

/**
 * A resolver that does nothing once the answer's time is over. A promise that is never settled ends the execution below
 * it without a trace; an error for each of thousands of fields would cost more than the fields.
 */
export function whileInTime<Source>(
  resolve: GraphQLFieldResolver<Source, GraphqlContext>,
): GraphQLFieldResolver<Source, GraphqlContext> {
  return (source, args, context, info) =>
    context.isOver() ? new Promise(() => undefined) : resolve(source, args, context, info);
}
