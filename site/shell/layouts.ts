import { localizePath } from '#cms-schema/locale.ts';
import type { Layout } from '#content-types/page/layouts.ts';
import { localeOf } from '../cms.ts';
import type { ContentTypePartsFragment, PagePartsFragment } from '../generated/graphql.ts';
import { publicPath } from '../page/page-metadata.ts';

/** What editors choose for a page, and what the front page makes of the usual one. */
export type ShellLayout = Layout | 'home';

interface LayoutParts {
  /** `brand`: the way home and the other language, no menu. */
  readonly header: 'menu' | 'brand' | 'none';
  /** `line`: copyright and filing number, which the law asks for, and no links. */
  readonly footer: 'whole' | 'line' | 'none';
  readonly hasBackToTop: boolean;
  /** How the content fills the screen: each band one of its own, all of it in the middle, or its last band down to the end. */
  readonly fills?: 'screens' | 'middle' | 'end';
}

/** Of what each layout is made (specification, section 2). */
export const layoutParts: Readonly<Record<ShellLayout, LayoutParts>> = {
  default: { header: 'menu', footer: 'whole', hasBackToTop: true },
  home: { header: 'menu', footer: 'line', hasBackToTop: true, fills: 'screens' },
  configTool: { header: 'menu', footer: 'line', hasBackToTop: false, fills: 'end' },
  independent: { header: 'brand', footer: 'line', hasBackToTop: true, fills: 'end' },
  notFound: { header: 'menu', footer: 'whole', hasBackToTop: false, fills: 'middle' },
  logout: { header: 'brand', footer: 'line', hasBackToTop: false, fills: 'middle' },
  pure: { header: 'none', footer: 'none', hasBackToTop: false, fills: 'end' },
};

type Placed = Pick<PagePartsFragment, 'uri' | 'language'> & ContentTypePartsFragment;

/** Documents of other types than pages have the usual one. */
export function layoutOf(document: Placed): ShellLayout {
  const chosen = document.__typename === 'Page' ? document.page.layout : 'default';
  const isFront = publicPath(document.uri) === localizePath('/', localeOf(document.language.slug));
  return chosen === 'default' && isFront ? 'home' : chosen;
}
