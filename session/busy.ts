/** What is told when there are too many at once: by the platform as a code, and by the page when a server in front says so for it. */
export const busy = {
  code: 529,
  status: 503,
  zh: '当前访问较多，请稍后再试',
  en: 'The service is busy, please try again in a moment',
} as const;
