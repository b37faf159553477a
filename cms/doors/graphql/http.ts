import { randomUUID } from 'node:crypto';
import { defaultFieldResolver, execute, type GraphQLError } from 'graphql';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { CmsError } from '../../errors.ts';
import { type Share, unlimited } from '../traffic/traffic.ts';
import { createAnswerCache, type StoredAnswer } from './answer-cache.ts';
import { whileInTime } from './attach-resolvers.ts';
import { createContext, type GraphqlContext, type GraphqlSource, type Opening } from './context.ts';
import { createSchema } from './create-schema.ts';
import { presentError, refusals, statusOf } from './graphql-errors.ts';
import { deriveLimits, measureSelection } from './measure-selection.ts';
import { createDocumentReader, type PreparedDocument, type PreparedOperation } from './prepare-document.ts';
import { type GraphqlParams, type GraphqlRequest, readGraphqlRequest } from './read-graphql-request.ts';

export interface GraphqlHttpOptions {
  /** Disables introspection and suggestions in messages. */
  readonly production: boolean;
  /** Default: all blocks of the product. */
  readonly definitions?: readonly BlockDefinition[];
  /** Logs server faults, with the reference that the client sees. */
  readonly log?: WriteLine;
  /** The size of the response cache in bytes; default 64 MB. */
  readonly cacheBytes?: number;
  /** The timeout in milliseconds; default 2,000. */
  readonly timeout?: number;
}

/**
 * The door `/graphql`: POST with JSON or GET with `?query=`, read-only, one query per request. Status 400 for requests
 * that cannot be parsed or exceed a limit, 200 with `errors` for queries that do not match the schema (as in
 * WPGraphQL), 5xx for server faults. Cached responses are byte-identical and always of the current content version.
 * Responses to requests with an `Authorization` header (`Preview <token>` opens the field `preview`, `Pass <token>` the
 * field `opened`) are never cached, here or elsewhere.
 */
