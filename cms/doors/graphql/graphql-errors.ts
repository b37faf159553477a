import { GraphQLError } from 'graphql';
import { DatabaseError } from '#kit/database/database-error.ts';
import { shortenText } from '#kit/text/characters.ts';
import { CmsError } from '../../errors.ts';

/** Errors that reject a request before anything is executed; `status` is the HTTP status. */
export const refusals = {
  method: () =>
    new CmsError('haptera_graphql_method', 405, 'Send GraphQL queries by POST as JSON, or by GET as ?query=.'),
  mediaType: () =>
    new CmsError(
      'haptera_graphql_media_type',
      415,
      'Send the query as application/json: {"query": "…", "variables": {…}}.',
    ),
  tooLarge: (maximumBytes: number) =>
    new CmsError(
      'haptera_graphql_too_large',
      413,
      `This request is larger than ${maximumBytes / 1024} KB. Request less at once.`,
    ),
  body: () => new CmsError('haptera_graphql_body', 400, 'The body is not a JSON object with a "query".'),
  batch: () =>
    new CmsError(
      'haptera_graphql_batch',
      400,
      'Arrays of queries are not supported. Send one query with several fields.',
    ),
  variables: () => new CmsError('haptera_graphql_variables', 400, '"variables" must be a JSON object.'),
  operationName: () =>
    new CmsError('haptera_graphql_operation', 400, 'Set "operationName" to one of the operations in this document.'),
  onlyQueries: () =>
    new CmsError(
      'haptera_graphql_only_queries',
      400,
      'This endpoint is read-only. Use the REST API under /wp-json/ to write.',
    ),
  syntax: ({ message, locations = [] }: GraphQLError) =>
    new CmsError('haptera_graphql_syntax', 400, message, { locations }),
  tooLong: (maximum: number) =>
    new CmsError('haptera_graphql_too_long', 400, `This query has more than ${maximum} tokens. Split it.`),
  tooDeep: (maximum: number) =>
    new CmsError(
      'haptera_graphql_too_deep',
      400,
      `This query nests deeper than ${maximum} levels. Request the deeper levels in a separate query.`,
    ),
  tooManyAliases: (maximum: number) =>
    new CmsError(
      'haptera_graphql_aliases',
      400,
      `This query uses more than ${maximum} aliases. Split it into several queries.`,
    ),
  introspection: () =>
    new CmsError(
      'haptera_graphql_introspection',
      400,
      'Introspection is disabled. The schema is in cms-schema/schema.graphql.',
    ),
  tooRepetitive: () =>
    new CmsError(
      'haptera_graphql_repetitive',
      400,
      'This query selects the same fields too many times. Select each field once.',
    ),
  tooCostly: (cost: number, maximum: number) =>
    new CmsError(
      'haptera_graphql_too_costly',
      400,
      `This query may return ${cost} values; the limit is ${maximum}. Request fewer items (first, last) or fewer fields.`,
    ),
  timeout: () => new CmsError('haptera_graphql_timeout', 503, 'The query timed out. Try again, or request less.'),
};

/** Errors of single fields; the rest of the response is still returned. Clients may check WPGraphQL's own messages. */
export const fieldErrors = {
  invalidId: () =>
    fieldError('haptera_graphql_id', 'The ID input is invalid. Make sure you set the proper idType for your input.'),
  invalidCursor: (name: string) =>
    fieldError('haptera_graphql_cursor', `"${name}" is not a cursor of this list. Take it from pageInfo or edges.`),
  invalidCount: (name: string) => fieldError('haptera_graphql_count', `"${name}" must not be negative.`),
  tooManyIds: (name: string, atMost: number) =>
    fieldError('haptera_graphql_ids', `"${name}" has more than ${atMost} ids. Ask in several queries.`),
  bothEnds: () => fieldError('haptera_graphql_both_ends', 'Give either "first" or "last", not both.'),
};

export interface PresentedError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string };
}

/** The HTTP status for these errors: server faults must not look like a valid response that may be cached. */
export function statusOf(errors: readonly GraphQLError[]): number {
  return Math.max(200, ...errors.map(({ originalError }) => (originalError ? faultStatus(originalError) : 200)));
}

/** Shows client errors in full, but only the log reference of server faults. */
export function presentError(error: GraphQLError, logFault: (fault: Error) => string): PresentedError {
  const { originalError } = error;
  const isFault = originalError !== undefined && faultStatus(originalError) > 200;
  return {
    message: isFault ? presentFault(originalError, logFault) : cut(error.message),
    ...(error.locations && { locations: error.locations.slice(0, 2).map(({ line, column }) => ({ line, column })) }),
    ...(error.path && { path: error.path }),
    extensions: { code: isFault ? 'haptera_graphql_fault' : readCode(error) },
  };
}

function presentFault(fault: Error, logFault: (fault: Error) => string): string {
  const reference = logFault(fault);
  const what =
    faultStatus(fault) === 503 ? 'The database is unreachable right now' : 'Something went wrong on the server';
  return `${what} (${reference}). Try again. If it keeps happening, give the operator this number.`;
}

/** 200 for errors that the client can fix. */
function faultStatus(error: Error): number {
  if (error instanceof GraphQLError) return error.originalError ? faultStatus(error.originalError) : 200;
  if (error instanceof CmsError) return error.status >= 500 ? error.status : 200;
  return error instanceof DatabaseError && error.status === 503 ? 503 : 500;
}

function readCode({ extensions, originalError }: GraphQLError): string {
  if (originalError instanceof CmsError) return originalError.code;
  return typeof extensions.code === 'string' ? extensions.code : 'haptera_graphql_invalid';
}

function fieldError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

// The GraphQL library includes whole values in its messages.
function cut(message: string): string {
  return shortenText(message, 500);
}
