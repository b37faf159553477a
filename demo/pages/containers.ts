import type { Localized } from '#cms-schema/locale.ts';
import type { ContainerKey } from '../seed-document.ts';

/** Drafts: nobody reads them, they give the pages below them their address. */
export const containers: readonly { readonly key: ContainerKey; readonly title: Localized }[] = [
  { key: 'community', title: { zh: '社区', en: 'Community' } },
];
