/** How much a tutorial expects of its readers. */
export const levels = {
  beginner: { zh: '入门', en: 'Beginner' },
  advanced: { zh: '进阶', en: 'Advanced' },
} as const;
