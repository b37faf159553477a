import { isLocale, type Locale } from '#cms-schema/locale.ts';

const KEY = 'haptera-studio-language';

/** The language that was chosen for the studio on this device; null when none was. */
function getChosenLanguage(): Locale | null {
  try {
    const stored = window.localStorage.getItem(KEY);
    return isLocale(stored) ? stored : null;
  } catch {
    // Storage can be closed to a page; the studio then asks the browser each time.
    return null;
  }
}

/** The language that the studio speaks on this device. */
export function getUiLanguage(): Locale {
  return getChosenLanguage() ?? guessLanguage();
}

/** Without a choice: the first language of the browser that the studio speaks, else Chinese. */
function guessLanguage(): Locale {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => isLocale(tag));
  return isLocale(spoken) ? spoken : 'zh';
}

export function rememberLanguage(locale: Locale): void {
  try {
    window.localStorage.setItem(KEY, locale);
  } catch {
    // Not remembered then; it holds until the tab is closed.
  }
}
