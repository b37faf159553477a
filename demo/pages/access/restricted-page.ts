import callToAction from '#blocks/call-to-action/block.ts';
import companyAdmin from '#blocks/company-admin/block.ts';
import configAccess from '#blocks/config-access/block.ts';
import hero from '#blocks/hero/block.ts';
import richText from '#blocks/rich-text/block.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { block, type SeedBlock } from '../../block.ts';
import { writeToSupport } from '../../contact.ts';
import type { Links, SeedPage, SeedText } from '../../seed-document.ts';

interface RestrictedPage extends SeedText, Pick<SeedPage, 'key' | 'parent' | 'menuOrder' | 'layout'> {
  /** Default: the key. */
  readonly slug?: string;
  /** What the page is for. */
  readonly lede: Localized;
  readonly heading: Localized;
  readonly lead: Localized;
  readonly body: Localized;
  /** Who may use it, and the text shown to others. */
  readonly access?: {
    readonly needs: 'configTool' | 'customConfig';
    /** The tool's view; default: only the text. */
    readonly view?: 'overview';
    readonly heading: Localized;
    readonly text: Localized;
  };
  /** For company managers: the view of their accounts. */
  readonly company?: { readonly view: 'totals' | 'accounts'; readonly heading: Localized };
  /** Further content after the tool. */
  more?(links: Links): readonly SeedBlock[];
  /** Related links. */
  further?(links: Links): readonly { readonly label: Localized; readonly link: ReturnType<Links['page']> }[];
}

/** A page that only some accounts may use: it says who, and how to become one of them. */
export function restrictedPage(page: RestrictedPage): SeedPage {
  const { slug, lede, heading, lead, body, access, company, more, further, ...seed } = page;
  const { key, title } = seed;
  const id = key.toLowerCase();
  return {
    ...seed,
    slug: slug ?? key,
    isHidden: true,
    blocks: (links) => [
      block(hero, `${id}-hero`, {
        opening: 'plain',
        heading: title,
        lede,
        actions: further?.(links) ?? [],
        tone: 'light',
      }),
      ...(access ? [block(configAccess, `${id}-access`, access)] : []),
      ...(company ? [block(companyAdmin, `${id}-company`, company)] : []),
      ...(more?.(links) ?? []),
      block(richText, `${id}-about`, { heading, lead, body, width: 'beside', tone: 'light' }),
      block(callToAction, `${id}-contact`, {
        heading: { zh: `${title.zh}的开通与续期`, en: `${title.en}: access and renewal` },
        text: {
          zh: '开通、续期与增加账号，都由商务办理。请告诉我们您的公司与用途。',
          en: 'Our sales team grants and renews access and adds accounts. Tell us about your company and what you have in mind.',
        },
        actions: [
          { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
          { label: { zh: '写信给技术支持', en: 'Write to support' }, link: writeToSupport },
        ],
        look: 'line',
        tone: 'tint',
      }),
    ],
  };
}
