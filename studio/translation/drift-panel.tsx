import { type KeyboardEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { theme, tone } from '#ui/theme.ts';
import { titleOf } from '../canvas/node-title.ts';
import { useTextDraft } from '../controls/use-text-draft.ts';
import type { Drift } from '../document/drift.ts';
import type { PageDraft } from '../document/model.ts';
import { fieldAt } from '../document/text-fields.ts';
import { findBlock } from '../document/tree.ts';
import type { MessageKey } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { fieldBox, SmallButton } from '../parts/panel-parts.tsx';

export interface DriftActs {
  /** Says that the translation fits what the source says now. */
  onStillRight(drift: Drift): void;
  onTranslate(drift: Drift, text: string): void;
  /** Shows the text's block in the language of the translation. */
  onGoTo(drift: Drift): void;
}

export interface DriftPanelProps extends DriftActs {
  readonly drifts: readonly Drift[];
  readonly source: Locale;
  readonly translation: Locale;
  /** In the language of the translation. */
  readonly draft: PageDraft;
}

/** Every text whose source has changed, or that is not translated yet. Translate it here, or say that it is still right. */
export function DriftPanel({ drifts, source, translation, draft, ...acts }: DriftPanelProps) {
  const { t } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    event.stopPropagation();
    focusBeside(list.current, event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <Panel ref={list} onKeyDown={onKeyDown} data-drift-panel="">
      <p className="about">
        {drifts.length === 0
          ? t('translation.allRight', { language: t(`builder.language.${translation}`) })
          : t('translation.about', { count: drifts.length })}
      </p>
      {drifts.map((drift) => (
        <DriftCard
          key={`${drift.blockId}/${drift.path.join('.')}`}
          drift={drift}
          draft={draft}
          source={source}
          translation={translation}
          {...acts}
          onStillRight={(which) => {
            focusBeside(list.current, 1);
            acts.onStillRight(which);
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
}

function DriftCard({ drift, draft, source, translation, onStillRight, onTranslate, onGoTo }: DriftCardProps) {
  const { t, uiLocale } = useMessages();
  const id = useId();
  const { name, isRich } = nameOf(drift, draft, uiLocale, t('builder.page.title'), (path) => pageNames[path.join('.')]);
  const field = useTextDraft<HTMLTextAreaElement>(drift.translation, (text) => onTranslate(drift, text));
  const label = typeof name === 'string' ? name : `${t('builder.page.title')} · ${t(name.key)}`;
  return (
    <section
      aria-labelledby={id}
      data-state={drift.state}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.altKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        onStillRight(drift);
      }}
    >
      <header>
        <button type="button" id={id} onClick={() => onGoTo(drift)}>
          {label}
        </button>
        <span className="state">{t(stateNames[drift.state])}</span>
      </header>
      {drift.sourceThen !== null && drift.state === 'drifted' && (
        <>
          <p className="label">{t('translation.then')}</p>
          <del lang={languageTags[source]}>{plain(drift.sourceThen)}</del>
        </>
      )}
      {drift.sourceNow !== '' && (
        <>
          <p className="label">{t('translation.now', { language: t(`builder.language.${source}`) })}</p>
          <p lang={languageTags[source]} className="now">
            {plain(drift.sourceNow)}
          </p>
        </>
      )}
      {isRich ? (
        <>
          <p className="label">{t(`builder.language.${translation}`)}</p>
          <p lang={languageTags[translation]}>{plain(drift.translation)}</p>
        </>
      ) : (
        <label>
          <span className="label">{t(`builder.language.${translation}`)}</span>
          <textarea
            {...field}
            lang={languageTags[translation]}
            rows={1}
            onKeyDown={(event) => {
              const isPlainEnter = event.key === 'Enter' && !event.altKey && !event.nativeEvent.isComposing;
              if (isPlainEnter) event.preventDefault();
            }}
          />
        </label>
      )}
      <div className="acts">
        <SmallButton data-still-right="" title="Alt+Enter" onClick={() => onStillRight(drift)}>
          {t('translation.stillRight')}
        </SmallButton>
        {drift.blockId !== '' && <SmallButton onClick={() => onGoTo(drift)}>{t('translation.goTo')}</SmallButton>}
      </div>
    </section>
  );
}

/** The next card's text, from whichever card has the focus. */
function focusBeside(list: HTMLElement | null, by: 1 | -1): void {
  const cards = [...(list?.querySelectorAll<HTMLElement>('section') ?? [])];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[at + by] ?? cards[at - by];
  next?.querySelector<HTMLElement>('textarea, [data-still-right]')?.focus();
}

function nameOf(
  { blockId, path }: Drift,
  draft: PageDraft,
  uiLocale: Locale,
  page: string,
  pageName: (path: FieldPath) => MessageKey | undefined,
): { name: string | { key: MessageKey }; isRich: boolean } {
  const key = blockId === '' ? pageName(path) : undefined;
  if (blockId === '') return { name: key ? { key } : page, isRich: false };
  const block = findBlock(draft.nodes, blockId);
  const fields = block ? definitions.get(block.type)?.fields : undefined;
  const field = fields ? fieldAt(fields, path) : null;
  const title = block ? titleOf(block, uiLocale) : blockId;
  const place = path.find((step) => typeof step === 'number');
  const number = typeof place === 'number' ? ` ${place + 1}` : '';
  return {
    name: `${title} · ${field?.label[uiLocale] ?? path.join('.')}${number}`,
    isRich: field?.kind === 'richText',
  };
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
  del {
    color: ${tone.textMuted};
    text-decoration-color: ${tone.negative};
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
