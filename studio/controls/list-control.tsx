import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Field } from '#cms-schema/field.ts';
import type { ListField } from '#cms-schema/fields/list.ts';
import { isJsonObject, isJsonValue, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton, ToolButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import type { ControlProps } from './control.ts';
import { controls } from './controls.ts';
import { useFieldHost } from './field-host.ts';
import { FieldRow } from './field-row.tsx';
import { FieldRows } from './field-rows.tsx';
import { summarizeItem } from './summarize-item.ts';

/** Several of one kind: each opens, moves, doubles and goes; all of it by keyboard too. */
export function ListControl({ field, path, value, onCommit, isReadOnly, id, labelId, describedBy }: ControlProps) {
  const { t, uiLocale } = useMessages();
  const { commit, problems } = useFieldHost();
  const box = useRef<HTMLDivElement>(null);
  const items = Array.isArray(value) ? value : [];
  const { keys, rekey } = useItemKeys(items.length);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  if (!isListField(field)) return null;
  const { of, max, min } = field;
  const isGroup = of.kind === 'group';

  const write = (next: readonly JsonValue[], nextKeys: readonly number[]) => {
    rekey(nextKeys);
    onCommit([...next]);
  };
  const focusItem = (index: number) => {
    requestAnimationFrame(() => {
      const target = box.current?.querySelector<HTMLElement>(
        `:scope > ol > li:nth-of-type(${index + 1}) [data-handle]`,
      );
      (target ?? box.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
    });
  };
  const add = () => {
    const key = Date.now();
    write([...items, newItem(of)], [...keys, key]);
    setOpen((before) => new Set(before).add(key));
    focusItem(items.length);
  };
  const duplicate = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    write(items.toSpliced(index + 1, 0, structuredClone(item)), keys.toSpliced(index + 1, 0, Date.now()));
    focusItem(index + 1);
  };
  const remove = (index: number) => {
    write(items.toSpliced(index, 1), keys.toSpliced(index, 1));
    focusItem(Math.max(0, Math.min(index, items.length - 2)));
  };
  const move = (index: number, by: number) => {
    const to = index + by;
    const item = items[index];
    const key = keys[index];
    if (item === undefined || key === undefined || to < 0 || to >= items.length) return;
    write(items.toSpliced(index, 1).toSpliced(to, 0, item), keys.toSpliced(index, 1).toSpliced(to, 0, key));
    focusItem(to);
  };
  const toggle = (key: number) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  };
  const onItemKeyDown = (event: KeyboardEvent, index: number) => {
    if (isReadOnly || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  const itemLabel = of.label[uiLocale];

  return (
    <ListBox ref={box} id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {items.length > 0 && (
        <ol>
          {items.map((item, index) => {
            const key = keys[index] ?? index;
            const itemPath = [...path, index];
            const summary = summarizeItem(field, item, uiLocale);
            const isOpen = !isGroup || open.has(key);
            const isWrong = problems.some((problem) => isWithin(problem.path, itemPath));
            return (
              <li key={key} data-open={isOpen || undefined} onKeyDown={(event) => onItemKeyDown(event, index)}>
                <div className="item-head">
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
                      value={item}
                      label={`${itemLabel} ${index + 1}`}
                      onCommit={(next) => commit(itemPath, next)}
                    />
                  )}
                  {!isReadOnly && (
                    <span className="item-tools">
                      <ToolButton
                        icon="arrow-up"
                        label={t('controls.list.up')}
                        keys="Alt+↑"
                        disabled={index === 0}
                        onClick={() => move(index, -1)}
                      />
                      <ToolButton
                        icon="arrow-down"
                        label={t('controls.list.down')}
                        keys="Alt+↓"
                        disabled={index === items.length - 1}
                        onClick={() => move(index, 1)}
                      />
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

/** An item that is a single value: its control, named by its number. */
function BareItem(props: {
  readonly of: Field;
  readonly path: FieldPath;
  readonly value: JsonValue;
  readonly label: string;
  onCommit(value: JsonValue): void;
}) {
  const { Control } = controls[props.of.kind];
  const { problems, isReadOnly } = useFieldHost();
  const id = `item-${props.path.join('-')}`;
  if (props.of.kind === 'list') {
    return (
      <FieldRow field={props.of} path={props.path} value={props.value} label={props.label} onCommit={props.onCommit} />
    );
  }
  return (
    <div className="bare" data-handle="" tabIndex={-1}>
      <label htmlFor={id} id={`${id}-label`} className="hidden-label">
        {props.label}
      </label>
      <Control
        field={props.of}
        path={props.path}
        value={props.value}
        onCommit={props.onCommit}
        isReadOnly={isReadOnly}
        isInvalid={problems.some((problem) => isWithin(problem.path, props.path))}
        id={id}
        labelId={`${id}-label`}
        describedBy={undefined}
      />
    </div>
  );
}

/** Items have no ids; these keys follow them while they move, so that what is open stays open. */
function useItemKeys(length: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length }, (_, index) => index));
  const fitting =
    keys.length === length ? keys : Array.from({ length }, (_, index) => keys[index] ?? Date.now() + index);
  return { keys: fitting, rekey: setKeys };
}

/** A name after other words: "Add question"; "Add FAQ" stays. Chinese has no such letters. */
function withinSentence(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function newItem(of: Field): JsonValue {
  const value = of.defaultValue();
  return isJsonValue(value) ? value : null;
}

function isListField(field: Field): field is ListField<Field> {
  return field.kind === 'list' && 'of' in field;
}

function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return path.length >= outer.length && outer.every((step, index) => step === path[index]);
}

const ListBox = styled.div`
  display: grid;
  gap: 0.5rem;

  & > ol {
    display: grid;
    gap: 0.25rem;
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    min-width: 0;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceRaised};
  }
  & > ol > li:focus-within {
    border-color: ${tone.lineStrong};
  }
  .item-head {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  .item-name {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-width: 0;
    min-height: 2.125rem;
    padding-inline: 0.375rem;
    font-size: 0.8125rem;
    line-height: 1.4;
    text-align: start;
    cursor: pointer;
  }
  .item-name:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .item-name > svg,
  .number {
    color: ${tone.textMuted};
  }
  .number {
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  .summary {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .summary[data-empty] {
    color: ${tone.textMuted};
  }
  .wrong {
    margin-inline-start: auto;
    color: ${tone.negative};
  }
  .item-tools {
    display: flex;
    padding-inline-end: 0.125rem;
  }
  ${media.hover} {
    .item-tools {
      opacity: 0;
    }
    li:hover > .item-head > .item-tools,
    li:focus-within > .item-head > .item-tools {
      opacity: 1;
    }
    li:not(:hover):not(:focus-within) > .item-head > .item-tools {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  .item-body {
    display: grid;
    gap: 0.875rem;
    padding: 0.5rem 0.625rem 0.75rem;
    border-block-start: 1px solid ${tone.line};
  }
  .bare {
    flex: 1;
    min-width: 0;
    padding: 0.25rem;
  }
  .hidden-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .room {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
`;
