import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { isSameRow, type RowChanges } from '#contract/compare-rows.ts';
import type { ListRow } from '#contract/list-rows.ts';
import type { SupportedListFacts } from '#contract/supported-lists.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import type { FileProblem } from './csv/read-list-file.ts';
import { describeProblem } from './problem-text.ts';

export interface ImportPreviewProps {
  readonly facts: SupportedListFacts;
  readonly problems: readonly FileProblem[];
  /** Null while there are problems. */
  readonly changes: RowChanges | null;
  readonly isSame: boolean;
}

/** Rows shown of each kind; for hundreds of changes, the table itself is the better view. */
const MOST = 60;

/** What an import would change, or why it is not possible. */
export function ImportPreview({ facts, problems, changes, isSame }: ImportPreviewProps) {
  const { t, uiLocale } = useMessages();
  if (!changes) {
    return (
      <Box role="alert">
        <p>{t('desk.supported.wrong')}</p>
        <ul>
          {problems.slice(0, MOST).map((problem, index) => (
            <li key={`${problem.line} ${problem.code} ${index}`} data-kind="wrong">
              {problem.line === null ? null : <b>{t('desk.supported.line', { line: problem.line })}</b>}
              <span>{describeProblem(problem, facts, { t, uiLocale, isFile: true })}</span>
            </li>
          ))}
        </ul>
        <More count={problems.length - MOST} />
      </Box>
    );
  }
  const { added, changed, removed, kept, isReordered } = changes;
  const tell = (row: ListRow) =>
    facts.columns
      .map((column) => cellText(column, row, uiLocale))
      .filter(Boolean)
      .join(' · ');
  return (
    <Box>
      <p role="status">
        {isSame
          ? t('desk.supported.same')
          : [
              t('desk.supported.added', { count: added.length }),
              t('desk.supported.changed', { count: changed.length }),
              t('desk.supported.removed', { count: removed.length }),
              t('desk.supported.kept', { count: kept }),
              ...(isReordered ? [t('desk.supported.reordered')] : []),
            ].join(uiLocale === 'zh' ? '，' : ', ')}
      </p>
      {removed.length > changed.length + kept ? (
        <p role="alert">
          {t('desk.supported.removesMost', { count: removed.length, total: removed.length + changed.length + kept })}
        </p>
      ) : null}
      <ul>
        {changed.slice(0, MOST).map(({ before, after }) => (
          <li key={tell(after)} data-kind="changed">
            <b>~</b>
            <span>
              {facts.columns.map((column) =>
                isSameRow({ ...facts, columns: [column] }, before, after) ? (
                  <span key={column.key}>{cellText(column, after, uiLocale)} </span>
                ) : (
                  <span key={column.key}>
                    <del>{cellText(column, before, uiLocale)}</del> <ins>{cellText(column, after, uiLocale)}</ins>{' '}
                  </span>
                ),
              )}
            </span>
          </li>
        ))}
        {added.slice(0, MOST).map((row) => (
          <li key={tell(row)} data-kind="added">
            <b>+</b>
            <ins>{tell(row)}</ins>
          </li>
        ))}
        {removed.slice(0, MOST).map((row) => (
          <li key={tell(row)} data-kind="removed">
            <b>−</b>
            <del>{tell(row)}</del>
          </li>
        ))}
      </ul>
      <More count={[added, changed, removed].reduce((sum, { length }) => sum + Math.max(0, length - MOST), 0)} />
    </Box>
  );
}

function More({ count }: { readonly count: number }) {
  const { t } = useMessages();
  return count > 0 ? <p>{t('desk.supported.more', { count })}</p> : null;
}

function cellText({ key, options }: SupportedListFacts['columns'][number], row: ListRow, locale: Locale): string {
  const cell = row[key] ?? '';
  return options?.find(({ value }) => value === cell)?.label[locale] ?? cell;
}

const Box = styled.div`
  display: grid;
  gap: 0.5rem;

  & [role='alert'] {
    color: ${tone.negative};
  }
  & ul {
    max-height: 20rem;
    margin: 0;
    padding: 0;
    overflow: auto;
    border: 1px solid ${tone.line};
    border-radius: 8px;
    list-style: none;
  }
  & ul:empty {
    display: none;
  }
  & li {
    display: flex;
    gap: 0.75rem;
    padding: 0.25rem 0.75rem;
    border-bottom: 1px solid ${tone.line};
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  & li > b {
    flex: none;
    min-width: 1ch;
    font-variant-numeric: tabular-nums;
    font-weight: 550;
  }
  & ins {
    text-decoration: none;
  }
  & [data-kind='added'] > b,
  & [data-kind='changed'] ins {
    color: ${tone.accent};
  }
  & [data-kind='wrong'] > b,
  & del {
    color: ${tone.caution};
  }
`;
