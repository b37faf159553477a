import { Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import { isReservedPath } from '#contract/addresses.ts';
import { tone } from '#ui/theme.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { languageNames } from '../parts/language-names.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { type DocumentNode, findSiblings, flattenTree, listWithin, planMove, titleOf } from './document-tree.ts';

export interface MoveDialogProps {
  readonly group: DocumentGroup;
  readonly tree: readonly DocumentNode[];
  onClose(): void;
  onDone(): void;
}

/** Below another page, and to a place among those that stand there. Addresses follow. */
export function MoveDialog({ group, tree, onClose, onDone }: MoveDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const act = useDeskAct();
  const ids = { parent: useId(), place: useId() };
  const flat = useMemo(() => flattenTree(tree), [tree]);
  const own = listWithin(tree, group.id);
  const [parentId, setParentId] = useState(() => findParent(tree, group.id)?.id ?? TOP);
  const siblings = useMemo(
    () => childrenOf(tree, parentId).filter(({ id }) => id !== group.id),
    [tree, parentId, group],
  );
  const here = findSiblings(tree, group.id).findIndex(({ id }) => id === group.id);
  const isSameParent = (findParent(tree, group.id)?.id ?? TOP) === parentId;
  const [chosenPlace, setPlace] = useState<number | null>(null);
  const place = Math.min(chosenPlace ?? (isSameParent ? here : siblings.length), siblings.length);
  const [isBusy, setBusy] = useState(false);
  const parent = flat.find((entry) => entry.group.id === parentId)?.group ?? null;
  const plan = planMove(group, parent, siblings, place);
  const reserved = parent === null && !isSameParent ? findReserved(group) : null;

  const move = async () => {
    setBusy(true);
    const done = await act(
      async () => {
        for (const { version, parentId: above, menuOrder } of plan.saves) {
          await client.documents.save(
            group.type,
            version.id,
            { parentId: above, menuOrder },
            { revision: version.revision },
          );
        }
        return true;
      },
      t('console.move.done', { title: titleOf(group, uiLocale) }),
    );
    setBusy(false);
    // A part may have been saved before the failure: what stands there now is shown either way.
    if (done) onDone();
  };

  return (
    <DeskDialog
      title={t('console.move.title', { title: titleOf(group, uiLocale) })}
      onCancel={onClose}
      onOk={move}
      okText={t('console.move.ok')}
      okButtonProps={{ loading: isBusy, disabled: plan.saves.length === 0 || reserved !== null }}
    >
      <Body>
        <label htmlFor={ids.parent}>{t('console.move.parent')}</label>
        <Select
          id={ids.parent}
          showSearch={{ optionFilterProp: 'title' }}
          value={parentId}
          onChange={(next) => {
            setParentId(next);
            setPlace(null);
          }}
          options={[
            { value: TOP, label: t('console.move.top'), title: t('console.move.top') },
            ...flat
              .filter((entry) => !own.has(entry.group.id))
              .map((entry) => ({
                value: entry.group.id,
                title: titleOf(entry.group, uiLocale),
                label: (
                  <span style={{ paddingInlineStart: `${entry.depth}rem` }}>{titleOf(entry.group, uiLocale)}</span>
                ),
              })),
          ]}
        />
        <label htmlFor={ids.place}>{t('console.move.place')}</label>
        <Select
          id={ids.place}
          value={place}
          onChange={setPlace}
          options={[
            { value: 0, label: t('console.move.first') },
            ...siblings.map((sibling, index) => ({
              value: index + 1,
              label: t('console.move.after', { title: titleOf(sibling, uiLocale) }),
            })),
          ]}
        />
        {plan.stays.length > 0 ? (
          <Note>
            {t('console.move.stays', {
              languages: new Intl.ListFormat(languageTags[uiLocale]).format(
                plan.stays.map((locale) => t(languageNames[locale])),
              ),
            })}
          </Note>
        ) : null}
        {reserved === null ? null : <Note role="alert">{t('console.errors.addressReserved', { path: reserved })}</Note>}
        <p>{t('console.move.hint')}</p>
      </Body>
    </DeskDialog>
  );
}

/** The address that one of its languages would have at the top, if that is not a page's to have. */
function findReserved({ versions }: DocumentGroup): string | null {
  const paths = listVersions(versions).map(({ slug }) => `/${slug}`);
  return paths.find(isReservedPath) ?? null;
}

/** Stands for "at the top" where a parent is chosen. */
const TOP = 'top';

function findParent(nodes: readonly DocumentNode[], id: string): DocumentGroup | null {
  for (const { group, children } of nodes) {
    if (children.some((child) => child.group.id === id)) return group;
    const found = findParent(children, id);
    if (found) return found;
  }
  return null;
}

function childrenOf(nodes: readonly DocumentNode[], id: string): DocumentGroup[] {
  if (id === TOP) return nodes.map(({ group }) => group);
  for (const { group, children } of nodes) {
    const found = group.id === id ? children.map((child) => child.group) : childrenOf(children, id);
    if (found.length > 0 || group.id === id) return found;
  }
  return [];
}

const Body = styled.div`
  display: grid;
  gap: 0.375rem;
  padding-block: 0.5rem;

  & > label:not(:first-of-type) {
    margin-top: 0.5rem;
  }
  & > p {
    margin-top: 0.5rem;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
`;

const Note = styled.div`
  color: ${tone.caution};
  font-size: 0.8125rem;
`;
