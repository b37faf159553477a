import type { IncomingHttpHeaders } from 'node:http';

/** A request header by which Next 16 is steered from inside (its `app-router-headers` and `constants`). */
export function steersNext(name: string): boolean {
  return name === 'rsc' || STEERING.test(name);
}

const STEERING = /^(?:next-|x-action-|x-invo|x-matched-|x-middleware-|x-next|x-now-|x-prerender-|x-vercel-)/;

/** An answer's header that is Next's own business. */
export function isNextAnswerHeader(name: string): boolean {
  return /^(?:x-next|x-middleware-|x-action-|x-matched-|next-)/.test(name);
}

/** A name in `Vary` that no visitor can send through the edge. */
export function isNextVary(name: string): boolean {
  return /^(?:rsc|next-.*)$/i.test(name);
}

/** Whether a request calls a server action. The site has none. */
export function isServerAction(headers: IncomingHttpHeaders): boolean {
  return headers['next-action'] !== undefined;
}

/** How Next's page cache answered: `stale` is a page that it is about to draw anew. Null when the answer is not from there. */
export function readPageCache(headers: IncomingHttpHeaders): 'fresh' | 'stale' | null {
  const state = headers['x-nextjs-cache'];
  if (state === undefined) return null;
  return state === 'STALE' ? 'stale' : 'fresh';
}

/** Whether a cookie switches on Next's draft mode, which shows editors what is not published. */
export function isDraftMode(cookie: string): boolean {
  return /__prerender_bypass=|__next_preview_data=/.test(cookie);
}

/** The cookie whose value tells one editor in draft mode from another. */
export const draftModeCookie = '__prerender_bypass';
