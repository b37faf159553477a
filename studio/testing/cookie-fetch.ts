/** A `fetch` that keeps cookies, like the browser in which the studio runs. */
export interface Browser {
  readonly fetch: typeof fetch;
  /** The requests in order: method, path and query. */
  readonly asked: string[];
  clearCookies(): void;
}

export function openBrowser(real: typeof fetch = globalThis.fetch): Browser {
  const jar = new Map<string, string>();
  const asked: string[] = [];
  return {
    asked,
    clearCookies: () => jar.clear(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search}`);
      if (jar.size > 0) request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await real(request);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    },
  };
}
