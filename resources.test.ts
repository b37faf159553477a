import { describe, expect, test } from 'vitest';
import {
  findCircles,
  findCoreAtDoors,
  findTrespasses,
  findUnusedSharing,
  type SharedFile,
} from './scripts/testing/resource-rules.ts';
import { listSourceFiles, readSource } from './scripts/testing/source-files.ts';

/** Who may, what an answer needs before it may be shown, and what others' HTML is to readers: below all resources, for all of them. */
const open = ['permission', 'foreign-html'];

/**
 * Files of a resource that others import beside its faces. Rows are shared where one transaction must read or lock what
 * belongs to two resources.
 */
const shared: Readonly<Record<string, SharedFile>> = {
  'audit/store.ts': {
    with: ['backup'],
    why: 'restoring is noted in the log that the archive brought, before a CMS runs on it',
  },
  'database/installation.ts': { with: ['backup'], why: 'a restored database carries the mark of its data folder' },
  'database/lease.ts': {
    with: ['backup', 'doors'],
    why: 'nobody writes to a database that is being restored; a starting CMS says who holds it',
  },
  'database/migrations.ts': { with: ['backup'], why: 'a backup knows which tables it was made of' },
  'database/open-database.ts': { with: ['backup'], why: 'a restored archive is opened and brought up to date' },
  'documents/address.ts': { with: ['editing'], why: 'tells where a document would stand before it does' },
  'documents/canonical-content.ts': {
    with: ['doors', 'editing', 'revisions'],
    why: 'one reading of content, for everything that keeps or checks it',
  },
  'database/pending-comment.ts': {
    with: ['revisions'],
    why: 'what a migration takes in, a tab that was open before it still sends',
  },
  'documents/merge-fields.ts': {
    with: ['editing', 'revisions'],
    why: 'a pure rule: what a document says once a patch is on it',
  },
  'documents/meta.ts': {
    with: ['doors', 'editing', 'media', 'revisions'],
    why: 'the one place that knows what meta holds',
  },
  'documents/store.ts': {
    with: ['editing', 'media', 'menus', 'presence', 'previews', 'publishing', 'revisions', 'settings', 'terms'],
    why: 'what belongs to a document is changed under the lock of its row, and shown as the policy says of that row',
  },
  'documents/visible-documents.ts': {
    with: ['editing', 'media'],
    why: 'lists ask the database for what the policy lets through; a file is as visible as the documents that show it',
  },
  'media/document-media.ts': {
    with: ['editing', 'revisions'],
    why: 'which files a text shows is noted in the transaction that keeps the text',
  },
  'media/present-media.ts': { with: ['publishing'], why: 'pages hold their pictures ready to read' },
  'media/store.ts': {
    with: ['editing', 'publishing'],
    why: 'a picture is looked up in the transaction that takes it in',
  },
  'outbox/store.ts': { with: ['backup'], why: 'after restoring the site is told that everything changed' },
  'publishing/present-document.ts': {
    with: ['doors', 'previews'],
    why: 'a preview is presented as if it were published, and a card of the read API as in a block that refers to it',
  },
  'publishing/sync-published.ts': { with: ['previews'], why: 'a preview is presented as if it were published' },
  'redirects/store.ts': {
    with: ['publishing'],
    why: 'who leaves an address is looked for there, and who takes one ends its redirect, in the transaction that moves them',
  },
  'review/store.ts': { with: ['editing'], why: 'a step of a review and the status that it gives are one transaction' },
  'revisions/changes-for-readers.ts': {
    with: ['doors', 'editing'],
    why: 'a pure rule, for what lists say of unfinished work',
  },
  'revisions/edition.ts': { with: ['doors'], why: 'a pure rule: the name of one state of unfinished work' },
  'revisions/require-known-autosave.ts': {
    with: ['editing'],
    why: 'publishing refuses what was kept elsewhere meanwhile',
  },
  'revisions/store.ts': { with: ['editing', 'previews'], why: 'a save and its history are one transaction' },
  'revisions/with-work.ts': {
    with: ['previews'],
    why: 'a pure rule: the document as it will be once work beside it is out',
  },
  'schedule/drop-change.ts': { with: ['editing'], why: 'a scheduled change goes with the state that it was made on' },
  'schedule/store.ts': { with: ['editing'], why: 'a document and its scheduled change are locked together' },
  'search/correct-query.ts': {
    with: ['publishing'],
    why: 'what was meant is asked where what is published is looked for and shown',
  },
  'search/mark-words.ts': { with: ['publishing'], why: 'a pure rule: where the words of a query stand in a text' },
  'search/store.ts': {
    with: ['documents', 'editing', 'publishing'],
    why: 'one index: written in the transaction that publishes, and a condition of every list that can be searched',
  },
  'search/words.ts': { with: ['publishing'], why: 'a pure rule: how a text is cut into what is searched for' },
  'settings/store.ts': { with: ['editing'], why: 'new documents begin as the settings say' },
  'supported-lists/list-words.ts': {
    with: ['publishing'],
    why: 'what is searched of a page includes the lists that it shows, read in the transaction that publishes it',
  },
  'terms/store.ts': { with: ['editing', 'publishing'], why: 'the terms of a document are written and shown with it' },
  'users/store.ts': {
    with: ['editing', 'media', 'previews'],
    why: 'whether an author is there is asked in the transaction that names them',
  },
};

