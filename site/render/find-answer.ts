import type { OutgoingHttpHeaders } from 'node:http';
import { splitLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { createLog } from '#kit/log.ts';
import { CmsQueryError } from '../cms.ts';
import { developmentModules, isInDevelopment } from '../env.ts';
import { viewError } from '../page/error-page.tsx';
import { closedPageHeaders, printClosedPage, printErrorFallback } from '../page/plain-page.ts';
import { pathnameOf, type Shown } from '../page-store/site-pages.ts';
import { requireSite } from '../site.ts';
import { drawDocument } from './draw-document.tsx';
import type { PageRequest } from './page-request.ts';
import { renderPage } from './render-page.ts';

const log = createLog({ room: 'site' });

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/** The page that is asked for, or an apology: never rejects because a page cannot be rendered. */
export async function findAnswer(wanted: PageRequest): Promise<Answer> {
  try {
    return present(wanted, await show(wanted));
  } catch (error) {
    return presentFailure(wanted, error);
  }
}

async function show(wanted: PageRequest): Promise<Shown> {
  // During development every request shows the newest program.
  if (wanted.view !== 'page' || isInDevelopment) return { rendered: await renderPage(wanted), isOutdated: false };
  return requireSite().pages.show(pathnameOf(wanted.locale, wanted.path), () => renderPage(wanted));
}

/** Renders the page at an address, as visitors type it, and stores it. */
export async function renderAhead(address: string): Promise<void> {
  await show({ view: 'page', ...splitLocale(address), sent: {}, variesBy: [] });
}

function present(wanted: PageRequest, { rendered, isOutdated }: Shown): Answer {
  const headers = headersOf(wanted, isOutdated);
  if (rendered.kind === 'page') return { status: rendered.status, headers, body: rendered.html };
  const { status, location } = rendered;
  const own = wanted.view === 'page' ? {} : privateHeaders(wanted);
  return { status, headers: { ...own, 'Cache-Control': 'no-store', Location: location }, body: '' };
}

function headersOf(wanted: PageRequest, isOutdated: boolean): OutgoingHttpHeaders {
  if (wanted.view !== 'page') return privateHeaders(wanted);
  return {
    'Cache-Control': isInDevelopment ? 'no-store' : isOutdated ? outdatedCacheControl : sharedCacheControl,
    'X-Edge-Query': wanted.variesBy.join() || 'none',
    ...(isOutdated && { 'X-Edge-Outdated': '1' }),
    // Tells the browser which of the page's links it may prefetch.
    'Speculation-Rules': `"${addresses.speculationRules.path}"`,
  };
}

/** Until something is published, of which the site tells the edge. */
const sharedCacheControl = 's-maxage=31536000';

/** Lets the edge, and proxies in front of it, store the page for outages of this server, but revalidate it every time. */
const outdatedCacheControl = 'public, max-age=0, must-revalidate';

/** For a page that is for one visitor, or is not one: the addresses of previews and opened pages carry a token or a pass. */
function privateHeaders({ view }: PageRequest): OutgoingHttpHeaders {
  const isSecret = view === 'preview' || view === 'opened';
  return {
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': isSecret ? 'noindex, nofollow' : 'noindex',
    ...(isSecret && { 'Referrer-Policy': 'no-referrer' }),
  };
}

async function presentFailure(wanted: PageRequest, error: unknown): Promise<Answer> {
  const { locale, path, view } = wanted;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log.error('page-not-rendered', 'A page could not be rendered.', { locale, path, view, error: reason });
  // Pages are there again as soon as the CMS is.
  if (error instanceof CmsQueryError && !error.isRefusal)
    return { status: 503, headers: closedPageHeaders, body: printClosedPage(locale) };
  return { status: 500, headers: { 'Cache-Control': 'no-store' }, body: await drawError(wanted, reason) };
}

async function drawError({ locale }: PageRequest, reason: string): Promise<string> {
  try {
    const view = viewError(locale, isInDevelopment ? reason : null);
    return drawDocument(view, await requireSite().attachments.list(developmentModules));
  } catch (error) {
    log.error('error-not-rendered', 'The error page could not be rendered either.', { error });
    return printErrorFallback(locale);
  }
}
