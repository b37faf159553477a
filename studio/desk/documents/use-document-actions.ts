import { type Locale, locales, localizePath } from '#cms-schema/locale.ts';
import { capabilityFor, contentTypes, type DocumentType } from '#contract/content-types.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup, DocumentSummary, ListedGroup, SeenDocument } from '../../cms/document-model.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { navigate } from '../../navigation.tsx';
import { useSession } from '../../session-context.tsx';
import { useConfirm } from '../parts/confirm.tsx';
import { languageNames } from '../parts/language-names.ts';
import { useToasts } from '../parts/toasts.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { isKept, isPublic, isWaiting } from './document-state.ts';
import { listKept, seenOf, titleOf } from './group-tree.ts';
import type { OpenDialog } from './open-dialog.ts';

/** One action on a document. */
export interface DocumentAction {
  readonly key: string;
  readonly label: string;
  readonly isDanger?: boolean;
  run(): void;
}

export interface DocumentActions {
  /** The available actions, in sections. */
  list(group: ListedGroup, isTrash: boolean): readonly (readonly DocumentAction[])[];
  open(version: DocumentSummary): void;
  /** Starts the missing language version from the existing one and opens it. */
  translate(group: DocumentGroup, locale: Locale): void;
}

export interface DocumentActionsOptions {
  readonly type: DocumentType;
  /** Whether the list is in the site's order. */
  readonly isPlaced: boolean;
  reload(): Promise<void>;
  open(dialog: OpenDialog): void;
}

