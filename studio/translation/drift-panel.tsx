import { Fragment, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Field } from '#cms-schema/field.ts';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { theme, tone } from '#ui/theme.ts';
import { titleOf } from '../canvas/node-title.ts';
import { controls } from '../controls/controls.ts';
import { useTextDraft } from '../controls/use-text-draft.ts';
import { type Drift, pageText } from '../document/drift.ts';
import type { PageDraft } from '../document/model.ts';
import { getIn } from '../document/set-in.ts';
import { comparableText, fieldAt, namePath } from '../document/text-fields.ts';
import { findBlock } from '../document/tree.ts';
import type { MessageKey } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { fieldBox, SmallButton } from '../parts/panel-parts.tsx';
import { diffWords, type Piece } from './diff-words.ts';

export interface DriftActs {
  /** Says that the translation fits what the source says now. */
  onStillRight(drift: Drift): void;
  onTranslate(drift: Drift, text: string): void;
  /** Brings the list item that the translation lacks. */
  onBring(drift: Drift): void;
  /** Goes to the text's field in the language of the translation. */
  onGoTo(drift: Drift): void;
  /** Shows the text's block in the language that is open. */
  onLook(drift: Drift): void;
}

export interface DriftPanelProps extends DriftActs {
  readonly drifts: readonly Drift[];
  readonly source: Locale;
  readonly translation: Locale;
  /** In the language of the translation. */
  readonly draft: PageDraft;
  /** Says nothing while there is nothing to look at. */
  readonly isQuiet?: boolean;
  /** How often somebody asked for the next text since the panel opened; it starts with those of `selection`. */
  readonly asked?: number;
  readonly selection?: string | null;
}

/** Every text whose source has changed, or that is not translated yet. Translate it here, or say that it is still right. */
export function DriftPanel({
  drifts,
  source,
  translation,
  draft,
  isQuiet = false,
  asked = 0,
  selection = null,
  ...acts
}: DriftPanelProps) {
  const { t } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, answered once
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

interface DriftCardProps extends DriftActs {
  readonly drift: Drift;
  readonly draft: PageDraft;
  readonly source: Locale;
  readonly translation: Locale;
  /** Translated just now. */
  readonly isDone: boolean;
  onNext(): void;
}

function DriftCard({ drift, draft, source, translation, isDone, ...acts }: DriftCardProps) {
  const { onStillRight, onTranslate, onBring, onGoTo, onLook, onNext } = acts;
  const { t, uiLocale } = useMessages();
  const id = useId();
  const { name, rich } = nameOf(drift, draft, uiLocale, t('builder.page.title'), (path) => pageNames[path.join('.')]);
  const RichText = controls.richText.Control;
  const field = useTextDraft<HTMLTextAreaElement>(textOf(draft, drift), (text) => onTranslate(drift, text));
  const label = typeof name === 'string' ? name : `${t('builder.page.title')} · ${t(name.key)}`;
  return (
    <section
      aria-labelledby={id}
      data-block={drift.blockId}
      data-state={isDone ? 'inStep' : drift.state}
      onFocus={() => onLook(drift)}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !event.altKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        if (isDone) onNext();
        else if (drift.lacking) onBring(drift);
        else onStillRight(drift);
      }}
    >
      <header>
        <button type="button" id={id} onClick={() => onGoTo(drift)}>
          {label}
        </button>
        <span className="state">
          {t(isDone ? 'translation.state.done' : drift.lacking ? 'translation.state.lacking' : stateNames[drift.state])}
        </span>
      </header>
      <SourceTexts drift={drift} source={source} />
      {!drift.lacking && rich && (
        <>
          <p className="label" id={`${id}-label`}>
            {t(`builder.language.${translation}`)}
          </p>
          <div lang={languageTags[translation]}>
            <RichText
              field={rich}
              path={drift.path}
              value={textOf(draft, drift)}
              onCommit={(html) => {
                // On leaving, the control tells its words in its own spelling, also when nobody has typed.
                const isOther = comparableText(html) !== comparableText(textOf(draft, drift));
                if (isOther && typeof html === 'string') onTranslate(drift, html);
              }}
              isReadOnly={false}
              isInvalid={false}
              id={`${id}-text`}
              labelId={`${id}-label`}
              describedBy={undefined}
            />
          </div>
        </>
      )}
      {!drift.lacking && !rich && (
        <label>
          <span className="label">{t(`builder.language.${translation}`)}</span>
          <textarea
            {...field}
            lang={languageTags[translation]}
            rows={1}
            onFocus={({ currentTarget }) => {
              // The source's own words are there to be typed over.
              if (drift.state === 'untranslated' && !isDone) currentTarget.select();
            }}
            onKeyDown={(event) => {
              const isPlainEnter = event.key === 'Enter' && !event.altKey && !event.nativeEvent.isComposing;
              if (isPlainEnter) event.preventDefault();
            }}
          />
        </label>
      )}
      <div className="acts">
        {drift.lacking && (
          <SmallButton data-still-right="" onClick={() => onBring(drift)}>
            {t('translation.structure.add', { translation: t(`builder.language.${translation}`) })}
          </SmallButton>
        )}
        {!drift.lacking && !isDone && (
          <SmallButton data-still-right="" title="Alt+Enter" onClick={() => onStillRight(drift)}>
            {t(drift.state === 'untranslated' ? 'translation.keepAsIs' : 'translation.stillRight')}
          </SmallButton>
        )}
        {drift.blockId !== '' && <SmallButton onClick={() => onGoTo(drift)}>{t('translation.goTo')}</SmallButton>}
      </div>
    </section>
  );
}

