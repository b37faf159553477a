export interface AgentNames {
  /** `Firefox`; null when not recognized. */
  readonly browser: string | null;
  /** `Windows`; null likewise. */
  readonly system: string | null;
}

// Each one's user agent also contains the names of those after it, so the first match wins.
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['WeChat', /\bMicroMessenger\//],
  ['QQ', /\bM?QQBrowser\//],
  ['UC', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const systems: readonly [name: string, sign: RegExp][] = [
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Common names of the browser and operating system in a user agent string. */
export function describeAgent(agent: string): AgentNames {
  const find = (known: readonly [string, RegExp][]) => known.find(([, sign]) => sign.test(agent))?.[0] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