export function createGraphqlHttp(
  cms: GraphqlSource,
  options: GraphqlHttpOptions,
): (request: Request, share?: Share) => Promise<Response> {
  const { production, definitions = blockDefinitions, log = () => {}, cacheBytes = 64 * 1024 * 1024 } = options;
  const { timeout = 2_000 } = options;
  const schema = createSchema(definitions);
  const limits = deriveLimits(schema, definitions, !production);
  const readDocument = createDocumentReader(schema, limits);
  const answers = createAnswerCache(cacheBytes);
  const inFlight = new Map<string, Promise<Answer>>();

  const logFault = (fault: Error): string => {
    const reference = randomUUID().slice(0, 8);
    log(`GraphQL fault ${reference}: ${fault.stack ?? fault.message}`, 'error');
    return reference;
  };

  const run = async (text: string, parse: () => GraphqlParams, opening: Opening | null, share: Share) => {
    share.pay(text.length / CHARACTERS_OF_UNIT);
    const params = parse();
    const prepared = readDocument(params.query);
    if ('errors' in prepared) return printAnswer({ errors: prepared.errors }, '', false, logFault);
    const operation = chooseOperation(prepared, params.operationName);
    const { cost } = operation.hasVariableLength
      ? measureSelection(schema, prepared.fragments, operation.node, params.variables, limits)
      : operation;
    const units = cost / VALUES_OF_UNIT;
    share.pay(units);
    const act = () => execution(prepared, params, opening);
    const { result, context } = units > HEAVY ? await share.inTurn(act) : await act();
    return printAnswer(result, context.keys.print(), isStorable(result, context), logFault);
  };

  const execution = async (
    { document }: PreparedDocument,
    { variables, operationName }: GraphqlParams,
    opening: Opening | null,
  ) => {
    const context = createContext(cms, opening, performance.now() + timeout);
    const started = execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName,
      fieldResolver,
      hideSuggestions: production,
      options: { maxCoercionErrors: 5 },
    });
    return { context, result: await within(timeout, started) };
  };

  /** Identical requests that arrive while the first is being executed share its response. */
  const runOnce = ({ text, parse }: GraphqlRequest, version: number, share: Share): Promise<Answer> => {
    const key = `${version} ${text}`;
    const running = inFlight.get(key);
    if (running) return running;
    const started = Promise.resolve()
      .then(() => run(text, parse, null, share))
      .then((answer) => {
        // If the content changed during execution, the response may mix two states.
        if (answer.isStorable && cms.published.contentVersion() === version) answers.set(text, version, answer);
        return answer;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };

  return async (request, share = unlimited) => {
    try {
      share.pay(ANSWER);
      const asked = await readGraphqlRequest(request);
      const authorization = request.headers.get('authorization');
      if (authorization !== null) {
        return respond(await run(asked.text, asked.parse, readOpening(authorization), share), PRIVATE, 'BYPASS');
      }
      const version = cms.published.contentVersion();
      const stored = answers.get(asked.text, version);
      if (stored) return respond({ ...stored, status: 200 }, REVALIDATE, 'HIT');
      const answer = await runOnce(asked, version, share);
      return respond(answer, answer.isStorable ? REVALIDATE : PRIVATE, 'MISS');
    } catch (error) {
      return refuse(error, logFault);
    }
  };
}

/** The cost of responses in the units of `cms/doors/traffic/budgets.ts`, as measured: docs/decisions/008. */
const ANSWER = 0.5;
const CHARACTERS_OF_UNIT = 2_000;
const VALUES_OF_UNIT = 500;
/** Requests that cost more than this are queued. */
const HEAVY = 4;

const fieldResolver = whileInTime<unknown>(defaultFieldResolver);

interface Answer extends StoredAnswer {
  readonly status: number;
  readonly isStorable: boolean;
}

interface Result {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLError[];
}

const PRIVATE = 'private, no-store';
/** Caches must revalidate every time, since published content may be withdrawn. */
const REVALIDATE = 'no-cache';

function chooseOperation({ operations }: PreparedDocument, name: string | null): PreparedOperation {
  const [only] = operations.values();
  const chosen = name === null && operations.size === 1 ? only : operations.get(name ?? '');
  if (!chosen) throw refusals.operationName();
  return chosen;
}

function isStorable({ errors }: Result, context: GraphqlContext): boolean {
  return errors === undefined && context.isStorable();
}

function printAnswer(
  { data, errors }: Result,
  keys: string,
  isStorable: boolean,
  logFault: (fault: Error) => string,
): Answer {
  const printed = JSON.stringify({
    ...(errors && { errors: errors.map((error) => presentError(error, logFault)) }),
    ...(data !== undefined && { data }),
  });
  return { body: Buffer.from(printed), keys, isStorable, status: errors ? statusOf(errors) : 200 };
}

function respond(
  answer: Omit<Answer, 'isStorable'>,
  cacheControl: string,
  source: 'HIT' | 'MISS' | 'BYPASS',
): Response {
  const { status, body, keys } = answer;
  return new Response(body, {
    status,
    headers: {
      ...baseHeaders,
      'cache-control': cacheControl,
      'content-length': String(body.byteLength),
      'x-graphql-cache': source,
      'x-graphql-keys': keys,
      ...(status === 503 && { 'retry-after': '2' }),
    },
  });
}

const baseHeaders = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'authorization',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;

function refuse(error: unknown, logFault: (fault: Error) => string): Response {
  const known = error instanceof CmsError ? error : null;
  const fault = known ?? (error instanceof Error ? error : new Error(String(error)));
  const message = known?.message ?? `Something went wrong on the server (${logFault(fault)}). Try again.`;
  const status = known?.status ?? 500;
  const locations = known?.data.locations;
  const code = known?.code ?? 'haptera_graphql_fault';
  const seconds = known?.data.retryAfterSeconds;
  const wait = typeof seconds === 'number' ? seconds : status === 503 ? 2 : null;
  const body = JSON.stringify({
    errors: [{ message, ...(Array.isArray(locations) && { locations }), extensions: { code } }],
  });
  return new Response(body, {
    status,
    headers: {
      ...baseHeaders,
      'cache-control': PRIVATE,
      ...(status === 405 && { allow: 'GET, POST' }),
      ...(wait !== null && { 'retry-after': String(wait) }),
    },
  });
}

function readOpening(authorization: string): Opening | null {
  const [, scheme = '', token = ''] = /^(Preview|Pass)\s+(\S+)$/i.exec(authorization) ?? [];
  if (token === '') return null;
  return { kind: scheme.toLowerCase() === 'pass' ? 'pass' : 'preview', token };
}

async function within<Value>(milliseconds: number, work: Promise<Value> | Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusals.timeout()), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
