import { Fragment, type MouseEvent, useMemo } from 'react';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { sanitizeHtmlCached } from '#kit/html/sanitize-html-cached.ts';
import { RichText } from '#ui/rich-text.tsx';
import { useMessages } from '../messages-context.tsx';
import { diffRichTexts, diffWords, type Piece } from './diff-words.ts';

export interface SourceTextsProps {
  readonly drift: Drift;
  readonly source: Locale;
  /** Whether it is rich text, which is shown as it is, with its lists and links. */
  readonly isRich: boolean;
}

/** The text of the source; if it has changed since it was translated, both versions with the changes marked. */
export function SourceTexts({ drift: { state, sourceThen, sourceNow }, source, isRich }: SourceTextsProps) {
  const { t } = useMessages();
  const then = state === 'drifted' ? sourceThen : null;
  const Text = isRich ? RichSource : PlainSource;
  return (
    <>
      {then !== null && (
        <>
          <p className="label">{t('translation.then')}</p>
          <Text before={then} after={sourceNow} shows="before" source={source} />
        </>
      )}
      {sourceNow !== '' && (
        <>
          <p className="label">
            {t(state === 'drifted' ? 'translation.now' : 'translation.source', {
              language: t(`builder.language.${source}`),
            })}
          </p>
          <Text before={then ?? sourceNow} after={sourceNow} shows="after" source={source} />
        </>
      )}
    </>
  );
}

interface SourceProps {
  readonly before: string;
  readonly after: string;
  readonly shows: 'before' | 'after';
  readonly source: Locale;
}

function PlainSource({ before, after, shows, source }: SourceProps) {
  const pieces = useMemo(() => diffWords(before, after, source), [before, after, source]);
  return (
    <p lang={languageTags[source]} className={shows === 'before' ? 'then' : 'now'}>
      {pieces[shows].map(shows === 'before' ? drawGone : drawAdded)}
    </p>
  );
}

function RichSource({ before, after, shows, source }: SourceProps) {
  const texts = useMemo(
    () => diffRichTexts(sanitizeHtmlCached(before, 'flow'), sanitizeHtmlCached(after, 'flow'), source),
    [before, after, source],
  );
  return (
    <RichText
      html={texts[shows]}
      lang={languageTags[source]}
      className={shows === 'before' ? 'then rich' : 'now rich'}
      onClick={stayHere}
    />
  );
}

/** The links are there to be read: following one would leave the page that is being translated. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

function drawGone({ text, isChanged }: Piece, at: number) {
  return isChanged ? <del key={at}>{text}</del> : <Fragment key={at}>{text}</Fragment>;
}

function drawAdded({ text, isChanged }: Piece, at: number) {
  return isChanged ? <ins key={at}>{text}</ins> : <Fragment key={at}>{text}</Fragment>;
}
