import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import type { EditedEntry } from './menu-tree.ts';

type Side = 'before' | 'after' | 'into';

export interface MenuEntryListProps {
  readonly lang: string;
  readonly entries: readonly EditedEntry[];
  readonly selected: string | null;
  onSelect(uid: string): void;
  onKeyDown(event: KeyboardEvent, uid: string): void;
  onDrop(uid: string, target: string, side: Side): void;
}

/** The entries in order; moved by dragging, or with Alt and the arrow keys. */
export function MenuEntryList({ lang, entries, selected, onSelect, onKeyDown, onDrop }: MenuEntryListProps) {
  const { t } = useMessages();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ uid: string; side: Side } | null>(null);
  const follow = (event: DragEvent, uid: string) => {
    if (dragged === null) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    setOver({ uid, side: part < 0.28 ? 'before' : part > 0.72 ? 'after' : 'into' });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null && over) onDrop(dragged, over.uid, over.side);
    setDragged(null);
    setOver(null);
  };
  const rows = (list: readonly EditedEntry[]) => (
    <ul>
      {list.map((entry) => (
        <li key={entry.uid}>
          <button
            type="button"
            draggable
            aria-pressed={selected === entry.uid}
            data-over={over?.uid === entry.uid ? over.side : undefined}
            data-dragged={dragged === entry.uid || undefined}
            onClick={() => onSelect(entry.uid)}
            onKeyDown={(event) => onKeyDown(event, entry.uid)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', entry.label);
              setDragged(entry.uid);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
            onDragOver={(event) => follow(event, entry.uid)}
            onDrop={drop}
          >
            <StudioIcon name="drag" size={14} />
            <span lang={lang}>{entry.label || t('desk.menus.unnamed')}</span>
            <small>{describeTarget(entry, t('desk.menus.broken'))}</small>
          </button>
          {entry.children.length > 0 ? rows(entry.children) : null}
        </li>
      ))}
    </ul>
  );
  return <List aria-label={t('desk.menus.entries')}>{rows(entries)}</List>;
}

function describeTarget({ target, isBroken }: EditedEntry, broken: string): string {
  if (isBroken) return broken;
  return target.kind === 'address' ? target.url : '';
}

const List = styled.nav`
  padding: 0.5rem;

  & ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & ul ul {
    margin-inline-start: 1.375rem;
    padding-inline-start: 0.25rem;
    border-inline-start: 1px solid ${tone.line};
  }
  & button {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.5rem;
    width: 100%;
    min-height: 2.125rem;
    padding: 0 0.5rem;
    border-radius: ${theme.radius.small};
    text-align: start;
    cursor: pointer;
  }
  & button > svg {
    color: ${tone.textMuted};
    cursor: grab;
  }
  & button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & button > small {
    overflow: hidden;
    margin-inline-start: auto;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & button:hover {
    background-color: ${tone.surfaceSunken};
  }
  & button[aria-pressed='true'] {
    background-color: color-mix(in srgb, ${tone.text} 9%, transparent);
    font-weight: 550;
  }
  & button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  & button[data-dragged] {
    opacity: 0.4;
  }
  & button[data-over='into'] {
    box-shadow: inset 0 0 0 2px ${tone.accent};
  }
  & button[data-over='before']::before,
  & button[data-over='after']::before {
    position: absolute;
    inset-inline: 0;
    height: 2px;
    background-color: ${tone.accent};
    content: '';
  }
  & button[data-over='before']::before {
    top: -1px;
  }
  & button[data-over='after']::before {
    bottom: -1px;
  }
`;
