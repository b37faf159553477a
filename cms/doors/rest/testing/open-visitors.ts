import type { CmsHttp } from '../../http.ts';

export interface VisitorAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A browser or program at a network address, with its own cookies. */
export interface Visitor {
  readonly cookies: Readonly<Record<string, string>>;
  /** The same address with other cookies. */
  with(cookies: Readonly<Record<string, string>>): Visitor;
  /** Signs in like the studio. */
  signIn(login: string, password: string): Promise<VisitorAnswer>;
  /** Signs in with WordPress's form. */
  logIn(login: string, password: string): Promise<VisitorAnswer>;
  /** Sends a request with `Authorization: Basic`, like a program. */
  callWithPassword(login: string, password: string): Promise<VisitorAnswer>;
  ask(path: string, init?: RequestInit): Promise<VisitorAnswer>;
}

export interface Visitors {
  at(address: string): Visitor;
}

const origin = 'https://haptera.example';

export function openVisitors(http: CmsHttp): Visitors {
  const open = (address: string, cookies: Record<string, string>): Visitor => {
    const ask = async (path: string, init: RequestInit = {}): Promise<VisitorAnswer> => {
      const headers = new Headers(init.headers);
      const sent = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
      if (sent.length > 0) headers.set('cookie', sent.join('; '));
      const response = await http(new Request(origin + path, { ...init, headers }), address);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') delete cookies[name];
        else cookies[name] = value;
      }
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    return {
      cookies,
      with: (others) => open(address, { ...others }),
      ask,
      signIn: (username, password) =>
        ask('/wp-json/haptera/v1/session', {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: JSON.stringify({ username, password }),
        }),
      logIn: (log, pwd) =>
        ask('/wp-login.php', { method: 'POST', headers: { origin }, body: new URLSearchParams({ log, pwd }) }),
      callWithPassword: (login, password) =>
        ask('/wp-json/wp/v2/types', {
          headers: { authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}` },
        }),
    };
  };
  return { at: (address) => open(address, {}) };
}
