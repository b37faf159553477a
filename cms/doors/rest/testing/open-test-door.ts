import { isJsonValue, type JsonValue } from '#cms-schema/json.ts';
import type { Role } from '#contract/roles.ts';
import type { FetchGuard } from '#kit/http/fetch-public.ts';
import { systemViewer, type User } from '../../../permission/viewer.ts';
import { openTestCms, type TestCms } from '../../../testing/open-test-cms.ts';
import { type CmsHttp, createHttp } from '../../http.ts';
import { createTraffic, type Traffic, type TrafficLimits, usualLimits } from '../../traffic/traffic.ts';

export interface TestDoor extends TestCms {
  readonly http: CmsHttp;
  readonly traffic: Traffic;
  readonly faults: readonly string[];
  /** Sends a request as a user of this role (with an application password), or anonymously. */
  ask(request: TestRequest): Promise<TestAnswer>;
  userIds: Readonly<Record<Role, number>>;
  /** Default: an editor. */
  createUser(input: { readonly login: string; readonly password: string; readonly role?: Role }): Promise<User>;
  /** The `Authorization` header of a user of this role. */
  authorizationOf(role: Role): string;
}

export interface TestRequest {
  readonly method?: string;
  /** Relative to `/wp-json`: `/wp/v2/pages`. */
  readonly path: string;
  readonly role?: Role | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: JsonValue;
  /** Sent as it is. */
  readonly raw?: BodyInit;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonValue;
}

export const rolePassword = 'long enough for this';

/** Without limits by default, because tests send more requests in a second than users in an hour. */
const boundless: TrafficLimits = {
  visitors: { ...usualLimits.visitors, capacity: 1e9, waitingEach: 1_000, waitingInAll: 1_000 },
  editors: { ...usualLimits.editors, capacity: 1e9, waitingEach: 1_000, waitingInAll: 1_000 },
};

/** A CMS with its REST door and one user of each role. `limits` are the request limits; unlimited by default. */
export async function openTestDoor(
  options: {
    readonly clock?: () => Date;
    readonly limits?: TrafficLimits;
    readonly platformOrigin?: string;
    readonly fetchGuard?: FetchGuard;
  } = {},
): Promise<TestDoor> {
  const test = await openTestCms(options);
  const faults: string[] = [];
  const traffic = createTraffic(options.limits ?? boundless);
  const http = createHttp(test.cms, { log: (line) => faults.push(line), traffic });
  const administrator = await makeUser(test, 'administrator');
  const editor = await makeUser(test, 'editor');
  const author = await makeUser(test, 'author');
  const contributor = await makeUser(test, 'contributor');
  const subscriber = await makeUser(test, 'subscriber');
  const users = { administrator, editor, author, contributor, subscriber };
  return {
    ...test,
    http,
    traffic,
    faults,
    authorizationOf: (role) => users[role].authorization,
    userIds: {
      administrator: administrator.id,
      editor: editor.id,
      author: author.id,
      contributor: contributor.id,
      subscriber: subscriber.id,
    },
    createUser: ({ login, password, role = 'editor' }) =>
      test.cms.users.createUser(systemViewer, { login, password, role, email: `${login}@haptera.example` }),
    ask: async ({ method = 'GET', path, role = null, headers = {}, body, raw }) => {
      const sent = new Headers(headers);
      if (role !== null) sent.set('Authorization', users[role].authorization);
      if (body !== undefined) sent.set('Content-Type', 'application/json');
      const response = await http(
        new Request(`${test.cms.publicUrl}/wp-json${path}`, {
          method,
          headers: sent,
          ...(raw !== undefined && { body: raw, duplex: 'half' }),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
        '192.0.2.1',
      );
      return readAnswer(response);
    },
  };
}

export async function readAnswer(response: Response): Promise<TestAnswer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: isJsonValue(parsed) ? parsed : null };
}

async function makeUser({ cms }: TestCms, role: Role): Promise<{ id: number; authorization: string }> {
  const user = await cms.users.createUser(systemViewer, {
    login: role,
    email: `${role}@haptera.example`,
    password: rolePassword,
    displayName: `The ${role}`,
    role,
  });
  const { password } = await cms.applicationPasswords.createApplicationPassword(systemViewer, user.id, {
    name: 'tests',
  });
  return { id: user.id, authorization: `Basic ${Buffer.from(`${role}:${password}`).toString('base64')}` };
}
