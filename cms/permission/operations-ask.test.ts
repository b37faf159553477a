import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const cms = path.join(import.meta.dirname, '..');

/** Operations that take no viewer, and why they need none. */
const open: Readonly<Record<string, string>> = {
  getPublishedByPath: 'published rows are for everybody',
  getPublishedById: 'published rows are for everybody',
  getPublishedBySlug: 'published rows are for everybody',
  getPublishedByIdentifier: 'published rows are for everybody',
  listPublished: 'published rows are for everybody',
  listPublishedByIds: 'published rows are for everybody',
  listPublishedCounterparts: 'published rows are for everybody',
  listPublicPaths: 'published rows are for everybody',
  listMovedPaths: 'published rows are for everybody',
  loadContentPrinter: 'prints contents that the caller was given',
  printPublished: 'published rows are for everybody',
  listTitles: 'published rows are for everybody',
  listArchives: 'published rows are for everybody',
  getArchive: 'published rows are for everybody',
  listNewest: 'published rows are for everybody',
  listSitemapParts: 'published rows are for everybody',
  listSitemapEntries: 'published rows are for everybody',
  listPublicRedirects: 'where addresses lead is for everybody',
  countRedirectHits: 'called by the program itself with what the site counted; the door checks the signature',
  searchPublished: 'published rows are for everybody',
  suggestPublished: 'published rows are for everybody',
  contentVersion: 'a number',
  contentSource: 'names a process, for comparing versions',
  sharedVersions: 'numbers, for what all pages share',
  getPublicModels: 'the list of models is public as soon as it is saved',
  getPublicApps: 'the list of apps is public as soon as it is saved',
  getPublicMenu: 'only menus with a location, and only published documents in them',
  getPublicMenuById: 'only menus with a location, and only published documents in them',
  listPublicMenus: 'only menus with a location, and only published documents in them',
  getPublicMedia: 'returns what a visitor may see',
  listNamedFiles: 'files named in documents that the caller was given, which show them anyway',
  presentUrl: 'prints an address that the caller has',
  requireTerm: 'terms are for everybody',
  loadSettings: 'for the program itself; the doors decide what is shown',
  listAuthorArchives: 'lists of published documents are for everybody, and there are none unless the settings say so',
  getGate: 'a gate is for everybody, and reveals nothing of what is behind it',
  listGatedPaths: 'gates are for everybody',
  openGated: 'the pass carries the permissions of the account that it was issued to',
  findSecondGate: 'the pass carries the permissions of the account that it was issued to',
  readPreviewEnd: 'the expiry of a link that the caller has',
  requirePreview: 'the link carries the permissions of its creator',
  emptyTrash: 'called by the program itself once a day: it removes what nothing uses',
  countRevisions: 'numbers for documents that the caller was given',
};

function listOperations(): { name: string; asks: boolean }[] {
  return readdirSync(cms, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(path.join(cms, name)).map((file) => path.join(cms, name, file)))
    .filter((file) => /(?:^|[/-])operations\.ts$/.test(file))
    .flatMap((file) => {
      const [, body = ''] = /export interface \w+Operations \{\n(.*?)\n\}\n/s.exec(readFileSync(file, 'utf8')) ?? [];
      return [...body.matchAll(/^ {2}(\w+)\(\s*(\w+)?(?:: (\w+))?/gm)].map(([, operation = '', , type]) => ({
        name: operation,
        asks: type === 'Viewer',
      }));
    });
}

test('every operation takes the viewer as its first argument, or is listed with the reason why not', () => {
  const operations = listOperations();
  const names = operations.filter(({ asks }) => !asks).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(open).toSorted());
  expect(operations.length).toBeGreaterThan(60);
});
