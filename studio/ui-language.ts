import { isLocale, type Locale } from '#cms-schema/locale.ts';

const KEY = 'haptera-studio-language';

/** The interface language chosen on this device; null if none was chosen. */
function getChosenLanguage(): Locale | null {
  try {
    const stored = window.localStorage.getItem(KEY);
    return isLocale(stored) ? stored : null;
  } catch {
    // The browser may deny access to storage; the language is then guessed each time.
    return null;
  }
}

/** The interface language on this device. */
export function getUiLanguage(): Locale {
  return getChosenLanguage() ?? guessLanguage();
}

/** The first of the browser's languages that the studio supports, otherwise Chinese. */
function guessLanguage(): Locale {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => isLocale(tag));
  return isLocale(spoken) ? spoken : 'zh';
}

export function rememberLanguage(locale: Locale): void {
  try {
    window.localStorage.setItem(KEY, locale);
  } catch {
    // Not stored; the choice lasts until the tab is closed.
  }
}
