/** Apps whose in-app browser cannot open other apps, by their keys in our messages. */
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
  /** The app whose in-app browser this is; null for a standalone browser. */
  readonly inside: HostApp | null;
}

/** User-agent marks. `MQQBrowser` is no mark of QQ: it is a standalone browser, and WeChat renders its pages with it. */
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

/** @param touchPoints `navigator.maxTouchPoints`, because iPads identify themselves as Macs. */
export function readBrowser(userAgent: string, touchPoints: number): Browser {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const system = isIos ? 'ios' : /Android|HarmonyOS/.test(userAgent) ? 'android' : 'desktop';
  return { system, inside: hostApps.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null };
}
