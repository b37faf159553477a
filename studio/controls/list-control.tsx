import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { copyItem, itemIdOf, itemValue, newItem } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { printPath } from '#cms-schema/problem.ts';
import { createBlockId } from '../document/block-id.ts';
import { isEqual } from '../document/is-equal.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton, ToolButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { withinSentence } from '../parts/within-sentence.ts';
import { BareItem } from './bare-item.tsx';
import type { ControlProps } from './control.ts';
import { dragItem } from './drag-item.ts';
import { entryOf } from './entry-of.ts';
import { useFieldHost } from './field-host.ts';
import { FieldRows } from './field-rows.tsx';
import { isWithin } from './is-within.ts';
import { ListBox } from './list-box.ts';
import { referencesIn, summarizeItem } from './summarize-item.ts';

/** A list of items. Each can be opened, moved, duplicated and removed, by pointer and by keyboard. */
export function ListControl({
  field,
  path,
  value,
  onCommit,
  isReadOnly,
  id,
  labelId,
  describedBy,
}: ControlProps<'list'>) {
  const { t, uiLocale } = useMessages();
  const { commit, problems, target, announce, cache, noteAdded, noteLeft } = useFieldHost();
  const box = useRef<HTMLDivElement>(null);
  const items = Array.isArray(value) ? value : noItems;
  const keys = items.map((item, index) => itemIdOf(item) ?? String(index));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef({ items, keys });
  latest.current = { items, keys };
  const depth = path.length;
  const asked = target && isWithin(target, path) ? target[depth] : undefined;
  useEffect(() => {
    const key = typeof asked === 'number' ? latest.current.keys[asked] : undefined;
    if (target && key !== undefined) setOpen((before) => new Set(before).add(key));
  }, [target, asked]);
  const references = referencesIn(field, items);
  useSyncExternalStore(cache.subscribe, () => cache.stampOf(references));
  const endDrag = useRef(() => {});
  useEffect(() => () => endDrag.current(), []);
  const { of, max, min } = field;
  const isGroup = of.holds === 'fields';

  const newId = () => createBlockId(new Set(keys));
  const write = (next: readonly JsonValue[]) => onCommit([...next]);
  const itemAt = (index: number) => box.current?.querySelector(`:scope > ol > li:nth-of-type(${index + 1})`) ?? null;
  const focusItem = (index: number, find = (item: Element) => item.querySelector<HTMLElement>('[data-handle]')) => {
    const focus = () => {
      const item = itemAt(index);
      const entry = item ? find(item) : box.current?.querySelector<HTMLElement>(':scope > button');
      entry?.focus();
      return entry !== null && entry !== undefined;
    };
    // At once, not in the next frame: keys pressed until then would be lost.
    flushSync(() => {});
    if (!focus()) requestAnimationFrame(focus);
  };
  const add = () => {
    const key = newId();
    noteAdded(path, key);
    write([...items, newItem(of, key)]);
    // Collapse the other items.
    setOpen(new Set([key]));
    focusItem(items.length, entryOf);
  };
  const duplicate = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    write(items.toSpliced(index + 1, 0, copyItem(of, item, newId)));
    focusItem(index + 1);
  };
  const remove = (index: number) => {
    write(items.toSpliced(index, 1));
    focusItem(clamp(index, items.length - 1));
  };
  const summarize = (item: JsonValue) =>
    summarizeItem(field, item, uiLocale, (id) => cache.resolver.document(id)?.title ?? '');
  const nameOf = (item: JsonValue, index: number) => summarize(item) || `${itemLabel} ${index + 1}`;
  const moveTo = (from: number, to: number) => {
    const { items } = latest.current;
    const item = items[from];
    if (item === undefined) return;
    const name = nameOf(item, from);
    if (to < 0 || to >= items.length) {
      announce(t('canvas.said.edge', { block: name }));
      return;
    }
    write(items.toSpliced(from, 1).toSpliced(to, 0, item));
    announce(t('controls.list.moved', { item: name, index: to + 1, count: items.length }));
  };
  /** Moves an item. The focus stays where it is, in a field or on a button that is still enabled. */
  const step = (index: number, by: 1 | -1) => {
    const active = document.activeElement;
    moveTo(index, index + by);
    focusItem(clamp(index + by, items.length), (item) =>
      active instanceof HTMLElement && item.contains(active) && !active.matches(':disabled')
        ? active
        : item.querySelector('[data-handle]'),
    );
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    const { keys } = latest.current;
    endDrag.current = dragItem(event.currentTarget, event.nativeEvent, (from, to) => {
      // Ignore the drop if another editor's change to the list has arrived meanwhile.
      if (!isEqual(keys, latest.current.keys)) return;
      moveTo(from, to);
      focusItem(to);
    });
  };
  const toggle = (key: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  };
  const onItemKeyDown = (event: KeyboardEvent, index: number) => {
    const isMove = event.altKey && !event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    // Leave these keys to controls that use them to open a list or a calendar.
    if (isReadOnly || !isMove || (event.target instanceof Element && event.target.matches(opensByArrow))) return;
    event.preventDefault();
    event.stopPropagation();
    step(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  const itemLabel = of.label[uiLocale];

  return (
    <ListBox ref={box} id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {items.length > 0 && (
        <ol>
          {items.map((item, index) => {
            const key = keys[index] ?? String(index);
            const itemPath = [...path, index];
            const summary = summarize(item);
            const isOpen = !isGroup || open.has(key);
            const isWrong = problems.some((problem) => isWithin(problem.path, itemPath));
            return (
              <li
                key={key}
                data-path={printPath(itemPath)}
                data-open={isOpen || undefined}
                onKeyDown={(event) => onItemKeyDown(event, index)}
                onBlur={({ currentTarget, relatedTarget }) => {
                  if (!currentTarget.contains(relatedTarget)) noteLeft(path, key);
                }}
              >
                <div className="item-head">
                  {!isReadOnly && items.length > 1 && (
                    // By keyboard, Alt and the arrow keys move the item from anywhere inside it.
                    <span className="grip" aria-hidden="true" title={t('controls.list.drag')} onPointerDown={drag}>
                      <StudioIcon name="drag" size={16} />
                    </span>
                  )}
                  {isGroup ? (
                    <button
                      type="button"
                      className="item-name"
                      data-handle=""
                      aria-expanded={isOpen}
                      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                      onClick={() => toggle(key)}
                    >
                      <StudioIcon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
                      <span className="hidden-label">{itemLabel}</span>
                      <span className="number">{index + 1}</span>
                      <span className="summary" data-empty={summary === '' || undefined}>
                        {summary || t('controls.list.empty')}
                      </span>
                      {isWrong && !isOpen && (
                        <span className="wrong">
                          <StudioIcon name="warning" size={14} />
                        </span>
                      )}
                    </button>
                  ) : (
                    <BareItem
                      of={of}
                      path={itemPath}
                      value={itemValue(of, item)}
                      label={`${itemLabel} ${index + 1}`}
                      onCommit={(next) => commit(itemPath, next)}
                    />
                  )}
                  {!isReadOnly && (
                    <span className="item-tools">
                      {isOpen && items.length > 1 && (
                        <>
                          <ToolButton
                            icon="arrow-up"
                            label={t('controls.list.up')}
                            keys="Alt+↑"
                            disabled={index === 0}
                            onClick={() => step(index, -1)}
                          />
                          <ToolButton
                            icon="arrow-down"
                            label={t('controls.list.down')}
                            keys="Alt+↓"
                            disabled={index === items.length - 1}
                            onClick={() => step(index, 1)}
                          />
                        </>
                      )}
                      {isGroup && (
                        <ToolButton
                          icon="copy"
                          label={t('controls.list.duplicate')}
                          disabled={items.length >= max}
                          onClick={() => duplicate(index)}
                        />
                      )}
                      <ToolButton icon="trash" label={t('controls.list.remove')} onClick={() => remove(index)} />
                    </span>
                  )}
                </div>
                {isGroup && isOpen && (
                  <div className="item-body">
                    <FieldRows fields={of.children} path={itemPath} values={isJsonObject(item) ? item : null} />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {!isReadOnly && (
        <SmallButton onClick={add} disabled={items.length >= max}>
          <StudioIcon name="plus" size={14} />
          {t('controls.list.add', { item: withinSentence(itemLabel) })}
          {max < 100 && (
            <span className="room">
              {items.length}/{max}
            </span>
          )}
        </SmallButton>
      )}
      {items.length < min && <p className="room">{t('controls.list.tooFew', { min })}</p>}
    </ListBox>
  );
}

const noItems: readonly JsonValue[] = [];

/** Elements that Alt and an arrow key open. */
const opensByArrow = 'select, [type="date"], [role="combobox"]';

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(index, length - 1));
}
