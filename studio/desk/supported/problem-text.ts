import type { Locale } from '#cms-schema/locale.ts';
import type { RowProblem } from '#contract/list-rows.ts';
import type { SupportedListFacts } from '#contract/supported-lists.ts';
import type { Translate } from '../../messages.ts';
import type { FileProblem } from './csv/read-list-file.ts';

interface Told {
  readonly code: RowProblem['code'] | FileProblem['code'];
  readonly column?: string | null;
  readonly of?: number;
}

/** Describes a problem of a cell, row or file. `isFile`: refers to rows by line number. */
export function describeProblem(
  { code, column, of }: Told,
  { columns }: SupportedListFacts,
  { t, uiLocale, isFile = false }: { readonly t: Translate; readonly uiLocale: Locale; readonly isFile?: boolean },
): string {
  const known = columns.find(({ key }) => key === column);
  const values = {
    column: known?.label[uiLocale] ?? column ?? '',
    options: (known?.options ?? []).map(({ label }) => label[uiLocale]).join(uiLocale === 'zh' ? '、' : ', '),
    of: of === undefined ? '' : code === 'repeated' && !isFile ? of + 1 : of,
  };
  return t(
    code === 'repeated' && isFile ? 'desk.supported.problem.repeatedLine' : `desk.supported.problem.${code}`,
    values,
  );
}
