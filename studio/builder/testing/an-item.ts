import type { DocumentStatus } from '#contract/document-fields.ts';
import type { DocumentItem } from '../../cms/document-model.ts';

/** A Chinese page, as the client of the CMS returns it. */
export function anItem(status: DocumentStatus, revision = 3): DocumentItem {
  return {
    id: 5,
    type: 'page',
    locale: 'zh',
    groupId: 'group',
    status,
    slug: 'engine',
    path: '/engine',
    title: '引擎',
    visibility: 'everyone',
    parentId: null,
    menuOrder: 0,
    authorId: 1,
    date: null,
    modifiedAt: null,
    modifiedBy: null,
    revision,
    columns: {},
    hasAutosave: false,
    hasUnpublished: false,
    scheduledBy: null,
    scheduleError: null,
    scheduledChange: null,
    review: null,
    content: '',
    excerpt: '',
    meta: {},
    featuredMediaId: null,
    categories: [],
    tags: [],
    translations: { zh: 5, en: null },
    canEdit: true,
    canDelete: true,
  };
}
