import { localizePath } from '#cms-schema/locale.ts';
import type { Layout } from '#content-types/page/layouts.ts';
import { localeOf } from '../cms.ts';
import type { ContentTypePartsFragment, PagePartsFragment } from '../generated/graphql.ts';
import { publicPath } from '../page/page-metadata.ts';

/** The layouts that editors can choose, and that of the home page, which replaces the default one. */
export type ShellLayout = Layout | 'home';

interface LayoutParts {
  /** `brand`: a link to the home page and the language switch, without a menu. */
  readonly header: 'menu' | 'brand' | 'none';
  /** `line`: just the legally required copyright and filing number, without a menu. */
  readonly footer: 'whole' | 'line' | 'none';
  readonly hasBackToTop: boolean;
  /** Stretches the last band, so that short content fills the screen. */
  readonly fills?: 'end';
}

/** The parts of each layout (specification, section 2). */
export const layoutParts: Readonly<Record<ShellLayout, LayoutParts>> = {
  default: { header: 'menu', footer: 'whole', hasBackToTop: true },
  home: { header: 'menu', footer: 'line', hasBackToTop: true },
  configTool: { header: 'menu', footer: 'line', hasBackToTop: false, fills: 'end' },
  independent: { header: 'brand', footer: 'line', hasBackToTop: true, fills: 'end' },
  notFound: { header: 'menu', footer: 'whole', hasBackToTop: false, fills: 'end' },
  logout: { header: 'brand', footer: 'line', hasBackToTop: false, fills: 'end' },
  pure: { header: 'none', footer: 'none', hasBackToTop: false, fills: 'end' },
};

type Placed = Pick<PagePartsFragment, 'uri' | 'language'> & ContentTypePartsFragment;

/** Documents other than pages have the default layout. */
export function layoutOf(document: Placed): ShellLayout {
  const chosen = document.__typename === 'Page' ? document.page.layout : 'default';
  const isFront = publicPath(document.uri) === localizePath('/', localeOf(document.language.slug));
  return chosen === 'default' && isFront ? 'home' : chosen;
}
