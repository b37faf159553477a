import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { propertyOf } from '#kit/property-of.ts';
import type { Cms } from '../../create-cms.ts';
import { admitBody, refuseCredentials } from './admit.ts';
import { costOf } from './cost.ts';
import { embedLinks } from './embed-links.ts';
import { readFields } from './fields.ts';
import { Params } from './params.ts';
import { printError } from './print-error.ts';
import { describeOptions } from './print-schema.ts';
import { refuseUnsafeInput } from './refuse-unsafe-input.ts';
import { restErrors } from './rest-errors.ts';
import type { Dispatcher, RestRequest } from './rest-request.ts';
import {
  type Answer,
  type Arg,
  type Args,
  type Call,
  type Endpoint,
  type Method,
  methods,
  type Route,
} from './route.ts';
import type { Match, Router } from './router.ts';
import { sealAnswer } from './seal-answer.ts';
import { createSiteTime, type SiteTime } from './site-time.ts';
import type { Urls } from './urls.ts';
import { type Context, contexts, type ParsedValue, parseValue, type ValueProblem } from './value-schema.ts';

/**
 * Finds the route, charges the cost and checks the permission before reading a body, validates the arguments, calls the
 * endpoint, and adds what all responses have in common.
 */
export function createDispatcher(cms: Cms, urls: Urls, router: Router, log: WriteLine): Dispatcher {
  const dispatch = async (request: RestRequest): Promise<Answer> => {
    const method = readMethod(request.method);
    const match = method && router.match(request.path, method);
    const cost = costOf(method ?? 'GET', match, request.query);
    try {
      request.share.pay(cost.units);
      if (method) refuseCredentials(request.query, method, match?.endpoint ?? null);
    } catch (error) {
      return printError(error, log);
    }
    if (!match) return printError(restErrors.noRoute(), log);
    const base = openCall(cms, urls, request, method === 'OPTIONS' ? 'GET' : method);
    if (method === 'OPTIONS') {
      const call = withPathParams(base, match);
      return withAllow({ status: 200, body: describeOptions(match.route, urls) }, match.route, call);
    }
    if (!match.endpoint) return printError(restErrors.noRoute(), log);
    let call = withPathParams(base, match);
    try {
      refuseUnsafeInput(request.query);
      const params = await readParams(request, match, match.endpoint);
      call = {
        ...call,
        params,
        query: linkQuery(request.query, params),
        context: readContext(params),
        ...openFields(request),
      };
      const { endpoint } = match;
      const ready = call;
      const act = async () => finish(await endpoint.handle(ready), ready, dispatch);
      // An upload arrives at the client's pace and must not occupy a slot for that long. Sign-in has its own queue.
      const isInTurn = cost.isHeavy && !endpoint.takesStream && !endpoint.waitsElsewhere && !endpoint.isOpen;
      return await withAllow(isInTurn ? await request.share.inTurn(act) : await act(), match.route, call);
    } catch (error) {
      return withAllow(printError(error, log), match.route, call);
    }
  };

  const validate = async (request: RestRequest): Promise<Answer | null> => {
    const method = readMethod(request.method);
    const match = method && method !== 'OPTIONS' ? router.match(request.path, method) : null;
    if (!match?.endpoint) return printError(restErrors.noRoute(), log);
    try {
      refuseUnsafeInput(request.query);
      await readParams(request, match, match.endpoint);
      return null;
    } catch (error) {
      return printError(error, log);
    }
  };

  return { router, dispatch, validate };
}

function readMethod(name: string): Method | 'OPTIONS' | null {
  if (name === 'OPTIONS') return name;
  return methods.find((method) => method === name) ?? null;
}

function openCall(cms: Cms, urls: Urls, request: RestRequest, method: Method): Call {
  let siteTime: Promise<SiteTime> | null = null;
  return {
    cms,
    urls,
    method,
    viewer: request.viewer,
    headers: request.headers,
    stream: request.body?.stream ?? null,
    signal: request.signal,
    address: request.address,
    path: request.path,
    params: new Params(new Map()),
    query: request.query,
    ...openFields(request),
    context: 'view',
    isEmbedded: request.isEmbedded,
    siteTime: () => {
      siteTime ??= cms.settings.loadSettings().then(({ timezone }) => createSiteTime(timezone));
      return siteTime;
    },
  };
}

function openFields({ query }: RestRequest): Pick<Call, 'fields'> {
  return { fields: readFields(query.get('_fields'), query.has('_embed')) };
}

/** For `Allow`, before the other arguments have been read, or if they are invalid. */
function withPathParams(call: Call, { pathParams, endpoint, route }: Match): Call {
  const args = endpoint?.args ?? route.endpoints[0]?.args ?? {};
  return { ...call, params: new Params(new Map(readPathParams(pathParams, args))) };
}

