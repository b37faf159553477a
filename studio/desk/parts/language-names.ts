export const languageNames = { zh: 'console.language.zh', en: 'console.language.en' } as const;