const programs = listSourceFiles().filter(({ room, isTest }) => room === 'cms' && !isTest);

describe('the core of the CMS', () => {
  test('has no resources that know each other', () => {
    expect(findCircles(programs)).toEqual([]);
  });

  test('knows no door', () => {
    expect(findCoreAtDoors(programs)).toEqual([]);
  });

  test('is reached by the faces of its resources, and by files that the table names', () => {
    expect(findTrespasses(programs, shared, open)).toEqual([]);
  });

  test('has no word of WordPress in its programs', () => {
    const core = programs.filter(({ file }) => !file.startsWith('cms/doors/'));
    const words = /\brest_[a-z]|\bpost_(?:title|content|excerpt)\b|\bwp\/v2\b/;
    // Migrations say what stood in tables before.
    const speaking = core.filter(({ file }) => !file.startsWith('cms/database/') && words.test(readSource(file)));
    expect(speaking.map(({ file }) => `${file}: WordPress's words belong to doors/rest.`)).toEqual([]);
  });

  test('shares no file that nobody asks for', () => {
    expect(findUnusedSharing(programs, shared)).toEqual([]);
  });
});

describe('the check of the core', () => {
  const program = (file: string, ...imports: string[]) => ({ file: `cms/${file}`, imports });

  test('finds resources that know each other through a third one', () => {
    const circle = [
      program('terms/operations.ts', '../menus/model.ts'),
      program('menus/model.ts', '../media/model.ts'),
      program('media/model.ts', '../terms/model.ts'),
      program('seed/seed-demo-content.ts', '../terms/model.ts'),
    ];
    expect(findCircles(circle)).toHaveLength(3);
    expect(findCircles(circle.slice(1))).toEqual([]);
  });

  test('finds a file beside the resources that closes a circle', () => {
    const circle = [program('core.ts', './audit/store.ts'), program('audit/store.ts', '../core.ts')];
    expect(findCircles(circle)).toContain('core.ts and audit know each other: cms/core.ts imports cms/audit/store.ts');
  });

  test('finds a resource that asks at a door', () => {
    expect(findCoreAtDoors([program('schedule/publish-due.ts', '../doors/rest/site-time.ts')])).toHaveLength(1);
    expect(findCoreAtDoors([program('main.ts', './doors/http.ts')])).toEqual([]);
  });

  test('finds who looks into the store of another resource, and names its faces', () => {
    const [wrong = ''] = findTrespasses([program('menus/operations.ts', '../terms/store.ts')], shared, open);
    expect(wrong).toContain('terms/model.ts, terms/policy.ts, terms/operations.ts');
    expect(findTrespasses([program('menus/operations.ts', '../terms/model.ts')], shared, open)).toEqual([]);
  });

  test('finds a door that looks behind the operations', () => {
    expect(
      findTrespasses([program('doors/graphql/attach-media.ts', '../../media/store.ts')], shared, open),
    ).toHaveLength(1);
  });
});
