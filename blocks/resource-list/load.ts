import { defineLoad } from '#cms-schema/define-load.ts';
import type { ResolvedDownload } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { type downloadTypes, resourceTabs } from '#cms-schema/resource-choices.ts';
import type { IconName } from '#ui/icon-names.ts';
import definition from './block.ts';
import { resourceListQuery } from './query.generated.ts';

export type ResourceTab = keyof typeof resourceTabs;

export interface ResourceListData {
  /** The open tab. */
  readonly tab: ResourceTab;
  /** All four tabs in display order, each with its number of resources. */
  readonly tabs: readonly { readonly name: ResourceTab; readonly label: string; readonly total: number }[];
  /** The resources of the open tab. */
  readonly resources: readonly ListedResource[];
}

export interface ListedResource {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
  readonly icon: IconName;
  readonly downloadType: keyof typeof downloadTypes;
  readonly version: string;
  /** `2024-11-29`, or empty. */
  readonly released: string;
  readonly platform: string;
  readonly needs: string;
  readonly file: ResolvedDownload | null;
  /** A public address at which anyone can get it. */
  readonly url: { readonly href: string; readonly external: boolean } | null;
  readonly guide: { readonly title: string; readonly href: string } | null;
}

export default defineLoad(definition, {
  query: resourceListQuery,
  variables: (_, { language }) => ({ language }),
  read({ resources }, _, { locale, parameters }): ResourceListData {
    const tab = readTab(parameters.tab);
    const all = resources.nodes.map(({ card, fields: { tab: under, ...fields } }) => ({ ...card, ...fields, under }));
    return {
      tab,
      tabs: listTabs(locale, (name) => all.filter(({ under }) => under === name).length),
      resources: all.filter(({ under }) => under === tab).map(({ under: _under, ...resource }) => resource),
    };
  },
  example: {
    zh: exampleOf('zh', '渲染引擎 SDK', '一套接口，三种通道。', 'Windows 10（64 位）'),
    en: exampleOf('en', 'Rendering engine SDK', 'One interface, three kinds of channels.', 'Windows 10 (64-bit)'),
  },
});

/** The parameter is untrusted: anything that is not a tab opens the first one. */
export function readTab(asked: string | undefined): ResourceTab {
  return asked !== undefined && isTab(asked) ? asked : 'design';
}

function isTab(name: string): name is ResourceTab {
  return Object.hasOwn(resourceTabs, name);
}

function listTabs(locale: Locale, countOf: (name: ResourceTab) => number): ResourceListData['tabs'] {
  return Object.keys(resourceTabs)
    .filter(isTab)
    .map((name) => ({ name, label: resourceTabs[name][locale], total: countOf(name) }));
}

function exampleOf(locale: Locale, title: string, excerpt: string, platform: string): ResourceListData {
  return {
    tab: 'sdk',
    tabs: listTabs(locale, () => 1),
    resources: [
      {
        id: 1,
        title,
        excerpt,
        href: '#',
        icon: 'layers',
        downloadType: 'needLogin',
        version: '',
        released: '',
        platform,
        needs: '',
        file: null,
        url: null,
        guide: null,
      },
    ],
  };
}
