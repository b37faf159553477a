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
 * Fits a stored value to the current type in the schema, so that one bad value cannot break the whole page. A leaf that
 * does not fit becomes `fallback` (the field's default), null if that is allowed, or an empty list or object. List
 * items that do not fit are dropped.
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

/** Whether a value can be shown as this type unchanged. The fields of objects are checked later, one by one. */
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
