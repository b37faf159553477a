import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { unlimited } from '../traffic/traffic.ts';
import { parseForm } from './parse-form.ts';
import type { Dispatcher, RestRequest } from './rest-request.ts';
import type { Answer, Call, Route } from './route.ts';
import { normalizePath } from './router.ts';

const MAX_REQUESTS = 25;

/** `batch/v1`: several changes in one request, one after another. Not a transaction, unlike `haptera/v1/publish`. */
export function createBatchRoute(dispatcher: () => Dispatcher): Route {
  return {
    pattern: '/batch/v1',
    namespace: '',
    allow: () => ['POST'],
    endpoints: [
      {
        methods: ['POST'],
        // Each inner request is checked separately.
        isOpen: true,
        args: {
          validation: { type: 'string', enum: ['require-all-validate', 'normal'], default: 'normal' },
          requests: {
            required: true,
            type: 'array',
            maxItems: MAX_REQUESTS,
            items: {
              type: 'object',
              properties: {
                method: { type: 'string', enum: ['POST', 'PUT', 'PATCH', 'DELETE'], default: 'POST' },
                path: { type: 'string', required: true },
                body: { type: 'object', properties: {}, additionalProperties: true },
                headers: {
                  type: 'object',
                  properties: {},
                  additionalProperties: { type: ['string', 'array'], items: { type: 'string' } },
                },
              },
            },
          },
        },
        handle: (call) => runBatch(dispatcher(), call),
      },
    ],
  };
}

async function runBatch(dispatcher: Dispatcher, call: Call): Promise<Answer> {
  const requests = (call.params.list('requests') ?? []).flatMap((item) =>
    isJsonObject(item) ? [openRequest(item, call)] : [],
  );
  const checks: (Answer | null)[] = [];
  for (const request of requests) {
    checks.push(allowsBatch(dispatcher, request) ? await dispatcher.validate(request) : refusal());
  }
  if (call.params.text('validation') === 'require-all-validate' && checks.some((check) => check !== null)) {
    const responses = checks.map((check) => (check === null ? null : printAnswer(check)));
    return { status: 207, body: { failed: 'validation', responses } };
  }
  const responses: JsonValue[] = [];
  for (const [index, request] of requests.entries()) {
    responses.push(printAnswer(checks[index] ?? (await dispatcher.dispatch(request))));
  }
  return { status: 207, body: { responses } };
}

function openRequest(item: JsonObject, call: Call): RestRequest {
  const [path = '', query = ''] = typeof item.path === 'string' ? item.path.split('?', 2) : [];
  const headers = new Headers();
  for (const [name, value] of Object.entries(isJsonObject(item.headers) ? item.headers : {})) {
    // The viewer is the same for the whole batch, so inner credentials are dropped.
    const isOwn = /^(?:if-match|content-[\w-]+)$/i.test(name);
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    if (isOwn && /^[\x20-\x7e]*$/.test(text)) headers.set(name, text);
  }
  const body = new Map(Object.entries(isJsonObject(item.body) ? item.body : {}));
  return {
    method: typeof item.method === 'string' ? item.method : 'POST',
    path: normalizePath(path),
    query: parseForm(query),
    headers,
    body: body.size > 0 ? { stream: null, read: async () => body } : null,
    signal: call.signal,
    viewer: call.viewer,
    address: call.address,
    share: unlimited,
    isEmbedded: false,
  };
}

function allowsBatch(dispatcher: Dispatcher, { method, path }: RestRequest): boolean {
  const known = (['POST', 'PUT', 'PATCH', 'DELETE'] as const).find((name) => name === method);
  const match = known && dispatcher.router.match(path, known);
  return !match?.endpoint || match.endpoint.allowsBatch === true;
}

function refusal(): Answer {
  return {
    status: 400,
    body: {
      code: 'rest_batch_not_allowed',
      message: 'The requested route does not support batch requests.',
      data: { status: 400 },
    },
  };
}

function printAnswer({ body, status, headers = {} }: Answer): JsonObject {
  const entries = Object.entries(headers);
  return { body, status, headers: entries.length === 0 ? [] : Object.fromEntries(entries) };
}
