import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import { media, tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { MenuEntry, MenuTree } from '../../cms/menu-calls.ts';
import { isStale } from '../../cms/studio-error.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { useLeaveGuard } from '../../navigation.tsx';
import { ToolButton } from '../../parts/panel-parts.tsx';
import { Refused } from '../../parts/refused.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useSession } from '../../session-context.tsx';
import { useConfirm } from '../parts/confirm.tsx';
import { EmptyState } from '../parts/states.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { UnsavedMark } from '../parts/unsaved-mark.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { MenuEntryForm } from './menu-entry-form.tsx';
import { MenuEntryList } from './menu-entry-list.tsx';
import {
  changeEntry,
  dropEntry,
  type EditedEntry,
  endEditing,
  findEntry,
  flattenEntries,
  insertEntry,
  keepEdited,
  type MenuMove,
  moveEntry,
  removeEntry,
  startEditing,
} from './menu-tree.ts';

/** One menu: a list of entries and a form for the selected one. Nothing is sent until the whole menu is saved. */
export function MenuEditor({ loaded }: { readonly loaded: MenuTree }) {
  const { t } = useMessages();
  const client = useDeskClient();
  const { act } = useSession();
  const toasts = useToasts();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const counter = useRef(0);
  const newUid = () => {
    counter.current += 1;
    return `new-${counter.current}`;
  };
  /** The saved state that the edits are based on. */
  const [tree, setTree] = useState(loaded);
  const [entries, setEntries] = useState<readonly EditedEntry[]>(() => startEditing(loaded.entries, newUid));
  const [selected, setSelected] = useState<string | null>(entries[0]?.uid ?? null);
  const [isChanged, setChanged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const label = useRef<HTMLInputElement>(null);
  const [isFresh, setFresh] = useState(false);
  useLeaveGuard(isChanged, confirm.leave);
  const latest = useRef(entries);
  latest.current = entries;
  const entry = selected === null ? null : findEntry(entries, selected);
  const { locale } = tree.menu;

  useEffect(() => {
    if (!isFresh) return;
    label.current?.focus();
    setFresh(false);
  }, [isFresh]);

  const put = (next: readonly EditedEntry[] | null, spoken: string): boolean => {
    setSaid(next ? spoken : t('desk.menus.cannot'));
    if (!next) return false;
    setEntries(next);
    setChanged(true);
    return true;
  };
  const nameOf = (uid: string) => findEntry(entries, uid)?.label || t('desk.menus.unnamed');
  const move = (uid: string, step: MenuMove) =>
    put(moveEntry(entries, uid, step), t('desk.menus.moved', { name: nameOf(uid) }));
  const remove = (uid: string) => {
    put(removeEntry(entries, uid), t('desk.menus.removed', { name: nameOf(uid) }));
    setSelected(null);
  };
  const add = () => {
    const uid = newUid();
    const fresh: EditedEntry = {
      uid,
      id: null,
      key: '',
      label: '',
      description: '',
      target: { kind: 'address', url: '' },
      opensNewTab: false,
      cssClasses: [],
      isBroken: false,
      children: [],
    };
    put(insertEntry(entries, fresh, selected), t('desk.menus.added'));
    setSelected(uid);
    setFresh(true);
  };
  const followKeys = (event: KeyboardEvent, uid: string) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step) move(uid, step);
    else if (event.key === 'Delete') remove(uid);
    else return;
    event.preventDefault();
  };

  /** Shows the stored state, keeping the selection. */
  const show = (next: MenuTree) => {
    const shown = startEditing(next.entries, newUid);
    const place = selected === null ? -1 : flattenEntries(entries).findIndex(({ uid }) => uid === selected);
    setTree(next);
    setEntries(shown);
    setSelected(flattenEntries(shown)[place]?.uid ?? null);
    setChanged(false);
  };

  /** Shows the saved state, keeping edits made while the save was in flight. */
  const showSaved = (next: MenuTree) => {
    if (latest.current === entries) return show(next);
    setTree(next);
    setEntries(keepEdited(latest.current, entries, next.entries));
  };

  const tellFailure = (error: unknown) => void toasts.tellFailure(errorText(error));

  /** Resolves a conflict with another user's save. */
  const settle = async (kept: readonly MenuEntry[]) => {
    const choice = await confirm.overwrite();
    if (choice === 'neither') return;
    if (choice === 'theirs') return show(await act(() => client.menus.getTree(tree.menu.id)));
    show(await act(() => client.menus.saveTree(tree.menu.id, kept.map(forgetIds), undefined)));
    toasts.tell(t('desk.menus.saved'));
  };

  const save = async () => {
    setBusy(true);
    const kept = endEditing(entries);
    try {
      showSaved(await act(() => client.menus.saveTree(tree.menu.id, kept, tree.menu.revision)));
      toasts.tell(t('desk.menus.saved'));
    } catch (error) {
      if (isStale(error)) await settle(kept).catch(tellFailure);
      else tellFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const tool = (step: MenuMove, icon: 'arrow-up' | 'arrow-down' | 'chevron-right' | 'out', keys: string) => (
    <ToolButton
      icon={icon}
      label={t(`desk.menus.${step}`)}
      keys={keys}
      disabled={selected === null || moveEntry(entries, selected, step) === null}
      onClick={() => selected !== null && move(selected, step)}
    />
  );
  return (
    <Frame>
      <Side>
        <Tools role="toolbar" aria-label={t('desk.menus.tools')}>
          <Button size="small" icon={<StudioIcon name="plus" size={14} />} onClick={add}>
            {t('desk.menus.add')}
          </Button>
          <span />
          {tool('up', 'arrow-up', 'Alt ↑')}
          {tool('down', 'arrow-down', 'Alt ↓')}
          {tool('out', 'out', 'Alt ←')}
          {tool('in', 'chevron-right', 'Alt →')}
          <ToolButton
            icon="trash"
            label={t('desk.menus.remove')}
            keys="Del"
            disabled={selected === null}
            onClick={() => selected !== null && remove(selected)}
          />
        </Tools>
        {entries.length === 0 ? (
          <EmptyState title={t('desk.menus.empty')} />
        ) : (
          <MenuEntryList
            lang={languageTags[locale]}
            entries={entries}
            selected={selected}
            onSelect={setSelected}
            onKeyDown={followKeys}
            onDrop={(uid, target, side) =>
              put(dropEntry(entries, uid, target, side), t('desk.menus.moved', { name: nameOf(uid) }))
            }
          />
        )}
        <Foot>
          <Refused refusal={isChanged ? null : t('refusal.nothingChanged')}>
            {(button) => (
              <Button type="primary" onClick={save} loading={isBusy} {...button}>
                {t('desk.settings.save')}
              </Button>
            )}
          </Refused>
          {isChanged ? <UnsavedMark>{t('desk.settings.unsaved')}</UnsavedMark> : null}
        </Foot>
        <VisuallyHidden as="div" role="status">
          {said}
        </VisuallyHidden>
      </Side>
      {entry ? (
        <MenuEntryForm
          key={entry.uid}
          entry={entry}
          locale={locale}
          labelRef={label}
          onChange={(patch) => {
            setEntries(changeEntry(entries, entry.uid, patch));
            setChanged(true);
          }}
        />
      ) : (
        <Hint>{t('desk.menus.choose')}</Hint>
      )}
    </Frame>
  );
}

const steps: Readonly<Record<string, MenuMove | undefined>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** When overwriting a newer state, the old ids may no longer exist: all entries are created again. */
function forgetIds(entry: MenuEntry): MenuEntry {
  return { ...entry, id: null, children: entry.children.map(forgetIds) };
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(18rem, 26rem) minmax(0, 30rem);
  gap: 1.5rem;
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  border: 1px solid ${tone.line};
  border-radius: 8px;
  background-color: ${tone.surfaceRaised};
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 0.5rem;
  border-bottom: 1px solid ${tone.line};

  & > span {
    flex: 1;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  padding: 0.625rem 0.75rem;
  border-top: 1px solid ${tone.line};
`;

const Hint = styled.p`
  padding: 1rem;
  color: ${tone.textMuted};
`;
