/**
 * The address that a link leads to when it goes through a redirector of a mail program, an office suite or a platform, which
 * counts the click or warns of it; otherwise the address itself.
 */
export function unwrapLink(address: string): string {
  let current = address.trim();
  // One of them may wrap another, but not without end.
  for (let round = 0; round < 4; round += 1) {
    const inner = unwrapOnce(current);
    if (inner === null) return current;
    current = inner;
  }
  return current;
}

/** By host and the start of the path, the parameters that may hold the address. */
const redirectors: readonly (readonly [host: RegExp, path: string, ...parameters: string[]])[] = [
  [/^(www\.)?google\.[a-z.]{2,6}$/, '/url', 'q', 'url'],
  [/^(www\.)?youtube\.com$/, '/redirect', 'q'],
  [/^lm?\.(facebook|instagram|messenger)\.com$/, '/', 'u'],
  [/^([a-z0-9-]+\.)?safelinks\.protection\.outlook\.com$/, '/', 'url'],
  [/^statics\.teams\.cdn\.office\.net$/, '/evergreen-assets/safelinks/', 'url'],
  [/^(www\.)?linkedin\.com$/, '/redir/', 'url'],
  [/^(www\.)?linkedin\.com$/, '/safety/go', 'url'],
  [/^slack-redir\.net$/, '/link', 'url'],
  [/^out\.reddit\.com$/, '/', 'url'],
  [/^t\.umblr\.com$/, '/redirect', 'z'],
  [/^steamcommunity\.com$/, '/linkfilter', 'url', 'u'],
  [/^vk\.com$/, '/away.php', 'to'],
  [/^link\.(zhihu\.com|juejin\.cn|csdn\.net)$/, '/', 'target'],
  [/^(www\.)?jianshu\.com$/, '/go-wild', 'url'],
  [/^link\.jianshu\.com$/, '/', 't'],
  [/^gitee\.com$/, '/link', 'target'],
  [/^c\.pc\.qq\.com$/, '/', 'pfurl', 'url'],
  [/^docs\.qq\.com$/, '/scenario/link.html', 'url'],
  [/^(www\.)?douban\.com$/, '/link2/', 'url'],
  [/^weibo\.cn$/, '/sinaurl', 'u', 'toasturl'],
];

function unwrapOnce(address: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { hostname, pathname, searchParams, href } = new URL(address);
  const defended = /^https?:\/\/urldefense\.com\/v3\/__(https?:\/\/?.+?)__;/i.exec(href)?.[1];
  if (defended) return asWeb(defended.replace(/^(https?:\/)(?!\/)/i, '$1/'));
  for (const [host, path, ...parameters] of redirectors) {
    if (!host.test(hostname) || !pathname.startsWith(path)) continue;
    for (const name of parameters) {
      const inner = asWeb(searchParams.get(name) ?? '');
      if (inner !== null) return inner;
    }
  }
  return null;
}

function asWeb(address: string): string | null {
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : null;
}
