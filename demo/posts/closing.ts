import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { block, type SeedBlock } from '../block.ts';
import type { Links, PostKey } from '../seed-document.ts';

interface Closing {
  readonly next: PostKey;
  /** Names the next case. */
  readonly nextHeading: Localized;
  readonly heading: Localized;
  readonly text: Localized;
}

/** The end of an article: a link to the next one and a way to get in touch. */
export function closing(links: Links, { next, nextHeading, heading, text }: Closing): readonly SeedBlock[] {
  return [
    block(caseGrid, 'article-next', {
      heading: nextHeading,
      cases: [{ article: links.article(next) }],
      layout: 'rows',
      filter: false,
      tone: 'light',
    }),
    block(callToAction, 'article-contact', {
      heading,
      text,
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '全部案例', en: 'All cases' }, link: links.page('news', 'cases') },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ];
}
