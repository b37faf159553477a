import { locales } from '#cms-schema/locale.ts';
import type { Arg, Args } from './route.ts';
import type { Context, ValueSchema } from './value-schema.ts';

/** The arguments for the writable properties of an item. Defaults apply only when creating one. */
export function argsOfSchema(schema: ValueSchema, use: 'create' | 'update'): Args {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (property.readonly) return [];
    const { context: _context, required, default: preset, properties, ...rest } = property;
    const isObject = properties?.raw !== undefined;
    return [
      [
        name,
        {
          ...rest,
          ...(use === 'create' && preset !== undefined && { default: preset }),
          ...(use === 'create' && required && { required }),
          ...(properties && { properties: use === 'create' ? properties : withoutPresets(properties) }),
          ...(isObject && { check: 'raw' as const }),
        },
      ] as const,
    ];
  });
  return Object.fromEntries(entries);
}

/** When an object is updated, properties that were not sent stay unchanged, so they must not get defaults. */
function withoutPresets(properties: NonNullable<ValueSchema['properties']>): NonNullable<ValueSchema['properties']> {
  return Object.fromEntries(Object.entries(properties).map(([name, { default: _, ...property }]) => [name, property]));
}

const description = 'Scope under which the request is made; determines fields present in response.';

export function contextArg(
  options: readonly Context[] = ['view', 'embed', 'edit'],
  preset: Context | null = 'view',
): Args {
  return { context: { description, type: 'string', enum: options, ...(preset && { default: preset }) } };
}

/** WordPress checks these before the others. */
export const pageArgs: Args = {
  page: { description: 'Current page of the collection.', type: 'integer', default: 1, minimum: 1, check: 'first' },
  per_page: {
    description: 'Maximum number of items to be returned in result set.',
    type: 'integer',
    default: 10,
    minimum: 1,
    maximum: 100,
    check: 'first',
  },
};

/** The arguments of a searchable list. */
export const pagingArgs: Args = {
  ...pageArgs,
  search: { description: 'Limit results to those matching a string.', type: 'string', maxLength: 500, check: 'first' },
};

export const idArg: Args = { id: { description: 'Unique identifier.', type: 'integer' } };

export const forceArg: Args = {
  force: { description: 'Whether to delete for good instead of moving to the trash.', type: 'boolean', default: false },
};

export function idList(description: string): Arg {
  return { description, type: 'array', items: { type: 'integer' }, default: [], maxItems: 1000 };
}

export function textList(description: string): Arg {
  return { description, type: 'array', items: { type: 'string', maxLength: 1000 }, maxItems: 200 };
}

export function orderArgs(options: readonly string[], preset: string, direction: 'asc' | 'desc'): Args {
  return {
    order: {
      description: 'Order sort attribute ascending or descending.',
      type: 'string',
      enum: ['asc', 'desc'],
      default: direction,
    },
    orderby: { description: 'Sort collection by attribute.', type: 'string', enum: options, default: preset },
  };
}

export const offsetArg: Args = {
  offset: { description: 'Offset the result set by a specific number of items.', type: 'integer', minimum: 0 },
};

export const localeArg = {
  description: `Language: ${locales.join(' or ')}.`,
  type: 'string',
  enum: locales,
} as const;
