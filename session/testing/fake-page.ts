import { vi } from 'vitest';

export interface FakePage {
  /** The toasts that were shown, as `tone: text`. */
  readonly said: string[];
  /** The browser's cookies, by name. */
  readonly cookies: Map<string, string>;
  readonly stored: Map<string, string>;
  /** The session storage of this tab. */
  readonly tabStored: Map<string, string>;
  /** The requests that were made. */
  readonly asked: { readonly url: string; readonly headers: Headers; readonly body: string; readonly method: string }[];
  /** Answers the next requests in turn; a function may throw as the network does. */
  answerWith(...answers: readonly (object | string | (() => never))[]): void;
}

/** A stub of the browser APIs that the session uses: a document with cookies, storage and a network. */
export function openFakePage(lang = 'en'): FakePage {
  const cookies = new Map<string, string>();
  const stored = new Map<string, string>();
  const tabStored = new Map<string, string>();
  const said: string[] = [];
  const asked: FakePage['asked'] = [];
  const answers: (object | string | (() => never))[] = [];
  const page = Object.assign(new EventTarget(), { documentElement: { lang, dataset: { platform: '/platform' } } });
  Object.defineProperty(page, 'cookie', {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line: string) => {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      const expires = /expires=([^;]*)/i.exec(line)?.[1];
      if (expires !== undefined && Date.parse(expires) < Date.now()) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  page.addEventListener('haptera:tell', (event) => {
    if (event instanceof CustomEvent) said.push(`${event.detail.tone}: ${event.detail.text}`);
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    location: { protocol: 'https:' },
    localStorage: storageOn(stored),
    sessionStorage: storageOn(tabStored),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, method: String(init.method), headers: new Headers(init.headers), body: String(init.body ?? '') });
    const answer = answers.shift();
    if (typeof answer === 'function') answer();
    if (answer instanceof Response) return answer;
    return typeof answer === 'string' ? new Response(answer, { status: 502 }) : Response.json(answer);
  });
  return { said, cookies, stored, tabStored, asked, answerWith: (...next) => void answers.push(...next) };
}

function storageOn(kept: Map<string, string>) {
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

export const done = (result: unknown = null, message = '') => ({ code: 200, success: true, message, result });
export const refused = (code: number, message = 'no', result: unknown = null) => ({
  code,
  success: false,
  message,
  result,
});
