import { propertyOf } from '#kit/property-of.ts';
import type { PlatformCalls } from './calls.generated.ts';
import type { Failure, FieldProblem, Outcome } from './outcome.ts';
import { clearSession, readToken } from './session-state.ts';
import { tellFailure } from './tell-failure.ts';

export type CallName = keyof PlatformCalls;

/** Parses the result of a call; undefined if the result is malformed. */
export type Reader<Result> = (value: unknown) => Result | undefined;

export interface CallOptions {
  /** Shows no toast on failure, or on some failures: the caller reports it, or no one needs to know. */
  readonly isSilent?: boolean | ((failure: Failure) => boolean);
  /** Sent in place of the form, for calls with files. */
  readonly body?: FormData;
  /** Used instead of `fetch` by callers that show the upload progress of a large body. */
  readonly send?: Send;
}

export type Send = (url: string, init: RequestInit & { readonly headers: Headers }) => Promise<SentAnswer>;

export interface SentAnswer {
  readonly status: number;
  readonly text: () => Promise<string>;
}

/** Request timeout in milliseconds (specification, sections 7 and 9). */
const patience = 600_000;

/**
 * Calls the platform and parses the response. Failures are shown as a toast unless they are shown elsewhere. If the session
 * has ended, it is cleared; the rest of the page is left as it is.
 */
export async function callPlatform<Name extends CallName>(
  name: Name,
  input: PlatformCalls[Name]['input'],
  read: Reader<PlatformCalls[Name]['result']>,
  { isSilent = false, body, send = fetch }: CallOptions = {},
): Promise<Outcome<PlatformCalls[Name]['result']>> {
  const token = readToken();
  const outcome = await request(name, body ?? printValues(input), token, { read, send });
  if (outcome.kind === 'done') return outcome;
  const isTold = heedEndOfSession(outcome, token);
  const isQuiet = typeof isSilent === 'function' ? isSilent(outcome) : isSilent;
  if (!isQuiet && !isTold) tellFailure(outcome);
  return outcome;
}

/**
 * Clears the session whose token was sent if the failure says that it has ended. Returns true if it also showed the reason:
 * users whose account signed in elsewhere must be told why they are signed out here.
 */
export function heedEndOfSession(failure: Failure, token: string | null): boolean {
  if (failure.kind !== 'refused' || (failure.code !== 401 && failure.code !== 403)) return false;
  if (token !== null && token === readToken()) clearSession();
  if (failure.code !== 403) return false;
  tellFailure(failure);
  return true;
}

/** Parses an error response to a call that was not made by `callPlatform`. */
export function readFailure(text: string, status: number): Failure {
  const outcome = readEnvelope<null>(text, status, () => undefined);
  return outcome.kind === 'done' ? { kind: 'nonsense', status } : outcome;
}

async function request<Result>(
  name: CallName,
  values: FormData | URLSearchParams,
  token: string | null,
  { read, send }: { readonly read: Reader<Result>; readonly send: Send },
): Promise<Outcome<Result>> {
  const { lang, dataset } = document.documentElement;
  const [method = '', path = ''] = name.split(' ');
  const headers = new Headers({ 'Accept-Language': lang.slice(0, 2) });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const isGet = method === 'GET';
  const query = isGet && [...values.keys()].length > 0 ? `?${values}` : '';
  try {
    const response = await send(`${dataset.platform}${path}${query}`, {
      method,
      headers,
      body: isGet ? null : values,
      signal: AbortSignal.timeout(patience),
    });
    return readEnvelope(await response.text(), response.status, read);
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'network' };
  }
}

function printValues(input: object): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) values.set(name, String(value));
  return values;
}

/** `{ code, success, message, result }`, where `success` may be a string (specification, sections 3 and 8). */
function readEnvelope<Result>(text: string, status: number, read: Reader<Result>): Outcome<Result> {
  const nonsense = { kind: 'nonsense', status } as const;
  const envelope = parseJson(text);
  if (typeof envelope !== 'object' || envelope === null) return nonsense;
  const success: unknown = propertyOf(envelope, 'success');
  const code = Number(propertyOf(envelope, 'code'));
  const message: unknown = propertyOf(envelope, 'message');
  const result: unknown = propertyOf(envelope, 'result');
  if (!Number.isInteger(code) || typeof message !== 'string') return nonsense;
  if (success === false || success === 'false')
    return { kind: 'refused', code, message, problems: readProblems(result) };
  if ((success !== true && success !== 'true') || code !== 200) return nonsense;
  const given = read(result);
  return given === undefined ? nonsense : { kind: 'done', message, result: given };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readProblems(result: unknown): FieldProblem[] {
  const problems: unknown = typeof result === 'object' && result !== null ? propertyOf(result, 'problems') : [];
  if (!Array.isArray(problems)) return [];
  return problems.flatMap((problem: unknown) => {
    if (typeof problem !== 'object' || problem === null) return [];
    const field: unknown = propertyOf(problem, 'field');
    const message: unknown = propertyOf(problem, 'message');
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}
