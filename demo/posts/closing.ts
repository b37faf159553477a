import callToAction from '#blocks/call-to-action/block.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { block, type SeedBlock } from '../block.ts';
import { writeToBusiness } from '../contact.ts';
import type { Links } from '../seed-document.ts';

/** The end of an article: back to the others, or on to a conversation. */
export function closing(links: Links, heading: Localized, text: Localized): SeedBlock {
  return block(callToAction, 'article-contact', {
    heading,
    text,
    actions: [
      { label: { zh: '联系商务', en: 'Talk to us' }, link: writeToBusiness },
      { label: { zh: '更多案例', en: 'More cases' }, link: links.page('news', 'cases') },
    ],
    tone: 'tint',
  });
}