interface SourceTextsProps {
  readonly drift: Drift;
  readonly source: Locale;
}

/** What the source says; where it said something else when it was translated, both, with what changed marked. */
function SourceTexts({ drift: { state, sourceThen, sourceNow }, source }: SourceTextsProps) {
  const { t } = useMessages();
  const then = state === 'drifted' ? sourceThen : null;
  const pieces = useMemo(
    () =>
      then === null
        ? { before: [], after: [{ text: plain(sourceNow), isChanged: false }] }
        : diffWords(plain(then), plain(sourceNow), source),
    [then, sourceNow, source],
  );
  return (
    <>
      {then !== null && (
        <>
          <p className="label">{t('translation.then')}</p>
          <p lang={languageTags[source]} className="then">
            {pieces.before.map(drawGone)}
          </p>
        </>
      )}
      {sourceNow !== '' && (
        <>
          <p className="label">
            {t(state === 'drifted' ? 'translation.now' : 'translation.source', {
              language: t(`builder.language.${source}`),
            })}
          </p>
          <p lang={languageTags[source]} className="now">
            {pieces.after.map(drawAdded)}
          </p>
        </>
      )}
    </>
  );
}

function drawGone({ text, isChanged }: Piece, at: number) {
  return isChanged ? <del key={at}>{text}</del> : <Fragment key={at}>{text}</Fragment>;
}

function drawAdded({ text, isChanged }: Piece, at: number) {
  return isChanged ? <ins key={at}>{text}</ins> : <Fragment key={at}>{text}</Fragment>;
}

/**
 * Cards that somebody has typed in stay until the panel closes, although the text is right from the first letter on: what
 * is found about the page is a moment behind, and must not take a field away from under the hands.
 */
