import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether this is a request header with which Next 16 controls itself internally (see its `app-router-headers` and
 * `constants`).
 */
export function steersNext(name: string): boolean {
  return name === 'rsc' || STEERING.test(name);
}

const STEERING = /^(?:next-|x-action-|x-invo|x-matched-|x-middleware-|x-next|x-now-|x-prerender-|x-vercel-)/;

/** Whether this is a response header that only matters to Next itself. */
export function isNextAnswerHeader(name: string): boolean {
  return /^(?:x-next|x-middleware-|x-action-|x-matched-|next-)/.test(name);
}

/** Whether this name in `Vary` is a header of Next's that the edge never forwards from a visitor. */
export function isNextVary(name: string): boolean {
  return /^(?:rsc|next-.*)$/i.test(name);
}

/** Whether a request calls a server action. The site has none. */
export function isServerAction(headers: IncomingHttpHeaders): boolean {
  return headers['next-action'] !== undefined;
}

/** Whether a cookie turns on Next's draft mode, which shows editors unpublished content. */
export function isDraftMode(cookie: string): boolean {
  return /__prerender_bypass=|__next_preview_data=/.test(cookie);
}

/** The cookie whose value distinguishes editors in draft mode. */
export const draftModeCookie = '__prerender_bypass';
