import { describe, expect, test } from 'vitest';
import {
  findCircles,
  findCoreAtDoors,
  findTrespasses,
  findUnusedSharing,
  type SharedFile,
} from './scripts/testing/resource-rules.ts';
import { listSourceFiles, readSource } from './scripts/testing/source-files.ts';

/** Permissions, and the handling of third-party HTML: the foundation of all resources, open to all of them. */
const open = ['permission', 'foreign-html'];

/**
 * Files of a resource that other resources may import besides its public modules. Stores are shared where one
 * transaction must read or lock rows of two resources.
 */
const shared: Readonly<Record<string, SharedFile>> = {
  'audit/store.ts': {
    with: ['backup'],
    why: 'a restore is recorded in the restored audit log before a CMS runs on it',
  },
  'database/installation.ts': { with: ['backup'], why: 'a restored database gets the mark of its data folder' },
  'database/lease.ts': {
    with: ['backup', 'doors'],
    why: 'no process may write to a database that is being restored; a starting CMS reports who holds the lease',
  },
  'database/migrations.ts': { with: ['backup'], why: 'a backup records the schema version of its tables' },
  'database/open-database.ts': { with: ['backup'], why: 'a restored archive is opened and migrated' },
  'documents/address.ts': { with: ['editing'], why: 'previews the address that a document would get' },
  'documents/canonical-content.ts': {
    with: ['doors', 'editing', 'revisions'],
    why: 'one canonical form of content, for everything that stores or checks it',
  },
  'database/pending-comment.ts': {
    with: ['revisions'],
    why: 'tabs that were open before the migration still send the old format',
  },
  'documents/merge-fields.ts': {
    with: ['editing', 'revisions'],
    why: 'a pure function: the fields of a document with a patch applied',
  },
  'documents/meta.ts': {
    with: ['doors', 'editing', 'media', 'revisions', 'uses'],
    why: 'the one place that defines the contents of meta',
  },
  'documents/store.ts': {
    with: ['editing', 'media', 'menus', 'presence', 'previews', 'publishing', 'revisions', 'settings', 'terms', 'uses'],
    why: 'everything that belongs to a document is changed under its row lock, and shown according to its policy',
  },
  'documents/name-match.ts': {
    with: ['editing'],
    why: 'what is typed to find a document matches its title and address in the same way everywhere',
  },
  'documents/visible-documents.ts': {
    with: ['editing', 'media', 'uses'],
    why: 'lists apply the policy in the query; a file is as visible as the documents that show it',
  },
  'media/document-media.ts': {
    with: ['editing', 'revisions', 'uses'],
    why: 'the files that a text shows are checked and recorded in the transaction that stores the text',
  },
  'media/present-media.ts': { with: ['publishing'], why: 'published pages contain their images ready for readers' },
  'media/store.ts': {
    with: ['editing', 'publishing', 'uses'],
    why: 'an image is looked up in the transaction that stores the reference to it; a hidden one has no uses to tell',
  },
  'outbox/store.ts': { with: ['backup'], why: 'after a restore the site is notified that everything changed' },
  'publishing/present-document.ts': {
    with: ['doors', 'previews'],
    why: 'previews are presented like published documents, and cards of the read API like those in blocks',
  },
  'publishing/sync-published.ts': { with: ['previews'], why: 'previews are presented like published documents' },
  'redirects/store.ts': {
    with: ['publishing'],
    why: 'redirects are created for vacated addresses, and removed for occupied ones, in the transaction that moves documents',
  },
  'review/store.ts': { with: ['editing'], why: 'a review step and the resulting status are one transaction' },
  'revisions/changes-for-readers.ts': {
    with: ['doors', 'editing'],
    why: 'a pure function, for how lists show unpublished changes',
  },
  'revisions/edition.ts': { with: ['doors'], why: 'a pure function: the name of one state of unpublished changes' },
  'revisions/require-known-autosave.ts': {
    with: ['editing'],
    why: 'publishing is refused if an autosave was stored elsewhere meanwhile',
  },
  'revisions/plan-restore.ts': { with: ['previews'], why: 'a preview of a state shows what restoring it gives' },
  'revisions/store.ts': { with: ['editing', 'previews'], why: 'a save and its revision are one transaction' },
  'revisions/with-work.ts': {
    with: ['previews'],
    why: 'a pure function: the document with its unpublished changes applied',
  },
  'schedule/drop-change.ts': {
    with: ['editing'],
    why: 'a scheduled change is dropped when the state that it is based on changes',
  },
  'schedule/store.ts': { with: ['editing'], why: 'a document and its scheduled change are locked together' },
  'search/correct-query.ts': {
    with: ['publishing'],
    why: 'spelling suggestions are made where published documents are searched',
  },
  'search/mark-words.ts': { with: ['publishing'], why: 'a pure function: where the words of a query occur in a text' },
  'search/store.ts': {
    with: ['documents', 'editing', 'publishing'],
    why: 'one index: written in the transaction that publishes, and queried by every searchable list',
  },
  'settings/store.ts': { with: ['editing'], why: 'new documents start with values from the settings' },
  'supported-lists/list-words.ts': {
    with: ['publishing'],
    why: 'the search text of a page includes the lists that it shows, read in the transaction that publishes it',
  },
  'terms/store.ts': { with: ['editing', 'publishing'], why: 'the terms of a document are written and shown with it' },
  'uses/record-uses.ts': {
    with: ['database'],
    why: 'what existing documents use is recorded after a migration asked for it',
  },
  'uses/save-uses.ts': {
    with: ['editing', 'revisions'],
    why: 'what a state of a document uses is recorded in the transaction that stores it',
  },
  'users/store.ts': {
    with: ['editing', 'media', 'previews'],
    why: 'the existence of an author is checked in the transaction that sets them',
  },
};

