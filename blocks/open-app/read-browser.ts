/** Apps whose own browser opens no other app, as our messages name them. */
export type HostApp =
  | 'wechat'
  | 'qq'
  | 'weibo'
  | 'dingtalk'
  | 'alipay'
  | 'feishu'
  | 'douyin'
  | 'xiaohongshu'
  | 'facebook'
  | 'instagram'
  | 'line';

export interface Browser {
  readonly system: 'ios' | 'android' | 'desktop';
  /** The app whose browser this is; null for a browser of its own. */
  readonly inside: HostApp | null;
}

/** What each says of itself. QQ's browser (`MQQBrowser`) is one of its own, also where WeChat draws its pages with it. */
const hostApps: readonly (readonly [HostApp, RegExp])[] = [
  ['wechat', /MicroMessenger/i],
  ['dingtalk', /DingTalk/i],
  ['alipay', /AlipayClient/i],
  ['feishu', /\b(?:Lark|Feishu)\b/i],
  ['weibo', /Weibo/i],
  ['douyin', /\b(?:aweme|BytedanceWebview)/i],
  ['xiaohongshu', /xiaohongshu|xhsdiscover/i],
  ['facebook', /\bFBA[NV]\//],
  ['instagram', /\bInstagram\b/],
  ['line', /\bLine\/\d/],
  ['qq', /\bQQ\/[\d.]+/],
];

/** @param touchPoints how many fingers the screen tells apart: tablets of Apple call themselves a Mac. */
export function readBrowser(userAgent: string, touchPoints: number): Browser {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const system = isIos ? 'ios' : /Android|HarmonyOS/.test(userAgent) ? 'android' : 'desktop';
  return { system, inside: hostApps.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null };
}