function readPathParams(pathParams: Match['pathParams'], args: Args): [string, JsonValue][] {
  return Object.entries(pathParams).map(([name, text]) => {
    const schema = Object.hasOwn(args, name) ? args[name] : undefined;
    const isNumber = schema?.type === 'integer' || (/^\d+$/.test(text) && schema === undefined);
    if (!isNumber) return [name, decode(text)];
    // Longer than any of our ids: use 0, which does not exist.
    return [name, text.length > 9 ? 0 : Number(text)];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Arguments in the path override those in the body, which override those in the query. */
async function readParams(request: RestRequest, { pathParams }: Match, endpoint: Endpoint): Promise<Params> {
  const { args = {} } = endpoint;
  const body = await readArguments(request, endpoint);
  refuseUnsafeInput(body);
  const path = readPathParams(pathParams, args);
  refuseUnsafeInput(path);
  const sent = new Map<string, JsonValue>([...request.query, ...body, ...path]);
  const missing = Object.entries(args).flatMap(([name, { required }]) => (required && !sent.has(name) ? [name] : []));
  if (missing.length > 0) throw restErrors.missingParams(missing);
  const values = new Map<string, JsonValue>(path);
  checkArgs(args, sent, values, 'first');
  checkArgs(args, sent, values, undefined);
  return new Params(values);
}

async function readArguments(request: RestRequest, endpoint: Endpoint): Promise<ReadonlyMap<string, JsonValue>> {
  if (request.body === null || request.method === 'GET') return new Map();
  const maximumBytes = admitBody(endpoint, request.viewer);
  return endpoint.takesStream ? new Map() : request.body.read(maximumBytes);
}

function checkArgs(
  args: Args,
  sent: ReadonlyMap<string, JsonValue>,
  values: Map<string, JsonValue>,
  round: 'first' | undefined,
): void {
  const problems = new Map<string, ValueProblem>();
  for (const [name, arg] of Object.entries(args)) {
    if ((arg.check === 'first') !== (round === 'first')) continue;
    const input = sent.get(name);
    if (input === undefined) {
      if (arg.default !== undefined) values.set(name, arg.default);
      continue;
    }
    const { value, problem } = readArg(input, arg, name);
    if (problem) problems.set(name, problem);
    else values.set(name, value);
  }
  if (problems.size > 0) throw restErrors.invalidParams(problems);
}

function readArg(input: JsonValue, arg: Arg, name: string): ParsedValue {
  if (arg.check !== 'none' && arg.check !== 'raw') return parseValue(input, arg, name);
  const isRaw = typeof input === 'string' || (isJsonObject(input) && typeof propertyOf(input, 'raw') === 'string');
  if (arg.check === 'none' || isRaw) return { value: input, problem: null };
  const message = `${name} must be text, or an object whose raw property is text: {"raw": "…"}.`;
  return { value: null, problem: { code: 'rest_invalid_type', message, data: { param: name } } };
}

const OURS_ALONE: ReadonlySet<string> = new Set(['rest_route', '_wpnonce', '_method']);

function linkQuery(query: ReadonlyMap<string, JsonValue>, params: Params): ReadonlyMap<string, JsonValue> {
  return new Map(
    [...query].flatMap(([name, value]) => (OURS_ALONE.has(name) ? [] : [[name, params.value(name) ?? value] as const])),
  );
}

function readContext(params: Params): Context {
  return params.choice('context', contexts) ?? 'view';
}

async function finish(answer: Answer, call: Call, dispatch: Dispatcher['dispatch']): Promise<Answer> {
  const embed = call.query.get('_embed');
  const wantsEmbedded = embed !== undefined && !call.isEmbedded && call.fields.has('_embedded') && answer.status < 300;
  const body = wantsEmbedded ? await embedLinks(answer.body, embed, call, dispatch) : answer.body;
  return sealAnswer({ ...answer, body: call.fields.apply(body) }, call);
}

async function withAllow(answer: Answer, route: Route, call: Call): Promise<Answer> {
  if (call.isEmbedded) return answer;
  const known = route.endpoints.flatMap((endpoint) => [...endpoint.methods]);
  const isRefused = call.method === 'GET' && isRefusal(answer);
  const open = (await listAllowed(route, call)).filter((method) => method !== 'GET' || !isRefused);
  const allowed = known.filter((method) => open.includes(method));
  if (allowed.length === 0) return answer;
  return { ...answer, headers: { ...answer.headers, Allow: allowed.join(', ') } };
}

/**
 * Whether the viewer may not read this. `rest_not_logged_in` does not count: there, GET itself is allowed to everyone.
 */
function isRefusal({ status, body }: Answer): boolean {
  return (status === 401 || status === 403) && isJsonObject(body) && body.code !== 'rest_not_logged_in';
}

async function listAllowed(route: Route, call: Call): Promise<readonly Method[]> {
  try {
    return await route.allow(call);
  } catch {
    // If the item may not even be read, there are no methods to list; the response itself says why.
    return [];
  }
}
