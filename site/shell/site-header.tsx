import type { ReactNode } from 'react';
import { SearchForm } from '#blocks/search-form.tsx';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/waveform/logo.tsx';
import { getTranslations } from '../i18n/translate.ts';
import { HeaderAccount } from './header-account.tsx';
import { HeaderFrame } from './header-frame.ts';
import { HeaderMenu } from './header-menu.tsx';
import { type MenuItem, menuTree, searchKey } from './menu-tree.ts';

interface Props {
  readonly locale: Locale;
  readonly path: string;
  readonly home: string;
  /** Empty if the layout shows only the brand. */
  readonly items: readonly MenuItem[];
  readonly otherLanguagePath: string;
  /** Printed beside the brand, in place of all links and buttons. */
  readonly printed: ReactNode;
}

/**
 * The menu works without script: groups are `details` with one name (so only one is open), the mobile menu is a popover.
 * The script adds hiding on scroll, closing on Escape, on outside clicks and on blur, the mobile menu's ARIA states, entries
 * that require access, the account, and remembering the language.
 */
export function SiteHeader({ locale, path, home, items, otherLanguagePath, printed }: Props) {
  const t = getTranslations(locale, 'shell');
  const search = items.find(({ key }) => key === searchKey);
  const tree = menuTree(items.filter((item) => item !== search));
  const other = locale === 'zh' ? 'en' : 'zh';
  return (
    <HeaderFrame id="site-header" className="h-surface" data-tone="dark" data-scroll="fixed">
      <div className="header-bar">
        <a className="header-logo" href={home}>
          <Logo locale={locale} />
        </a>
        {tree.length > 0 && (
          <HeaderMenu locale={locale} path={path} tree={tree} otherLanguagePath={otherLanguagePath} />
        )}
        {search && (
          <>
            <button
              type="button"
              className="header-search"
              popoverTarget="header-search"
              aria-label={search.label}
              title={search.label}
            >
              <Icon name="search" />
            </button>
            <div id="header-search" popover="auto" className="search-panel h-surface" data-tone="dark">
              <SearchForm
                data-attach="search"
                id="header-search-query"
                locale={locale}
                action={search.url}
                placeholder={search.description}
                isFocused
              />
            </div>
          </>
        )}
        <a
          className="header-language"
          href={otherLanguagePath}
          hrefLang={languageTags[other]}
          lang={languageTags[other]}
          data-switch-to={other}
          aria-label={`${t('switchLanguage')} · ${t('switchLanguageHint')}`}
        >
          <Icon name="globe" size={18} />
          <span className="header-language-name">{t('switchLanguage')}</span>
        </a>
        {tree.length > 0 && <HeaderAccount locale={locale} />}
        {tree.length > 0 && (
          <button
            type="button"
            className="header-toggle"
            popoverTarget="site-menu"
            aria-label={t('openMenu')}
            data-open-label={t('openMenu')}
            data-close-label={t('closeMenu')}
          >
            <Icon name="menu" />
            <Icon name="close" />
          </button>
        )}
        <p className="header-printed">{printed}</p>
      </div>
    </HeaderFrame>
  );
}
