import { App } from 'antd';
import { type Locale, locales, localizePath } from '#cms-schema/locale.ts';
import { capabilityFor, contentTypes, type DocumentType } from '#contract/content-types.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup, DocumentSummary, SeenDocument } from '../../cms/document-model.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { navigate } from '../../navigation.tsx';
import { useSession } from '../../session-context.tsx';
import { languageNames } from '../parts/language-names.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { isKept, isPublic, isWaiting } from './document-state.ts';
import { type DocumentNode, findSiblings, planMove, titleOf } from './document-tree.ts';
import type { OpenDialog } from './open-dialog.ts';

/** One thing that can be done to a document. */
export interface DocumentAction {
  readonly key: string;
  readonly label: string;
  readonly isDanger?: boolean;
  run(): void;
}

export interface DocumentActions {
  /** What can be done, in sections. */
  list(group: DocumentGroup, isTrash: boolean): readonly (readonly DocumentAction[])[];
  open(version: DocumentSummary): void;
  /** Starts the missing language from the one that is there, and opens it. */
  translate(group: DocumentGroup, locale: Locale): void;
}

export interface DocumentActionsOptions {
  readonly type: DocumentType;
  readonly tree: readonly DocumentNode[];
  reload(): Promise<void>;
  open(dialog: OpenDialog): void;
}

export function useDocumentActions({ type, tree, reload, open }: DocumentActionsOptions): DocumentActions {
  const { t, uiLocale } = useMessages();
  const { client, can } = useSession();
  const act = useDeskAct();
  const { message } = App.useApp();
  const { documents } = client;

  const openVersion = (version: DocumentSummary) => void navigate(builderPath(type, version.id));

  const preview = async (version: DocumentSummary) => {
    // Opened at once: a window that opens after an answer is held for an advertisement.
    const tab = window.open('about:blank', '_blank');
    const made = await act(() => client.publishing.createPreview(version.id, 'latest'));
    if (!made) return tab?.close();
    if (tab) tab.location.replace(new URL(made.url).pathname + new URL(made.url).search);
    else message.warning(t('console.documents.popup'));
  };

  const duplicate = async (group: DocumentGroup) => {
    const made = await act(
      () => copyGroup(client.documents, group, (locale, title) => copyTitle(title, locale)),
      t('console.documents.duplicated'),
    );
    if (made) await reload();
  };

  const step = async (group: DocumentGroup, by: -1 | 1) => {
    const siblings = findSiblings(tree, group.id);
    const index = siblings.findIndex(({ id }) => id === group.id) + by;
    const parent = parentOf(tree, group.id);
    const { saves } = planMove(group, parent, siblings, index);
    await act(async () => {
      for (const { version, parentId, menuOrder } of saves) {
        await documents.save(type, version.id, { parentId, menuOrder }, { revision: version.revision });
      }
    });
    await reload();
  };

  const each = async (
    versions: readonly DocumentSummary[],
    run: (version: SeenDocument) => Promise<unknown>,
    done: string,
  ) => {
    await act(async () => {
      for (const { id, revision } of versions) await run({ id, revision });
    }, done);
    await reload();
  };

  const trash = (group: DocumentGroup) => {
    const kept = listVersions(group.versions).filter((version) => isKept(version));
    return each(
      kept,
      (version) => documents.trash(type, version),
      t('console.documents.trashed', { title: titleOf(group, uiLocale) }),
    );
  };

  const restore = (group: DocumentGroup) => {
    const gone = listVersions(group.versions).filter(({ status }) => status === 'trash');
    return each(
      gone,
      (version) => documents.restore(type, version),
      t('console.documents.restored', { title: titleOf(group, uiLocale) }),
    );
  };

  return {
    open: openVersion,
    translate: async (group, locale) => {
      const [source] = listVersions(group.versions);
      if (!source) return;
      const made = await act(async () => startTranslation(client.documents, source, locale));
      if (made) openVersion(made);
    },
    list: (group, isTrash) => {
      const versions = locales.map((locale) => group.versions[locale]);
      const live = versions.filter(isPublic);
      const kept = versions.filter((version) => isKept(version));
      const editable = kept.filter(({ canEdit }) => canEdit);
      const mayDelete = listVersions(group.versions).every(({ canDelete }) => canDelete);
      if (isTrash) {
        if (!mayDelete) return [];
        return [
          [{ key: 'restore', label: t('console.documents.restore'), run: () => void restore(group) }],
          [
            {
              key: 'delete',
              label: t('console.documents.delete'),
              isDanger: true,
              run: () => open({ name: 'delete', group }),
            },
          ],
        ];
      }
      const siblings = findSiblings(tree, group.id);
      const index = siblings.findIndex(({ id }) => id === group.id);
      const mayPublish = can(capabilityFor(type, 'publish')) && editable.length === kept.length;
      const mayMove = contentTypes[type].isHierarchical && editable.length === kept.length;
      const named = (
        key: 'console.documents.openIn' | 'console.documents.previewIn' | 'console.documents.viewLive',
        version: DocumentSummary,
      ) => t(key, { language: t(languageNames[version.locale]) });
      return [
        editable.map((version) => ({
          key: `open-${version.locale}`,
          label: named('console.documents.openIn', version),
          run: () => openVersion(version),
        })),
        [
          ...editable.map((version) => ({
            key: `preview-${version.locale}`,
            label: named('console.documents.previewIn', version),
            run: () => void preview(version),
          })),
          ...live.map((version) => ({
            key: `view-${version.locale}`,
            label: named('console.documents.viewLive', version),
            run: () => void window.open(localizePath(version.path ?? '/', version.locale), '_blank', 'noopener'),
          })),
        ],
        mayPublish
          ? [
              ...(kept.some(({ status }) => status !== 'publish')
                ? [
                    {
                      key: 'publish',
                      label: t('console.documents.publish'),
                      run: () => open({ name: 'publish', group }),
                    },
                  ]
                : []),
              ...(versions.some(isWaiting)
                ? [
                    {
                      key: 'cancel-schedule',
                      label: t('console.documents.cancelSchedule'),
                      run: () => open({ name: 'cancel-schedule', group }),
                    },
                  ]
                : []),
              ...(versions.some((version) => version?.status === 'publish' || version?.status === 'future')
                ? [
                    {
                      key: 'unpublish',
                      label: t('console.documents.unpublish'),
                      run: () => open({ name: 'unpublish', group }),
                    },
                  ]
                : []),
            ]
          : [],
        [
          ...(editable.length === kept.length
            ? [{ key: 'duplicate', label: t('console.documents.duplicate'), run: () => void duplicate(group) }]
            : []),
          ...(contentTypes[type].taxonomies.length > 0 && editable.length > 0
            ? [{ key: 'filing', label: t('filing.act'), run: () => open({ name: 'filing', group }) }]
            : []),
          ...(mayMove
            ? [
                { key: 'move', label: t('console.documents.move'), run: () => open({ name: 'move', group }) },
                ...(index > 0
                  ? [{ key: 'up', label: t('console.documents.up'), run: () => void step(group, -1) }]
                  : []),
                ...(index < siblings.length - 1
                  ? [{ key: 'down', label: t('console.documents.down'), run: () => void step(group, 1) }]
                  : []),
              ]
            : []),
        ],
        mayDelete
          ? [{ key: 'trash', label: t('console.documents.toTrash'), isDanger: true, run: () => void trash(group) }]
          : [],
      ];
    },
  };
}

