/** Whether an error means that a page was not found: by its status, by Next's digest, or by Next's message. */
export function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status' in error && error.status === 404) return true;
  if ('digest' in error && String(error.digest).startsWith('NEXT_HTTP_ERROR_FALLBACK;404')) return true;
  return 'message' in error && /^(?:Page not found|This page could not be found)\b/.test(String(error.message));
}
