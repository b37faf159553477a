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

/** A page that is one legal text; its name is the last step of its address. */
export function legalPage({ summary, validFrom = '', sections, ...page }: LegalPage): SeedPage {
  return {
    ...page,
    slug: page.key,
    parent: null,
    blocks: () => [
      // The name of its addresses: `#section-3`.
      block(legalText, 'section', { heading: page.title, summary, validFrom, sections, tone: 'light' }),
    ],
  };
}

/** Since when the texts of this edition are valid. */
export const validFrom = '2026-01-01';
