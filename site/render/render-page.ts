import { localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { type Dependencies, trackDependencies } from '../cms.ts';
import { developmentModules } from '../env.ts';
import { viewOpened } from '../gate/opened-page.tsx';
import { viewCmsPage, viewDynamicPage } from '../page/cms-page.tsx';
import { viewNotFound } from '../page/not-found-page.tsx';
import { viewPreview } from '../page/preview-page.tsx';
import type { Rendered } from '../page-store/rendered.ts';
import { requireSite } from '../site.ts';
import { drawDocument } from './draw-document.tsx';
import type { PageRequest, PageViewKind } from './page-request.ts';
import type { PageView } from './page-view.ts';
import { Redirect } from './redirect.ts';

/** Reads the data of a page; null if there is no such page. */
type ReadView = (request: PageRequest, dependencies: Dependencies) => Promise<PageView | null>;

const views: Readonly<Record<PageViewKind, ReadView>> = {
  page: (request, dependencies) => (isNotFoundPage(request) ? viewNotFound : viewCmsPage)(request, dependencies),
  gone: viewNotFound,
  dynamic: viewDynamicPage,
  preview: viewPreview,
  opened: viewOpened,
};

/** Renders a page from the CMS's current content. Throws `CmsQueryError` while the CMS is unreachable. */
export async function renderPage(request: PageRequest): Promise<Rendered> {
  const dependencies = trackDependencies();
  try {
    const view = await views[request.view](request, dependencies);
    if (view === null) throw new Redirect(localizePath(addresses.notFound.path, request.locale), 307);
    const html = drawDocument(view, await requireSite().attachments.list([...view.modules, ...developmentModules]));
    return { kind: 'page', html, status: statusOf(request), tags: [...dependencies.tags], stamp: dependencies.stamp };
  } catch (error) {
    if (error instanceof Redirect) return error.redirection;
    throw error;
  }
}

function statusOf(request: PageRequest): 200 | 404 | 410 {
  if (request.view === 'gone') return 410;
  return isNotFoundPage(request) ? 404 : 200;
}

function isNotFoundPage({ view, path }: PageRequest): boolean {
  return view === 'page' && path === addresses.notFound.path;
}
