import { localizePath } from '#cms-schema/locale.ts';
import { type Dependencies, type Gate, getOpened, getShell, sendBlockQueries } from '../cms.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { DocumentView } from '../page/document-view.tsx';
import { otherLanguagePath } from '../page/other-language-path.ts';
import { listModules, loadBlocks } from '../page/page-blocks.tsx';
import { headOf, publicPath } from '../page/page-metadata.ts';
import type { PageHead } from '../render/page-head.ts';
import type { PageRequest } from '../render/page-request.ts';
import type { PageView } from '../render/page-view.ts';
import { Redirect } from '../render/redirect.ts';
import { layoutOf } from '../shell/layouts.ts';
import { viewInShell } from '../shell/site-shell.tsx';
import { GatePage, gateHead, gateModules } from './gate-page.tsx';

/**
 * The document behind a gate, for visitors the platform has just let in or who know its password, or the second gate, which
 * asks those whom the platform let in for the password as well; all others are redirected to the first one.
 */
export async function viewOpened(request: PageRequest, dependencies: Dependencies): Promise<PageView> {
  const { locale, sent } = request;
  const { pass, by } = sent;
  const path = localizePath(request.path, locale);
  const { opened, openedGate } = pass === undefined ? { opened: null, openedGate: null } : await getOpened(pass);
  const shown = opened ?? openedGate;
  // A pass shows its document at the document's own address only, and never under the name of another.
  if (shown === null || publicPath(shown.uri) !== path) throw new Redirect(path, 307);
  const shell = await getShell(locale, dependencies);
  const place = { locale, shell, path, otherLanguagePath: otherLanguagePath(shown, locale) };
  const mark = <div hidden data-attach="opened" data-address={path} data-by={by === 'password' ? by : undefined} />;
  const siteTitle = shell.generalSettings.title;
  if (isGate(shown)) {
    return viewInShell({
      ...place,
      head: privateHead(gateHead({ gate: shown, locale, pass }, siteTitle).title),
      modules: [...gateModules(shown), 'opened'],
      children: (
        <>
          {mark}
          <GatePage gate={shown} locale={locale} pass={pass} />
        </>
      ),
    });
  }
  const blocks = await loadBlocks(shown, { locale, send: sendBlockQueries(dependencies) });
  return viewInShell({
    ...place,
    changed: shown.modified.slice(0, 10),
    layout: layoutOf(shown),
    head: privateHead(headOf(shown, siteTitle).title),
    modules: [...listModules(blocks), 'opened'],
    children: (
      <>
        {mark}
        <DocumentView document={shown} locale={locale} blocks={blocks} />
      </>
    ),
  });
}

function privateHead(title: string): PageHead {
  return { title, robots: 'noindex, nofollow', referrer: 'no-referrer' };
}

function isGate(shown: PagePartsFragment | Gate): shown is Gate {
  return 'ticket' in shown;
}
