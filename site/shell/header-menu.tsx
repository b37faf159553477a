import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { readMenuIcon } from '#contract/menu-icons.ts';
import { Icon, isIconName } from '#ui/icon.tsx';
import { newTab } from '#ui/new-tab.ts';
import { getTranslations } from '../i18n/translate.ts';
import { AccountEntries } from './header-account.tsx';
import { highlightedKey, type MenuBranch, type MenuItem, neededAccess } from './menu-tree.ts';

interface Props {
  readonly locale: Locale;
  readonly path: string;
  readonly tree: readonly MenuBranch[];
  readonly otherLanguagePath: string;
}

/** The menu entries: in a row on desktops, stacked in a popover on small screens. */
export function HeaderMenu({ locale, path, tree, otherLanguagePath }: Props) {
  const t = getTranslations(locale, 'shell');
  const highlighted = highlightedKey(path, tree);
  return (
    <nav
      id="site-menu"
      popover="auto"
      data-holds-page=""
      className="header-menu h-surface"
      data-tone="dark"
      aria-label={t('mainMenu')}
    >
      <ul className="menu-list">
        {tree.map(({ databaseId, key, label, url, target, children }) => (
          <li key={databaseId}>
            {children.length === 0 ? (
              <a
                className="menu-top"
                href={url}
                aria-current={key === highlighted ? 'true' : undefined}
                {...newTab(target === '_blank')}
              >
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
                    <MenuEntry key={child.databaseId} entry={child} isCurrent={child.url === path} />
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <div className="menu-account">
        <AccountEntries locale={locale} />
        <div className="menu-sign-in h-surface" data-tone="light" data-sign-in-place="" hidden />
      </div>
      <LanguageToggle locale={locale} otherLanguagePath={otherLanguagePath} label={t('languages')} />
    </nav>
  );
}

function MenuEntry({ entry, isCurrent }: { readonly entry: MenuItem; readonly isCurrent: boolean }) {
  const { key, url, target, label, description, cssClasses } = entry;
  const icon = readMenuIcon(cssClasses);
  const access = neededAccess(key);
  return (
    <li {...(access && { hidden: true, 'data-needs-access': access })}>
      <a href={url} aria-current={isCurrent ? 'page' : undefined} {...newTab(target === '_blank')}>
        {isIconName(icon) && <Icon name={icon} size={20} />}
        <span className="menu-label">{label}</span>
        {description && <span className="menu-note">{description}</span>}
      </a>
    </li>
  );
}

interface ToggleProps {
  readonly locale: Locale;
  readonly otherLanguagePath: string;
  readonly label: string;
}

/** Both languages side by side, on small screens, each named in its own language. */
function LanguageToggle({ locale, otherLanguagePath, label }: ToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className="menu-languages" role="group" aria-label={label} data-locale={locale}>
      {locales.map((each) =>
        each === locale ? (
          <span key={each} aria-current="true">
            {languageNames[each]}
          </span>
        ) : (
          <a
            key={each}
            href={otherLanguagePath}
            hrefLang={languageTags[each]}
            lang={languageTags[each]}
            data-switch-to={each}
          >
            {languageNames[each]}
          </a>
        ),
      )}
    </div>
  );
}

const languageNames = { zh: '中文', en: 'English' } as const;
