import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const cms = path.join(import.meta.dirname, '..');

/** Operations that ask nobody, and why they need not. */
const open: Readonly<Record<string, string>> = {
  getPublishedByPath: 'published rows are for everybody',
  getPublishedById: 'published rows are for everybody',
  getPublishedBySlug: 'published rows are for everybody',
  getPublishedByIdentifier: 'published rows are for everybody',
  listPublished: 'published rows are for everybody',
  listPublishedByIds: 'published rows are for everybody',
  listPublicPaths: 'published rows are for everybody',
  listMovedPaths: 'published rows are for everybody',
  listTitles: 'published rows are for everybody',
  listNewest: 'published rows are for everybody',
  listSitemapParts: 'published rows are for everybody',
  listSitemapEntries: 'published rows are for everybody',
  listPublicRedirects: 'where addresses lead is for everybody',
  countRedirectHits: 'the program itself, of what the site counted; the door asks for its signature',
  searchPublished: 'published rows are for everybody',
  suggestPublished: 'published rows are for everybody',
  contentVersion: 'a number',
  contentSource: 'names a process, for those who compare versions',
  sharedVersions: 'numbers, for what all pages share',
  getPublicModels: 'what the list of models says is on the site since it was saved',
  getPublicApps: 'what the list of apps says is on the site since it was saved',
  getPublicMenu: 'menus that stand somewhere, with published documents alone',
  getPublicMenuById: 'menus that stand somewhere, with published documents alone',
  listPublicMenus: 'menus that stand somewhere, with published documents alone',
  getPublicMedia: 'asks for a visitor',
  listNamedFiles: 'files named in documents that the caller was given, which show them with their words',
  presentUrl: 'prints an address that one has',
  requireTerm: 'terms are for everybody',
  loadSettings: 'the program itself; the doors choose what of it is shown',
  getGate: 'a gate is for everybody, and tells nothing of what is behind it',
  listGatedPaths: 'gates are for everybody',
  openGated: 'the pass carries the rights of the account that it was made for',
  readPreviewEnd: 'tells the end of a link that one has',
  requirePreview: 'the link carries the rights of whoever made it',
  countRevisions: 'numbers beside documents that the caller was given',
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

test('every operation asks for whom it acts first, or says why it need not', () => {
  const operations = listOperations();
  const names = operations.filter(({ asks }) => !asks).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(open).toSorted());
  expect(operations.length).toBeGreaterThan(60);
});
