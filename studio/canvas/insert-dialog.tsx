import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import { type BlockDefinition, blockCategories } from '#cms-schema/define-block.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { theme, tone } from '#ui/theme.ts';
import { locate, type Place } from '../document/tree.ts';
import type { Translate } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { useModal } from '../parts/use-modal.ts';
import { findPlace } from './block-places.ts';
import { titleOf } from './node-title.ts';
import { searchBlocks } from './search-blocks.ts';

export interface InsertDialogProps {
  readonly nodes: readonly DocumentNode[];
  readonly selection: string | null;
  /** Whether a block is offered on this page. */
  readonly isOffered: (definition: BlockDefinition) => boolean;
  onChoose(type: string, place: Place): void;
  onClose(): void;
}

/**
 * Chooses a block by name with the keyboard: type, arrow keys, Enter. Only offers blocks that are allowed at the
 * selection.
 */
export function InsertDialog({ nodes, selection, isOffered, onChoose, onClose }: InsertDialogProps) {
  const { t, uiLocale } = useMessages();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const modal = useModal(onClose);
  const id = useId();

  const groups = searchBlocks(text, (each) => isOffered(each) && findPlace(nodes, selection, each) !== null);
  const flat = groups.flatMap(({ blocks }) => blocks);
  const chosen = flat[Math.min(active, flat.length - 1)];
  const place = chosen ? findPlace(nodes, selection, chosen) : null;

  const choose = (definition: BlockDefinition | undefined) => {
    const to = definition ? findPlace(nodes, selection, definition) : null;
    if (definition && to) onChoose(definition.name, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && flat.length > 0) {
      event.preventDefault();
      setActive((active + step + flat.length) % flat.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(chosen);
    }
  };
  useEffect(() => {
    const row = chosen && document.getElementById(`${id}-${chosen.alias}`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  return (
    <Sheet
      {...modal}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        onKeyDown(event);
        modal.onKeyDown(event);
      }}
    >
      <h2 id={`${id}-title`}>{t('canvas.insert.title')}</h2>
      <TextBox
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.alias}` : undefined}
        aria-label={t('canvas.insert.search')}
        placeholder={t('canvas.insert.search')}
        autoComplete="off"
        data-own-undo=""
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
      />
      <div className="list" id={`${id}-list`} role="listbox" aria-label={t('canvas.insert.title')}>
        {groups.map(({ category, blocks }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, for which only a select has an element
          <div key={category} role="group" aria-label={blockCategories[category][uiLocale]}>
            <p aria-hidden="true">{blockCategories[category][uiLocale]}</p>
            {blocks.map((definition) => (
              <div
                key={definition.name}
                id={`${id}-${definition.alias}`}
                role="option"
                tabIndex={-1}
                aria-selected={definition === chosen}
                onPointerMove={() => setActive(flat.indexOf(definition))}
                onClick={() => choose(definition)}
                onKeyDown={() => {}}
              >
                <strong>{definition.title[uiLocale]}</strong>
                <span>{definition.description[uiLocale]}</span>
              </div>
            ))}
          </div>
        ))}
        {flat.length === 0 && <p role="status">{t('canvas.insert.nothing', { text })}</p>}
      </div>
      <p className="where" aria-live="polite">
        {place && describePlace(nodes, place, t, uiLocale)}
      </p>
    </Sheet>
  );
}

function describePlace(
  nodes: readonly DocumentNode[],
  { parent, index }: Place,
  t: Translate,
  uiLocale: Locale,
): string {
  const holder = parent && locate(nodes, parent.id)?.node;
  if (holder?.kind === 'block' && parent) {
    const before = holder.slots[parent.slot]?.[index - 1];
    if (before) return t('canvas.insert.after', { block: titleOf(before, uiLocale) });
    const slot = definitions.get(holder.type)?.slots[parent.slot]?.label;
    return t('canvas.insert.inside', { block: titleOf(holder, uiLocale), slot: slot?.[uiLocale] ?? parent.slot });
  }
  if (nodes.length === 0) return t('canvas.insert.start');
  const before = nodes[index - 1];
  if (!before || index === nodes.length) return t('canvas.insert.end');
  return t('canvas.insert.after', { block: titleOf(before, uiLocale) });
}

const Sheet = styled.dialog`
  width: min(34rem, calc(100vw - 2rem));
  max-height: min(36rem, calc(100vh - 6rem));
  margin: 12vh auto auto;
  padding: 1rem;
  border: 1px solid ${tone.line};
  border-radius: ${theme.radius.large};
  background-color: ${tone.surfaceRaised};
  color: ${tone.text};
  box-shadow: ${theme.shadow.overlay};
  font-size: 0.875rem;

  &[open] {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    gap: 0.625rem;
  }
  &::backdrop {
    background-color: rgb(11 15 23 / 30%);
  }
  h2 {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .list {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .list p {
    padding: 0.5rem 0.5rem 0.125rem;
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
  [role='option'] {
    display: grid;
    padding: 0.3125rem 0.5rem;
    border-radius: ${theme.radius.small};
    line-height: 1.45;
    cursor: pointer;
  }
  [role='option'][aria-selected='true'] {
    background-color: ${tone.text};
    color: ${tone.surface};
  }
  [role='option'] strong {
    font-weight: 500;
  }
  [role='option'] span {
    overflow: hidden;
    opacity: 0.78;
    font-size: 0.75rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .where {
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
`;
