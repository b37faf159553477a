/** The overload error: the platform sends it; the page also shows it when a server in front rejects the call. */
export const busy = {
  code: 529,
  status: 503,
  zh: '当前访问较多，请稍后再试',
  en: 'The service is busy, please try again in a moment',
} as const;
