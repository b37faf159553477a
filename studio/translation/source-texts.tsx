import { Fragment, useMemo } from 'react';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { useMessages } from '../messages-context.tsx';
import { diffWords, type Piece } from './diff-words.ts';

export interface SourceTextsProps {
  readonly drift: Drift;
  readonly source: Locale;
}

/** The text of the source; if it has changed since it was translated, both versions with the changes marked. */
export function SourceTexts({ drift: { state, sourceThen, sourceNow }, source }: SourceTextsProps) {
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

function plain(text: string): string {
  return text.startsWith('<') ? htmlToText(text) : text;
}