function useKeptCards(drifts: readonly Drift[]) {
  const [kept, setKept] = useState<readonly Drift[]>([]);
  /** Of the cards that were shown when the last one was kept. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const open = new Set(drifts.map(keyOf));
  const shown = [...drifts];
  for (const drift of kept) {
    if (open.has(keyOf(drift))) continue;
    const before = new Set(order.slice(0, order.indexOf(keyOf(drift))));
    shown.splice(shown.findLastIndex((each) => before.has(keyOf(each))) + 1, 0, drift);
  }
  return {
    shown,
    isDone: (drift: Drift) => !open.has(keyOf(drift)),
    keep(drift: Drift) {
      const keys = shown.map(keyOf);
      const at = (each: Drift) => keys.indexOf(keyOf(each));
      const others = kept.filter((each) => keyOf(each) !== keyOf(drift));
      setKept([...others, drift].toSorted((left, right) => at(left) - at(right)));
      setOrder(keys);
    },
  };
}

function keyOf({ blockId, path, lacking }: Drift): string {
  return lacking ? `${blockId}/+${lacking.item.join('.')}` : `${blockId}/${path.join('.')}`;
}

/** What the translation says at this moment. */
function textOf(draft: PageDraft, { blockId, path }: Drift): string {
  if (blockId === '') return pageText(draft, path);
  const text = getIn(findBlock(draft.nodes, blockId)?.attributes, path);
  return typeof text === 'string' ? text : '';
}

function stepOf(key: string): 1 | -1 | null {
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
}

/** Where one begins in a card. */
const cardFocus = 'textarea, [contenteditable="true"], [data-still-right]';

/** The next card's text, from whichever card has the focus. */
function focusBeside(list: HTMLElement | null, by: number): void {
  const { cards, at } = findCards(list);
  const next = cards[at + by] ?? cards[at - by];
  next?.querySelector<HTMLElement>(cardFocus)?.focus();
}

/** All cards that stand together with these, and which of them has the focus. */
function findCards(list: HTMLElement | null) {
  const cards = [...(list?.parentElement?.querySelectorAll<HTMLElement>('[data-drift-panel] > section') ?? [])];
  return { cards, at: cards.findIndex((card) => card.contains(document.activeElement)) };
}

/**
 * The card after the one that has the focus, and after the last the first; from elsewhere the first of the selected block,
 * or of all. Where no text waits, the proposals, or what tells that nothing does.
 */
function focusNext(list: HTMLElement | null, selection: string | null): void {
  const { cards, at } = findCards(list);
  const own = cards.find(({ dataset }) => dataset.block === selection);
  const next = at === -1 ? (own ?? cards[0]) : (cards[at + 1] ?? cards[0]);
  const place =
    next?.querySelector<HTMLElement>(cardFocus) ??
    document.querySelector<HTMLElement>('[data-proposals] li button') ??
    list?.querySelector<HTMLElement>('.about');
  place?.focus();
}

function nameOf(
  { blockId, path, lacking }: Drift,
  draft: PageDraft,
  uiLocale: Locale,
  page: string,
  pageName: (path: FieldPath) => MessageKey | undefined,
): { name: string | { key: MessageKey }; rich: Field | null } {
  const key = blockId === '' ? pageName(path) : undefined;
  if (blockId === '') return { name: key ? { key } : page, rich: null };
  const block = findBlock(draft.nodes, blockId);
  const fields = block ? definitions.get(block.type)?.fields : undefined;
  const field = fields ? fieldAt(fields, path) : null;
  const title = block ? titleOf(block, uiLocale) : blockId;
  const place = (fields && namePath(fields, lacking?.item ?? path, uiLocale)) ?? path.join('.');
  return { name: `${title} · ${place}`, rich: field?.kind === 'richText' ? field : null };
}

function plain(text: string): string {
  return text.startsWith('<') ? htmlToText(text) : text;
}

const pageNames: Readonly<Record<string, MessageKey>> = {
  title: 'builder.page.name',
  excerpt: 'builder.page.excerpt',
  'meta.seo_title': 'builder.page.seoTitle',
  'meta.seo_description': 'builder.page.seoDescription',
};

const stateNames: Readonly<Record<Drift['state'], MessageKey>> = {
  inStep: 'translation.state.inStep',
  drifted: 'translation.state.drifted',
  untranslated: 'translation.state.untranslated',
  orphan: 'translation.state.orphan',
};

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
  .then,
  .now {
    white-space: pre-line;
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
