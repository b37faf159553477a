export const languageNames = { zh: 'desk.language.zh', en: 'desk.language.en' } as const;
