/** The anchor on a home page to which the language switch of an untranslated page links. */
export const untranslatedId = 'untranslated';
