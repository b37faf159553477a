import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  type GraphQLOutputType,
  GraphQLString,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql';

type Fitter = (value: unknown) => unknown;

/**
 * Makes what a stored row holds fit the type that the schema has today, so that one odd value cannot take the whole page
 * with it: `fallback` (the field's default) instead of a leaf that does not fit, an empty list or object, null where that
 * is allowed. Items of a list that do not fit are left out.
 */
export function createFitter(type: GraphQLOutputType, fallback: () => unknown): Fitter {
  const isRequired = isNonNullType(type);
  const inner = isRequired ? type.ofType : type;
  if (isListType(inner)) {
    const fits = createCheck(inner.ofType);
    return (value) => {
      if (!Array.isArray(value)) return isRequired ? [] : null;
      return value.every(fits) ? value : value.filter(fits);
    };
  }
  const fits = createCheck(inner);
  const { isLeaf } = checkOf(inner);
  return (value) => {
    if (fits(value)) return value;
    if (!isRequired) return null;
    return isLeaf ? fallback() : {};
  };
}

/** Whether a value can be shown as this type as it is; objects are looked into field by field later. */
function createCheck(type: GraphQLOutputType): (value: unknown) => boolean {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return (value) => Array.isArray(value);
  return checkOf(inner).fits;
}

function checkOf(type: GraphQLOutputType): { isLeaf: boolean; fits: (value: unknown) => boolean } {
  if (type === GraphQLString) return { isLeaf: true, fits: (value) => typeof value === 'string' };
  if (type === GraphQLBoolean) return { isLeaf: true, fits: (value) => typeof value === 'boolean' };
  if (type === GraphQLFloat) return { isLeaf: true, fits: (value) => Number.isFinite(value) };
  if (type === GraphQLInt) return { isLeaf: true, fits: isInt };
  if (isEnumType(type)) {
    const names = new Set(type.getValues().map(({ name }) => name));
    return { isLeaf: true, fits: (value) => typeof value === 'string' && names.has(value) };
  }
  return { isLeaf: false, fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value) };
}

function isInt(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31;
}
