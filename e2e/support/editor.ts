import apiFetch from '@wordpress/api-fetch';

/** The sample accounts of the seeded content. */
export const sampleLogin = { username: 'editor@haptera.example', password: 'touch-made-visible' } as const;

export interface EditorRequest {
  /** Below `/wp-json/`: `/wp/v2/pages`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly data?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Edits over `wp/v2` with an application password, using WordPress's own client. */
export interface Editor {
  readonly url: string;
  readonly authorization: string;
  /** Resolves with the response's JSON; rejects with WordPress's `{ code, message, data }`. */
  request<Result>(request: EditorRequest): Promise<Result>;
  /** Resolves with the response, whatever its status. */
  fetch(request: EditorRequest): Promise<Response>;
}

export interface Login {
  readonly username: string;
  readonly password: string;
}

const editors = new Map<string, Editor>();

/**
 * Signs in as a user, creates an application password, and edits with that. Only once per user, because the CMS limits
 * sign-ins, and a retried journey must not exceed the limit.
 */
export async function createEditor(url: string, login: Login = sampleLogin): Promise<Editor> {
  const key = `${login.username} ${url}`;
  const editor = editors.get(key) ?? (await makeEditor(url, login));
  editors.set(key, editor);
  return editor;
}

async function makeEditor(url: string, login: Login): Promise<Editor> {
  const session = await openSession(url, login);
  const { password } = await session.request<{ password: string }>({
    path: '/wp/v2/users/me/application-passwords',
    method: 'POST',
    data: { name: `journey ${Date.now()}-${Math.random().toString(36).slice(2)}` },
  });
  return openEditor(url, login.username, password);
}

/** Opens a session, as in a browser: for what application passwords may not do, such as changing accounts. */
export async function openSession(url: string, login: Login): Promise<Pick<Editor, 'request'>> {
  const signIn = await fetch(`${url}/wp-json/haptera/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(login),
  });
  if (!signIn.ok) throw new Error(`${login.username} could not sign in: ${signIn.status} ${await signIn.text()}`);
  const { nonce }: { nonce: string } = JSON.parse(await signIn.text());
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    request: async ({ path, method = 'GET', data, headers }) => {
      const answer = await fetch(`${url}/wp-json${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json', 'x-wp-nonce': nonce, cookie },
        body: data === undefined ? null : JSON.stringify(data),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return JSON.parse(text);
    },
  };
}

export function openEditor(url: string, username: string, applicationPassword: string): Editor {
  const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
  apiFetch.use(apiFetch.createRootURLMiddleware(`${url}/wp-json/`));
  return {
    url,
    authorization,
    request: ({ headers, ...request }) =>
      apiFetch({ ...request, headers: { ...headers, Authorization: authorization } }),
    fetch: ({ path, method = 'GET', data, body, headers }) =>
      fetch(`${url}/wp-json${path}`, {
        method,
        headers: { ...headers, authorization, ...(data !== undefined && { 'content-type': 'application/json' }) },
        body: data === undefined ? (body ?? null) : JSON.stringify(data),
      }),
  };
}
