import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchForm } from '#blocks/search/search-form.tsx';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { headerHeight, media, theme, tone } from '#ui/theme.ts';
import { Logo } from '#ui/waveform/logo.tsx';
import { highlightedKey, type MenuItem, menuTree, searchKey } from './menu-tree.ts';

interface Props {
  readonly locale: Locale;
  readonly path: string;
  readonly home: string;
  readonly items: readonly MenuItem[];
  readonly otherLanguagePath: string;
  /** Stands beside the brand on paper, in place of all that can be pressed. */
  readonly printed: ReactNode;
}

/**
 * The menu works without script: groups are `details` of one name (one open at a time), the mobile menu is a popover.
 * The script adds hiding on scroll, closing by Escape, outside or by leaving, what the mobile menu says of itself, and
 * remembering the language.
 */
export async function SiteHeader({ locale, path, home, items, otherLanguagePath, printed }: Props) {
  const t = await getTranslations({ locale, namespace: 'shell' });
  const search = items.find(({ key }) => key === searchKey);
  const tree = menuTree(items.filter((item) => item !== search));
  const highlighted = highlightedKey(path, tree);
  const other = locale === 'zh' ? 'en' : 'zh';
  return (
    <Header id="site-header" className="h-surface" data-tone="dark" data-attach="header">
      <div className="header-bar">
        <a className="header-logo" href={home}>
          <Logo locale={locale} />
        </a>
        {tree.length > 0 && (
          <nav
            id="site-menu"
            popover="auto"
            data-holds-page=""
            className="header-menu h-surface"
            data-tone="dark"
            aria-label={t('mainMenu')}
          >
            <ul className="menu-list">
              {tree.map(({ databaseId, key, label, url, children }) => (
                <li key={databaseId}>
                  {children.length === 0 ? (
                    <a className="menu-top" href={url} aria-current={key === highlighted ? 'true' : undefined}>
                      {label}
                    </a>
                  ) : (
                    <details name="site-menu" className="menu-group">
                      <summary className="menu-top" data-current={key === highlighted || undefined}>
                        {label}
                        <Icon name="chevron-down" size={16} />
                      </summary>
                      <ul className="menu-panel">
                        {children.map((child) => (
                          <li key={child.databaseId}>
                            <a href={child.url} aria-current={child.url === path ? 'page' : undefined}>
                              <span className="menu-label">{child.label}</span>
                              {child.description && <span className="menu-note">{child.description}</span>}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </nav>
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
    </Header>
  );
}

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.header};
  border-block-end: ${theme.line.hair} solid ${tone.line};
  transition: translate ${theme.duration.settle} ${theme.ease.out};

  &[data-hidden] {
    translate: 0 -101%;
  }
  &:focus-within {
    translate: none;
  }
  .header-bar {
    display: flex;
    align-items: center;
    gap: min(${theme.space.x2}, 2vw);
    container-type: inline-size;
    height: ${headerHeight};
    max-width: calc(${theme.width.page} + 8rem);
    margin-inline: auto;
    padding-inline: min(1.25rem, 5vw);
  }
  .header-logo {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    margin-inline-end: auto;
    color: inherit;
    text-decoration: none;
  }
  .header-search,
  .header-language,
  .header-toggle {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.x1};
    min-height: 2.75rem;
    min-width: 44px;
    padding-inline: min(${theme.space.x1}, 2vw);
    border: 0;
    background: none;
    color: inherit;
    font-size: ${theme.size.small};
    text-decoration: none;
    cursor: pointer;
    white-space: nowrap;
  }
  /* Letters of twice the size leave no room on a phone for more than the brand and three signs. */
  @container (max-width: 17rem) {
    .h-logo[data-lockup='en'] .h-logo-word {
      width: 3.5rem;
    }
    .header-language-name,
    .h-logo[data-lockup='zh'] .h-logo-word {
      display: none;
    }
  }
  .search-panel {
    position: fixed;
    inset: ${headerHeight} 0 auto;
    width: auto;
    max-width: none;
    margin: 0;
    padding: ${theme.space.x3} max(1.25rem, calc((100vw - ${theme.width.content}) / 2));
    border: 0;
    border-block-end: ${theme.line.hair} solid ${tone.line};
    overflow: visible;
  }
  .search-panel::backdrop {
    background: rgb(11 15 23 / 40%);
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .menu-top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.x1};
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
    cursor: pointer;
    list-style: none;
    white-space: nowrap;

    &::-webkit-details-marker {
      display: none;
    }
    &[aria-current],
    &[data-current] {
      color: ${tone.accent};

      ${media.forcedColors} {
        text-decoration: underline;
        text-underline-offset: 0.35em;
      }
    }
    @media (hover: hover) {
      &:hover {
        color: ${tone.accent};
      }
    }
  }
  .menu-group .h-icon {
    transition: rotate ${theme.duration.quick} ${theme.ease.out};
  }
  .menu-group[open] .menu-top .h-icon {
    rotate: 180deg;
  }
  .menu-panel a {
    display: grid;
    gap: 0.125rem;
    padding: ${theme.space.x15} ${theme.space.x2};
    border-radius: ${theme.radius.medium};
    color: inherit;
    text-decoration: none;

    &[aria-current] .menu-label {
      color: ${tone.accent};

      ${media.forcedColors} {
        text-decoration: underline;
      }
    }
    @media (hover: hover) {
      &:hover {
        background: ${tone.surfaceRaised};
      }
    }
  }
  .menu-note {
    color: ${tone.textMuted};
    font-size: ${theme.size.tiny};
  }

  ${media.belowDesktop} {
    .header-menu {
      position: fixed;
      inset: ${headerHeight} 0 0;
      width: auto;
      height: auto;
      max-width: none;
      max-height: none;
      margin: 0;
      padding: ${theme.space.x2} 1.25rem ${theme.space.x6};
      border: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    .header-menu .menu-top {
      min-height: 3.5rem;
      border-block-end: ${theme.line.hair} solid ${tone.line};
      font-size: ${theme.size.sub};
    }
    .menu-panel {
      padding-block: ${theme.space.x1} ${theme.space.x2};
    }
    .header-toggle .h-icon:last-of-type,
    .header-menu:popover-open ~ .header-toggle .h-icon:first-of-type {
      display: none;
    }
    .header-menu:popover-open ~ .header-toggle .h-icon:last-of-type {
      display: inline-block;
    }
  }

  ${media.desktop} {
    .header-bar {
      padding-inline: 4rem;
    }
    .header-toggle {
      display: none;
    }
    .header-menu {
      display: block;
      position: static;
      inset: auto;
      width: auto;
      height: auto;
      margin: 0;
      padding: 0;
      border: 0;
      overflow: visible;
      background: none;
    }
    .menu-list {
      display: flex;
      gap: ${theme.space.x1};
    }
    .menu-top {
      padding-inline: ${theme.space.x15};
      font-size: ${theme.size.small};
    }
    .menu-group {
      position: relative;
    }
    .menu-panel {
      position: absolute;
      inset: calc(100% + 0.5rem) auto auto 0;
      display: grid;
      min-width: 17rem;
      padding: ${theme.space.x1};
      border: ${theme.line.hair} solid ${tone.line};
      border-radius: ${theme.radius.large};
      background: ${tone.surface};
      box-shadow: ${theme.shadow.overlay};
    }
    li:last-of-type > .menu-group .menu-panel {
      inset-inline: auto 0;
    }
  }

  .header-printed {
    display: none;
  }
  ${media.print} {
    position: static;
    translate: none;

    .header-bar {
      height: auto;
      padding: 0 0 ${theme.space.x2};
    }
    :is(.header-menu, .header-search, .header-language, .header-toggle) {
      display: none;
    }
    .header-printed {
      display: block;
      margin: 0;
      font-size: ${theme.size.tiny};
      text-align: end;
      overflow-wrap: anywhere;
    }
  }
`;
