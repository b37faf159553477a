/**
 * Our own samples, named as such: no third-party app is listed without its maker's consent. They show what an entry
 * looks like until the real list is imported.
 */
export const sampleApps = [
  app('games', '触境样例 · 靶场', 'Haptera Sample: Range', 'PC', 'trueHd'),
  app('games', '触境样例 · 赛道', 'Haptera Sample: Track', 'PC, iOS, Android', 'hd'),
  app('inputMethods', '触境样例 · 键盘', 'Haptera Sample: Keys', 'iOS, Android', 'hd'),
  app('inputMethods', '触境样例 · 手写', 'Haptera Sample: Handwriting', 'Android', 'hd'),
  app('audioVideo', '触境样例 · 节拍', 'Haptera Sample: Beat', 'iOS, Android', 'trueHd'),
  app('audioVideo', '触境样例 · 雨声', 'Haptera Sample: Rain', 'iOS, Android', 'trueHd'),
] as const;

function app(category: string, zh: string, en: string, client: string, level: string) {
  return { zh, en, client, category, level };
}
