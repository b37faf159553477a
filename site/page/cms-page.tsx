import type { ReactNode } from 'react';
import { type Locale, languageTags, localizePath } from '#cms-schema/locale.ts';
import { viewArchive } from '../archive/archive-page.tsx';
import { type Dependencies, type Gate, getGate, getPage, getShell, localeOf, sendBlockQueries } from '../cms.ts';
import { GatePage, gateHead, gateModules } from '../gate/gate-page.tsx';
import type { PagePartsFragment } from '../generated/graphql.ts';
import type { PageRequest } from '../render/page-request.ts';
import type { PageView } from '../render/page-view.ts';
import { layoutOf } from '../shell/layouts.ts';
import { viewInShell } from '../shell/site-shell.tsx';
import { requireSite } from '../site.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { DocumentView } from './document-view.tsx';
import { otherLanguagePath } from './other-language-path.ts';
import { bandAfterOpening, listModules, loadBlocks } from './page-blocks.tsx';
import { headOf, publicPath } from './page-metadata.ts';

/**
 * Any published page of the CMS, at its path or at a second address of it, the gate of a restricted document, or the
 * archive of a term. Null if there is nothing at the path.
 */
export async function viewCmsPage({ locale, path }: PageRequest, dependencies: Dependencies): Promise<PageView | null> {
  const archive = requireSite().freshness.addresses()?.archiveAt(locale, path);
  if (archive) return viewArchive(archive, dependencies);
  const place = await findPlace(locale, path, dependencies);
  if (place === null) return null;
  const view = 'gate' in place ? await viewGate(place, dependencies) : await viewDocument(place, dependencies);
  return { ...view, head: { ...view.head, state: dependencies.stamp } };
}

/** The document at a path as it is with query parameters that its blocks read. Not indexed: it is no page of its own. */
export async function viewDynamicPage(
  { locale, path, sent }: PageRequest,
  dependencies: Dependencies,
): Promise<PageView | null> {
  const place = await findPlace(locale, path, dependencies);
  if (place === null) return null;
  const view = 'gate' in place ? await viewGate(place, dependencies) : await viewDocument(place, dependencies, sent);
  return { ...view, head: { ...view.head, robots: 'noindex', state: dependencies.stamp } };
}

interface Place {
  /** The language of the shell around the page. */
  readonly locale: Locale;
  /** The language of the page. */
  readonly language: Locale;
  /** The second address that was requested, with prefix; null if it was the page's own. */
  readonly address: string | null;
}

interface PlaceOfDocument extends Place {
  readonly page: PagePartsFragment;
}

interface PlaceOfGate extends Place {
  readonly gate: Gate;
}

async function findPlace(
  locale: Locale,
  path: string,
  dependencies: Dependencies,
): Promise<PlaceOfDocument | PlaceOfGate | null> {
  const shown = requireSite().freshness.addresses()?.documentAt(locale, path) ?? { locale, path };
  const isSecond = shown.locale !== locale || shown.path !== path;
  const address = isSecond ? localizePath(path, locale) : null;
  const page = await getPage(shown.locale, shown.path, dependencies);
  if (page !== null) return { locale, page, language: localeOf(page.language.slug), address };
  const gate = await getGate(shown.locale, shown.path, dependencies);
  return gate && { locale, gate, language: shown.locale, address };
}

/** @param parameters only for a page of their own: one without them has structured data */
async function viewDocument(
  { locale, language, page, address }: PlaceOfDocument,
  dependencies: Dependencies,
  parameters?: PageRequest['sent'],
): Promise<PageView> {
  const [shell, own, blocks] = await Promise.all([
    getShell(locale, dependencies),
    getShell(language, dependencies),
    loadBlocks(page, { locale: language, send: sendBlockQueries(dependencies), parameters }),
  ]);
  return viewInShell({
    locale,
    shell,
    path: address ?? publicPath(page.uri),
    otherLanguagePath: otherLanguagePath(page, locale, address),
    changed: page.modified.slice(0, 10),
    layout: layoutOf(page),
    head: headOf(page, own.generalSettings.title),
    modules: listModules(blocks),
    paintsAfter: page.__typename === 'Page' ? bandAfterOpening(blocks) : null,
    children: inLanguage(
      language,
      locale,
      <>
        <DocumentView document={page} locale={language} blocks={blocks} />
        {parameters === undefined && <StructuredData page={page} locale={language} shell={own} />}
      </>,
    ),
  });
}

async function viewGate(
  { locale, language, gate, address }: PlaceOfGate,
  dependencies: Dependencies,
): Promise<PageView> {
  const [shell, own] = await Promise.all([getShell(locale, dependencies), getShell(language, dependencies)]);
  return viewInShell({
    locale,
    shell,
    path: address ?? publicPath(gate.uri),
    otherLanguagePath: otherLanguagePath(gate, locale, address),
    head: gateHead({ gate, locale: language }, own.generalSettings.title),
    modules: gateModules(gate),
    children: inLanguage(language, locale, <GatePage gate={gate} locale={language} />),
  });
}

/** Content in another language than the shell around it says so. */
function inLanguage(language: Locale, locale: Locale, content: ReactNode): ReactNode {
  return language === locale ? content : <div lang={languageTags[language]}>{content}</div>;
}
