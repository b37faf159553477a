export interface AgentNames {
  /** `Firefox`; null when it is none that people know. */
  readonly browser: string | null;
  /** `Windows`; null likewise. */
  readonly system: string | null;
}

// Each imitates those after it, so the first that fits is meant.
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

/** The names that people know a browser and its system by, out of what it calls itself. */
export function describeAgent(agent: string): AgentNames {
  const find = (known: readonly [string, RegExp][]) => known.find(([, sign]) => sign.test(agent))?.[0] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