function copyTitle(title: string, locale: Locale): string {
  return locale === 'zh' ? `${title}（副本）` : `${title} (copy)`;
}

type Documents = ReturnType<typeof useSession>['client']['documents'];

/** Drafts of both languages with the same content and an address of their own once they are published. */
async function copyGroup(
  documents: Documents,
  group: DocumentGroup,
  name: (locale: Locale, title: string) => string,
): Promise<void> {
  let first: number | undefined;
  for (const version of listVersions(group.versions).filter((candidate) => isKept(candidate))) {
    const item = await documents.get(group.type, version.id);
    const { title, slug, content, excerpt, meta, parentId, menuOrder, locale } = item;
    const made = await documents.create(group.type, {
      locale,
      translationOf: first,
      title: name(locale, title),
      slug: slug === '' ? undefined : `${slug}-copy`,
      content,
      excerpt,
      meta,
      parentId,
      menuOrder,
      featuredMediaId: item.featuredMediaId,
      ...(contentTypes[group.type].taxonomies.length > 0 && { categories: item.categories, tags: item.tags }),
    });
    first ??= made.id;
  }
}

/** The other language begins with the blocks of the first, so that corresponding blocks share their ids. */
async function startTranslation(
  documents: Documents,
  source: DocumentSummary,
  locale: Locale,
): Promise<DocumentSummary> {
  const item = await documents.get(source.type, source.id);
  const { title, slug, content, excerpt, id, type, menuOrder, parentId, featuredMediaId } = item;
  const parent = parentId === null ? null : await documents.get(type, parentId);
  return documents.create(type, {
    locale,
    translationOf: id,
    title,
    slug: slug || undefined,
    content,
    excerpt,
    menuOrder,
    featuredMediaId,
    parentId: parent?.translations[locale],
  });
}

function parentOf(nodes: readonly DocumentNode[], id: string): DocumentGroup | null {
  for (const { group, children } of nodes) {
    if (children.some((child) => child.group.id === id)) return group;
    const found = parentOf(children, id);
    if (found) return found;
  }
  return null;
}
