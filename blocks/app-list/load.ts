import { defineLoad } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { AppCategory, HapticLevel } from '#cms-schema/supported.ts';
import definition from './block.ts';
import { appListQuery } from './query.generated.ts';

/** The list that editors maintain on the desk, in one language. */
export interface ListedApps {
  /** `2024-09-27`; null if not given. */
  readonly updated: string | null;
  readonly groups: readonly { readonly category: AppCategory; readonly apps: readonly ListedApp[] }[];
}

export interface ListedApp {
  readonly name: string;
  readonly client: string;
  readonly level: HapticLevel;
}

export default defineLoad(definition, {
  query: appListQuery,
  variables: (_, { language }) => ({ language }),
  read: ({ supportedApps }): ListedApps => supportedApps,
  example: { zh: exampleApps('zh'), en: exampleApps('en') },
});

function exampleApps(locale: Locale): ListedApps {
  const app = (zh: string, en: string, client: string, level: HapticLevel): ListedApp => ({
    name: locale === 'zh' ? zh : en,
    client,
    level,
  });
  return {
    updated: '2024-09-27',
    groups: [
      {
        category: 'games',
        apps: [app('样例 · 靶场', 'Sample: Range', 'PC', 'trueHd'), app('样例 · 赛道', 'Sample: Track', 'iOS', 'hd')],
      },
      { category: 'inputMethods', apps: [app('样例 · 键盘', 'Sample: Keys', 'Android', 'hd')] },
      { category: 'audioVideo', apps: [app('样例 · 节拍', 'Sample: Beat', 'iOS, Android', 'trueHd')] },
    ],
  };
}
