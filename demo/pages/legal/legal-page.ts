import legalText from '#blocks/legal-text/block.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { block } from '../../block.ts';
import type { PageKey, SeedPage, SeedText } from '../../seed-document.ts';

interface LegalPage extends SeedText {
  readonly key: PageKey;
  readonly menuOrder: number;
  readonly summary: Localized;
  /** `2026-01-01`; guides have none. */
  readonly validFrom?: string;
  readonly sections: readonly { readonly heading: Localized; readonly body: Localized }[];
}

/** A page consisting of one legal text. */
export function legalPage({ summary, validFrom = '', sections, ...page }: LegalPage): SeedPage {
  return {
    ...page,
    slug: page.key,
    parent: null,
    blocks: () => [
      // The id determines its anchors: `#section-3`.
      block(legalText, 'section', { heading: page.title, summary, validFrom, sections, tone: 'light' }),
    ],
  };
}

/** Effective date of this edition of the texts. */
export const validFrom = '2026-01-01';
