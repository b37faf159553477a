import type { Localized } from '#cms-schema/locale.ts';
import type { ContainerKey, PageKey } from '../seed-document.ts';

export interface SeedContainer {
  readonly key: ContainerKey;
  readonly parent: PageKey | null;
  readonly title: Localized;
}

/** Never published: they only provide the path of the pages below them. Their slug is their key. */
export const containers: readonly SeedContainer[] = [
  { key: 'community', parent: null, title: { zh: '社区', en: 'Community' } },
  { key: 'components', parent: 'solution', title: { zh: '方案组成', en: 'Parts of solutions' } },
];
