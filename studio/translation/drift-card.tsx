import { useId } from 'react';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Field, Fields } from '#cms-schema/field.ts';
import { fieldAt, placeOf } from '#cms-schema/fields/field-place.ts';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { pageText } from '#cms-schema/page-texts.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { namePlace } from '#cms-schema/text-fields.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { nameBlockPlace } from '../canvas/name-block-place.ts';
import { controls } from '../controls/controls.ts';
import { useTextDraft } from '../controls/use-text-draft.ts';
import type { PageDraft } from '../document/model.ts';
import { findBlock } from '../document/tree.ts';
import type { MessageKey, Translate } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { SourceTexts } from './source-texts.tsx';

export interface DriftActs {
  /** Confirms that the translation still matches the current source. */
  onStillRight(drift: Drift): void;
  onTranslate(drift: Drift, text: string): void;
  /** Copies over the list item that the translation lacks. */
  onBring(drift: Drift): void;
  /** Goes to the text's field in the language of the translation. */
  onGoTo(drift: Drift): void;
  /** Shows the text's block in the language that is open. */
  onLook(drift: Drift): void;
}

export interface DriftCardProps extends DriftActs {
  readonly drift: Drift;
  readonly draft: PageDraft;
  /** The fields that the type of the page adds. */
  readonly fields: Fields;
  readonly source: Locale;
  readonly translation: Locale;
  /** Whether it has just been translated. */
  readonly isDone: boolean;
  onNext(): void;
}

/** One text with its source, its translation, and the actions for it. */
export function DriftCard({ drift, draft, fields, source, translation, isDone, ...acts }: DriftCardProps) {
  const { onStillRight, onTranslate, onBring, onGoTo, onLook, onNext } = acts;
  const { t, uiLocale } = useMessages();
  const id = useId();
  const { name, rich } = nameOf(drift, draft, fields, uiLocale, t);
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
      <SourceTexts drift={drift} source={source} isRich={rich !== null} />
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
                if (typeof html === 'string') onTranslate(drift, html);
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
              // Select the untranslated copy of the source, so that typing replaces it.
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
        {(drift.blockId !== '' || typeof name === 'string') && (
          <SmallButton onClick={() => onGoTo(drift)}>{t('translation.goTo')}</SmallButton>
        )}
      </div>
    </section>
  );
}

/** The current text of the translation. */
function textOf(draft: PageDraft, { blockId, path }: Drift): string {
  if (blockId === '') return pageText(draft, path);
  const text = getIn(findBlock(draft.nodes, blockId)?.attributes, path);
  return typeof text === 'string' ? text : '';
}

function nameOf(
  { blockId, path, lacking }: Drift,
  draft: PageDraft,
  ofType: Fields,
  uiLocale: Locale,
  t: Translate,
): { name: string | { key: MessageKey }; rich: Field | null } {
  const key = blockId === '' ? pageNames[path.join('.')] : undefined;
  if (key) return { name: { key }, rich: null };
  const block = blockId === '' ? null : findBlock(draft.nodes, blockId);
  const title = block
    ? nameBlockPlace(draft.nodes, block.id, uiLocale, t, { isShort: true })
    : blockId === ''
      ? t('builder.page.title')
      : blockId;
  // The fields of the type are in the page's meta.
  const [fields, values, from] = block
    ? [definitions.get(block.type)?.fields ?? {}, block.attributes, 0]
    : [ofType, draft.meta, 1];
  const place = lacking?.place.slice(from) ?? placeOf(fields, values, path.slice(from));
  const field = fieldAt(fields, path.slice(from));
  const name = namePlace(fields, place, uiLocale) ?? path.join('.');
  return { name: `${title} · ${name}`, rich: field?.kind === 'richText' ? field : null };
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
