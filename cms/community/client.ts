import { isJsonObject, isJsonValue, type JsonValue } from '#cms-schema/json.ts';
import { addresses } from '#contract/addresses.ts';
import { CmsError, errors } from '../errors.ts';

export interface PlatformCall {
  readonly method: 'GET' | 'POST';
  /** Below the platform's base address: `/staff/feedback`. */
  readonly path: `/staff/${string}`;
  readonly values: Readonly<Record<string, string>>;
  /** The language of the response. */
  readonly locale?: string;
}

/** Requests of the CMS to the platform on behalf of staff. The CMS has already checked their permissions. */
export interface PlatformClient {
  /**
   * Returns the `result` of the response. Throws `haptera_no_community_entry` 404, `haptera_community_refused` 400 or
   * the specific error in `refusals`, and `haptera_community_away` 503 if the platform does not respond within five
   * seconds or its response is unexpected.
   */
  ask(call: PlatformCall): Promise<JsonValue>;
  /** The text of a file. Throws the same errors as `ask`. */
  fetchText(call: PlatformCall): Promise<string>;
}

/** Milliseconds. */
const PATIENCE = 5_000;

/** `origin`: of the platform's private port, null without a platform; `key`: authenticates the CMS. */
export function createPlatformClient(origin: string | null, key: Buffer): PlatformClient {
  const send = async ({ method, path, values, locale = 'en' }: PlatformCall): Promise<Response> => {
    if (origin === null) throw errors.communityAway('No platform was named.');
    const url = new URL(addresses.platform.path + path, origin);
    if (method === 'GET') url.search = new URLSearchParams(values).toString();
    return fetch(url, {
      method,
      redirect: 'error',
      headers: { Authorization: `Staff ${key.toString('base64url')}`, 'Accept-Language': locale },
      signal: AbortSignal.timeout(PATIENCE),
      ...(method === 'POST' && { body: new URLSearchParams(values) }),
    });
  };
  const read = async <T>(call: PlatformCall, take: (response: Response) => Promise<T>): Promise<T> => {
    try {
      const response = await send(call);
      if (response.ok) return await take(response);
      throw translateRefusal(response.status, await readCode(response));
    } catch (error) {
      if (error instanceof CmsError) throw error;
      throw errors.communityAway(error);
    }
  };
  return {
    ask: (call) => read(call, async (response) => readResult(await response.json())),
    // `text()` would strip the byte order mark by which spreadsheets recognize UTF-8.
    fetchText: (call) => read(call, async (response) => Buffer.from(await response.arrayBuffer()).toString('utf8')),
  };
}

/** Error codes of the platform that staff can do something about, and the CMS error for each. */
const refusals: ReadonlyMap<number, () => CmsError> = new Map([
  [501, errors.visitorAddress],
  [503, errors.lastManager],
  [703, errors.visitorExists],
  [709, errors.companyExists],
  [710, errors.companyHasAccounts],
]);

function translateRefusal(status: number, code: number | null): CmsError {
  const named = refusals.get(code ?? 0);
  if (named && status < 500) return named();
  if (status === 404) return errors.noCommunityEntry();
  return status < 500 ? errors.communityRefused() : errors.communityAway(`The platform answered ${status}.`);
}

async function readCode(response: Response): Promise<number | null> {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'number'
    ? answer.code
    : null;
}

function readResult(answer: unknown): JsonValue {
  const value = isJsonValue(answer) ? answer : null;
  if (!isJsonObject(value) || value.success !== true || value.result === undefined) {
    throw errors.communityAway('The platform answered something else than it describes.');
  }
  return value.result;
}