export function useDocumentActions({ type, isPlaced, reload, open }: DocumentActionsOptions): DocumentActions {
  const { t, uiLocale } = useMessages();
  const { can } = useSession();
  const client = useDeskClient();
  const act = useDeskAct();
  const toasts = useToasts();
  const { groups, uses } = client;
  const confirm = useConfirm();

  const openVersion = (version: DocumentSummary) => void navigate(builderPath(type, version.id));

  const preview = async (version: DocumentSummary) => {
    // Opened before the request: browsers block a popup that opens after a response.
    const tab = window.open('about:blank', '_blank');
    const made = await act(() => client.publishing.createPreview(version.id, 'latest'));
    if (!made) return tab?.close();
    if (tab) tab.location.replace(new URL(made.url).pathname + new URL(made.url).search);
    else toasts.tellFailure(t('desk.documents.popup'));
  };

  /** Reloads the list in either case: after a refusal it differs from what the user saw. */
  const change = async <Result>(
    versions: readonly DocumentSummary[],
    run: (seen: readonly SeenDocument[]) => Promise<Result>,
    done?: string,
  ): Promise<Result | null> => {
    const result = await act(() => run(seenOf(versions)), done, versions);
    await reload();
    return result;
  };
  const step = (group: ListedGroup, by: -1 | 1) =>
    change(listVersions(group.versions), (seen) => groups.move(seen, { by }));
  const duplicate = async (group: DocumentGroup) => {
    const made = await change(listKept(group), groups.duplicate);
    const copy = made?.find(({ locale }) => locale === uiLocale) ?? made?.[0];
    if (!copy) return;
    toasts.tell(t('desk.documents.duplicated'), {
      label: t('desk.documents.openCopy'),
      run: () => void navigate(builderPath(type, copy.id)),
    });
  };
  /** How many pages, menus and settings lead visitors to these. */
  const countLinks = async (documents: readonly DocumentSummary[]) => {
    const found = await Promise.all(documents.map(({ id }) => uses.list({ kind: 'document', id }, { perPage: 1 })));
    return found.reduce((sum, { total, hidden }) => sum + total + hidden, 0);
  };
  const trash = async (group: DocumentGroup) => {
    const before = listKept(group);
    const title = titleOf(group, uiLocale);
    const linked = await act(() => countLinks(before.filter(isPublic)));
    if (linked === null) return;
    const isSure =
      linked === 0 ||
      (await confirm.ask({
        title: t('desk.documents.trashLinkedTitle', { title }),
        text: t('desk.documents.trashLinked', { count: linked }),
        ok: t('desk.documents.toTrash'),
        isDanger: true,
      }));
    if (!isSure) return;
    const gone = await change(before, groups.trash);
    if (!gone) return;
    toasts.tell(t('desk.documents.trashed', { title }), {
      label: t('canvas.toast.undo'),
      run: () => void takeBack(gone, before, title),
    });
  };
  /** Undoes trashing. What was published is published again, since trashing unpublished it. */
  const takeBack = async (gone: readonly SeenDocument[], before: readonly DocumentSummary[], title: string) => {
    const wasPublic = new Set(before.filter(({ status }) => status === 'publish').map(({ id }) => id));
    await act(
      async () => {
        const back = await groups.restore(gone.map(({ id, revision }) => ({ id, revision })));
        const open = back.filter(({ id }) => wasPublic.has(id));
        if (open.length > 0) await client.publishing.publish(open.map(({ id, revision }) => ({ id, revision })));
      },
      t('desk.documents.restored', { title }),
      before,
    );
    await reload();
  };
  const restore = (group: DocumentGroup) =>
    change(
      listVersions(group.versions).filter(({ status }) => status === 'trash'),
      groups.restore,
      t('desk.documents.restored', { title: titleOf(group, uiLocale) }),
    );

  return {
    open: openVersion,
    translate: async (group, locale) => {
      const [source] = listVersions(group.versions);
      if (!source) return;
      const made = await act(() => client.documents.startTranslation(source.id, locale));
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
          [{ key: 'restore', label: t('desk.documents.restore'), run: () => void restore(group) }],
          [
            {
              key: 'delete',
              label: t('desk.documents.delete'),
              isDanger: true,
              run: () => open({ name: 'delete', group }),
            },
          ],
        ];
      }
      const mayPublish = can(capabilityFor(type, 'publish')) && editable.length === kept.length;
      const mayMove = contentTypes[type].isHierarchical && editable.length === kept.length;
      const named = (
        key: 'desk.documents.openIn' | 'desk.documents.previewIn' | 'desk.documents.viewLive',
        version: DocumentSummary,
      ) => t(key, { language: t(languageNames[version.locale]) });
      return [
        editable.map((version) => ({
          key: `open-${version.locale}`,
          label: named('desk.documents.openIn', version),
          run: () => openVersion(version),
        })),
        [
          ...editable.map((version) => ({
            key: `preview-${version.locale}`,
            label: named('desk.documents.previewIn', version),
            run: () => void preview(version),
          })),
          ...live.map((version) => ({
            key: `view-${version.locale}`,
            label: named('desk.documents.viewLive', version),
            run: () => void window.open(localizePath(version.path ?? '/', version.locale), '_blank', 'noopener'),
          })),
        ],
        mayPublish
          ? [
              ...(kept.some(({ status }) => status !== 'publish')
                ? [
                    {
                      key: 'publish',
                      label: t('desk.documents.publish'),
                      run: () => open({ name: 'publish', group }),
                    },
                  ]
                : []),
              ...(versions.some(isWaiting)
                ? [
                    {
                      key: 'cancel-schedule',
                      label: t('desk.documents.cancelSchedule'),
                      run: () => open({ name: 'cancel-schedule', group }),
                    },
                  ]
                : []),
              ...(versions.some((version) => version?.status === 'publish' || version?.status === 'future')
                ? [
                    {
                      key: 'unpublish',
                      label: t('desk.documents.unpublish'),
                      run: () => open({ name: 'unpublish', group }),
                    },
                  ]
                : []),
            ]
          : [],
        [
          ...(editable.length === kept.length
            ? [{ key: 'duplicate', label: t('desk.documents.duplicate'), run: () => void duplicate(group) }]
            : []),
          ...(contentTypes[type].taxonomies.length > 0 && editable.length > 0
            ? [{ key: 'filing', label: t('filing.act'), run: () => open({ name: 'filing', group }) }]
            : []),
          ...(editable.length > 0
            ? [{ key: 'visibility', label: t('desk.visibility.act'), run: () => open({ name: 'visibility', group }) }]
            : []),
          ...(mayMove
            ? [
                { key: 'move', label: t('desk.documents.move'), run: () => open({ name: 'move', group }) },
                ...(isPlaced && group.index > 0
                  ? [{ key: 'up', label: t('desk.documents.up'), run: () => void step(group, -1) }]
                  : []),
                ...(isPlaced && group.index < group.siblingCount - 1
                  ? [{ key: 'down', label: t('desk.documents.down'), run: () => void step(group, 1) }]
                  : []),
              ]
            : []),
        ],
        mayDelete
          ? [{ key: 'trash', label: t('desk.documents.toTrash'), isDanger: true, run: () => void trash(group) }]
          : [],
      ];
    },
  };
}
