import { useEffect, useMemo, useState } from 'react';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { PageDraft } from '../document/model.ts';
import { compareStructure, type Differences } from '../document/proposals.ts';
import { type DraftProblem, listProblems } from '../document/validation.ts';
import { listBrought, listDrift } from '../translation/list-drift.ts';

export interface PageChecks {
  readonly problems: readonly DraftProblem[];
  readonly drifts: readonly Drift[];
  /** The same for the source: texts that were copied from the translation and are not translated yet. */
  readonly brought: readonly Drift[];
  /** How the blocks of the translation differ from those of the source. */
  readonly structure: Differences;
}

export interface CheckedDrafts {
  readonly locale: Locale;
  readonly isAtRoot: boolean;
  readonly type: DocumentType;
  readonly draft: PageDraft | null;
  readonly source: PageDraft | null;
  readonly translation: PageDraft | null;
}

/** Milliseconds without an edit before the whole page is checked, so that it never happens during typing. */
const QUIET = 300;

/** All problems of the page, updated shortly after typing stops. */
export function usePageChecks({ locale, isAtRoot, type, draft, source, translation }: CheckedDrafts): PageChecks {
  const drafts = useMemo(
    () => ({ locale, isAtRoot, type, draft, source, translation }),
    [locale, isAtRoot, type, draft, source, translation],
  );
  const [checks, setChecks] = useState<PageChecks & { readonly locale: Locale | null }>(nothing);
  useEffect(() => {
    const timer = setTimeout(() => setChecks({ ...check(drafts), locale: drafts.locale }), QUIET);
    return () => clearTimeout(timer);
  }, [drafts]);
  // After a switch of language, show no problems rather than those of the other language.
  return checks.locale === locale ? checks : { ...checks, problems: nothing.problems };
}

function check({ locale, isAtRoot, type, draft, source, translation }: CheckedDrafts): PageChecks {
  return {
    problems: draft ? listProblems(draft, { definitions, locale, isAtRoot, type }) : [],
    drifts: source && translation ? listDrift(source, translation, fieldsOfType(type)) : [],
    brought: source && translation ? listBrought(source, translation, fieldsOfType(type)) : [],
    structure: source && translation ? compareStructure(source, translation) : nothing.structure,
  };
}

const nothing = { problems: [], drifts: [], brought: [], structure: { open: [], settled: [] }, locale: null };