const programs = listSourceFiles().filter(({ room, isTest }) => room === 'cms' && !isTest);

describe('the core of the CMS', () => {
  test('has no circular dependencies between resources', () => {
    expect(findCircles(programs)).toEqual([]);
  });

  test('does not depend on doors', () => {
    expect(findCoreAtDoors(programs)).toEqual([]);
  });

  test('is imported only through the public modules of its resources and the files in the table', () => {
    expect(findTrespasses(programs, shared, open)).toEqual([]);
  });

  test('contains no WordPress terms outside doors/rest', () => {
    const core = programs.filter(({ file }) => !file.startsWith('cms/doors/'));
    const words = /\brest_[a-z]|\bpost_(?:title|content|excerpt)\b|\bwp\/v2\b/;
    // Migrations mention the earlier contents of tables.
    const speaking = core.filter(({ file }) => !file.startsWith('cms/database/') && words.test(readSource(file)));
    expect(speaking.map(({ file }) => `${file}: WordPress terms belong in doors/rest.`)).toEqual([]);
  });

  test('shares no file that is not used', () => {
    expect(findUnusedSharing(programs, shared)).toEqual([]);
  });
});

describe('the check', () => {
  const program = (file: string, ...imports: string[]) => ({ file: `cms/${file}`, imports });

  test('finds resources that depend on each other through a third one', () => {
    const circle = [
      program('terms/operations.ts', '../menus/model.ts'),
      program('menus/model.ts', '../media/model.ts'),
      program('media/model.ts', '../terms/model.ts'),
      program('seed/seed-demo-content.ts', '../terms/model.ts'),
    ];
    expect(findCircles(circle)).toHaveLength(3);
    expect(findCircles(circle.slice(1))).toEqual([]);
  });

  test('finds a cycle through a file outside the resources', () => {
    const circle = [program('core.ts', './audit/store.ts'), program('audit/store.ts', '../core.ts')];
    expect(findCircles(circle)).toContain('core.ts and audit know each other: cms/core.ts imports cms/audit/store.ts');
  });

  test('finds a resource that imports from a door', () => {
    expect(findCoreAtDoors([program('schedule/publish-due.ts', '../doors/rest/site-time.ts')])).toHaveLength(1);
    expect(findCoreAtDoors([program('main.ts', './doors/http.ts')])).toEqual([]);
  });

  test('reports an import of another resource’s store, and names its public modules', () => {
    const [wrong = ''] = findTrespasses([program('menus/operations.ts', '../terms/store.ts')], shared, open);
    expect(wrong).toContain('terms/model.ts, terms/policy.ts, terms/operations.ts');
    expect(findTrespasses([program('menus/operations.ts', '../terms/model.ts')], shared, open)).toEqual([]);
  });

  test('finds a door that bypasses the operations', () => {
    expect(
      findTrespasses([program('doors/graphql/attach-media.ts', '../../media/store.ts')], shared, open),
    ).toHaveLength(1);
  });
});
