import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Fields } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { theme, tone } from '#ui/theme.ts';
import type { PageDraft } from '../document/model.ts';
import { useMessages } from '../messages-context.tsx';
import { fieldBox } from '../parts/panel-parts.tsx';
import { type DriftActs, DriftCard } from './drift-card.tsx';
import { focusCard } from './focus-card.ts';
import { keyOf, useKeptCards } from './use-kept-cards.ts';

export interface DriftPanelProps extends DriftActs {
  readonly drifts: readonly Drift[];
  readonly source: Locale;
  readonly translation: Locale;
  /** The draft in the language of the translation. */
  readonly draft: PageDraft;
  /** The fields that the type of the page adds. */
  readonly fields: Fields;
  /** Whether to render nothing if there are no texts to review. */
  readonly isQuiet?: boolean;
  /** How often the user has requested the next text since the panel was opened; it starts with those of `selection`. */
  readonly asked?: number;
  readonly selection?: string | null;
}

/**
 * Lists every text whose source has changed or that is not translated yet, to be translated or confirmed right here.
 */
export function DriftPanel({
  drifts,
  source,
  translation,
  draft,
  fields,
  isQuiet = false,
  asked = 0,
  selection = null,
  ...acts
}: DriftPanelProps) {
  const { t } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per request
  useEffect(() => {
    if (asked > 0) focusNext(list.current, selection);
  }, [asked]);
  const { shown, isDone, keep } = useKeptCards(drifts);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey && !event.nativeEvent.isComposing ? stepOf(event.key) : null;
    if (by === null) return;
    event.preventDefault();
    event.stopPropagation();
    focusBeside(list.current, by);
  };
  if (isQuiet && shown.length === 0) return null;
  return (
    <Panel ref={list} onKeyDown={onKeyDown} data-drift-panel="">
      <p className="about" tabIndex={-1}>
        {drifts.length === 0
          ? t('translation.allRight', { language: t(`builder.language.${translation}`) })
          : t('translation.about', { count: drifts.length })}
      </p>
      {shown.map((drift) => (
        <DriftCard
          key={keyOf(drift)}
          drift={drift}
          isDone={isDone(drift)}
          draft={draft}
          fields={fields}
          source={source}
          translation={translation}
          {...acts}
          onNext={() => focusBeside(list.current, 1)}
          onStillRight={(which) => {
            focusBeside(list.current, 1);
            acts.onStillRight(which);
          }}
          onTranslate={(which, text) => {
            keep(which);
            acts.onTranslate(which, text);
          }}
        />
      ))}
    </Panel>
  );
}

function stepOf(key: string): 1 | -1 | null {
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
}

/** Focuses the text of the next or previous card, starting from the focused one. */
function focusBeside(list: HTMLElement | null, by: number): void {
  const { cards, at } = findCards(list);
  const next = cards[at + by] ?? cards[at - by];
  if (next) focusCard(next);
}

/** All cards in this list and its sibling lists, and which of them has the focus. */
function findCards(list: HTMLElement | null) {
  const cards = [...(list?.parentElement?.querySelectorAll<HTMLElement>('[data-drift-panel] > section') ?? [])];
  return { cards, at: cards.findIndex((card) => card.contains(document.activeElement)) };
}

/**
 * Focuses the card after the focused one, or the first after the last; if no card has the focus, the first of the
 * selected block, or of all. Without cards, focuses the proposals, or else the message that there is nothing to do.
 */
function focusNext(list: HTMLElement | null, selection: string | null): void {
  const { cards, at } = findCards(list);
  const own = cards.find(({ dataset }) => dataset.block === selection);
  const next = at === -1 ? (own ?? cards[0]) : (cards[at + 1] ?? cards[0]);
  if (next && focusCard(next)) return;
  const place =
    document.querySelector<HTMLElement>('[data-proposals] li button') ?? list?.querySelector<HTMLElement>('.about');
  place?.focus();
}

const Panel = styled.div`
  display: grid;

  .about,
  .label,
  .state {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .about {
    padding: 0.75rem 0.875rem;
  }
  section {
    display: grid;
    gap: 0.125rem;
    padding: 0.75rem 0.875rem;
    border-block-start: 1px solid ${tone.line};
    box-shadow: inset 2px 0 0 ${tone.caution};
  }
  section[data-state='inStep'] {
    box-shadow: inset 2px 0 0 ${tone.positive};
  }
  header {
    display: flex;
    justify-content: space-between;
    gap: 0.5rem;
  }
  header button {
    font-size: 0.8125rem;
    font-weight: 500;
    text-align: start;
    cursor: pointer;
  }
  header button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  .state {
    white-space: nowrap;
  }
  .label {
    margin-block-start: 0.25rem;
  }
  .then:not(.rich),
  .now:not(.rich) {
    white-space: pre-line;
  }
  .rich {
    font-size: inherit;
    line-height: inherit;
  }
  .then {
    color: ${tone.textMuted};
  }
  del {
    background-color: color-mix(in srgb, ${tone.negative} 12%, transparent);
    text-decoration-color: ${tone.negative};
  }
  ins {
    background-color: color-mix(in srgb, ${tone.positive} 16%, transparent);
    text-decoration-color: ${tone.positive};
    text-underline-offset: 0.2em;
  }
  textarea {
    ${fieldBox}
    field-sizing: content;
    max-height: 10rem;
    resize: none;
    border-radius: ${theme.radius.small};
  }
  .acts {
    display: flex;
    gap: 0.375rem;
    margin-block-start: 0.5rem;
  }
`;
