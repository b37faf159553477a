import type { Localized } from '#cms-schema/locale.ts';
import type { ContainerKey, PageKey } from '../seed-document.ts';

export interface SeedContainer {
  readonly key: ContainerKey;
  readonly parent: PageKey | null;
  readonly title: Localized;
}

/** Drafts: nobody reads them, they give the pages below them their address. Their slug is their key. */
export const containers: readonly SeedContainer[] = [
  { key: 'community', parent: null, title: { zh: '社区', en: 'Community' } },
  { key: 'components', parent: 'solution', title: { zh: '方案组成', en: 'Parts of solutions' } },
];
