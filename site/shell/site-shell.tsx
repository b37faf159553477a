import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { printDay } from '#cms-schema/print-day.ts';
import { headerHeight, media } from '#ui/theme.ts';
import { readSiteEnv } from '../env.ts';
import type { ShellQuery } from '../generated/graphql.ts';
import { getTranslations } from '../i18n/translate.ts';
import type { PageView } from '../render/page-view.ts';
import { BackToTop } from './back-to-top.tsx';
import { FooterLine } from './footer-line.tsx';
import { layoutParts, type ShellLayout } from './layouts.ts';
import { LoadBar, loadBarId } from './load-bar.tsx';
import { searchKey } from './menu-tree.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Toast } from './toast.tsx';
import { UntranslatedNote } from './untranslated-note.tsx';

export interface ShellProps {
  readonly locale: Locale;
  /** The menus and settings of this language. */
  readonly shell: ShellQuery;
  /** Public path of the page, for the menu's highlight. */
  readonly path: string;
  /** The target of the language switch: this page in the other language, or else that language's home page. */
  readonly otherLanguagePath: string;
  /** The day of the last published change, shown in print. */
  readonly changed?: string;
  readonly layout?: ShellLayout;
  readonly children: ReactNode;
}

interface ViewInShell extends ShellProps, Pick<PageView, 'head'> {
  /** Names of the modules of the content. */
  readonly modules?: readonly string[];
  /** The id of the element that follows what must be painted at once. */
  readonly paintsAfter?: string | null;
}

/** A page whose content is surrounded by the parts of its layout. */
export function viewInShell({ head, modules = [], paintsAfter = null, ...props }: ViewInShell): PageView {
  const { locale, layout = 'default' } = props;
  const { header, footer, fills } = layoutParts[layout];
  const isShort = footer === 'line' && fills === 'end';
  const hasSearch = listItems(props).some(({ key }) => key === searchKey);
  const own = header === 'none' ? [] : hasSearch ? ['shell', 'search'] : ['shell'];
  return {
    locale,
    head,
    // The element after the header or, on short pages, after the footer: half a header would move, and so would a short
    // page without its footer.
    paintsAfter: header === 'none' ? null : isShort ? loadBarId : (paintsAfter ?? contentId),
    modules: [...modules, ...own],
    body: <SiteShell {...props} />,
  };
}

const contentId = 'content';

function listItems({ shell, layout = 'default' }: ShellProps) {
  return layoutParts[layout].header === 'menu' ? (shell.primary?.menuItems.nodes ?? []) : [];
}

/** The parts around the content of every public page, according to its layout. */
export function SiteShell(props: ShellProps) {
  const { locale, shell, path, otherLanguagePath, changed, layout = 'default', children } = props;
  const { header, footer, hasBackToTop, fills } = layoutParts[layout];
  const t = getTranslations(locale, 'shell');
  const items = listItems(props);
  const toTop = hasBackToTop && <BackToTop label={t('backToTop')} />;
  return (
    <Shell
      className={fills && `fills-${fills}`}
      data-footer={footer}
      data-attach={header === 'none' ? undefined : 'shell'}
    >
      {header !== 'none' && (
        <>
          <a className="h-skip" href={`#${contentId}`}>
            {t('skipToContent')}
          </a>
          <SiteHeader
            locale={locale}
            path={path}
            home={localizePath('/', locale)}
            items={items}
            otherLanguagePath={otherLanguagePath}
            printed={<Imprint locale={locale} path={path} changed={changed} />}
          />
        </>
      )}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      {footer === 'whole' && (
        <SiteFooter locale={locale} items={shell.footer?.menuItems.nodes ?? []} settings={shell.generalSettings}>
          {toTop}
        </SiteFooter>
      )}
      {footer === 'line' && <FooterLine settings={shell.generalSettings}>{toTop}</FooterLine>}
      {path === localizePath('/', locale) && <UntranslatedNote locale={locale} />}
      {header !== 'none' && (
        <>
          <LoadBar />
          <Toast closeLabel={t('closeToast')} />
        </>
      )}
    </Shell>
  );
}

/** Printed beside the brand: the page's address and the day of its last change. */
function Imprint({ locale, path, changed }: Pick<ShellProps, 'locale' | 'path' | 'changed'>) {
  const t = getTranslations(locale, 'shell');
  return (
    <>
      {decodeURI(readSiteEnv().publicUrl + path)}
      {changed && ` · ${t('changed', { day: printDay(changed, locale) })}`}
    </>
  );
}

/**
 * Sticky elements stay below the header while it is visible. Blocks after the first are laid out only when they come near the
 * viewport, and have an estimated height until `tendHeights` has had an idle moment for them. The last two are excluded: after a jump to the end of the page, one of
 * them and the footer would shift.
 */
const Shell = styled.div`
  --sticky-top: ${headerHeight};
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100svh;

  /* The builder's canvas draws the shell with a content of its own. */
  & > main {
    flex: 1 0 auto;
    width: 100%;
  }
  /* A whole footer comes after the first screen, so that nothing depends on how much of it has arrived. */
  &[data-footer='whole'] > main {
    min-height: calc(100svh - ${headerHeight});

    ${media.print} {
      min-height: 0;
    }
  }
  &.fills-end > main {
    display: flex;
    flex-direction: column;

    & > .h-band:last-of-type {
      flex: 1 0 auto;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: center;
    }
  }
  & > #content > .h-band ~ .h-band:not(:nth-last-of-type(-n + 2)) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 44rem;

    ${media.print} {
      content-visibility: visible;
    }
  }

  &:has(> [data-scroll='fade-out']) {
    --sticky-top: 0px;
  }
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;
