import { type ReactNode, useMemo } from 'react';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Fields } from '#cms-schema/field.ts';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { findAddressHolder } from '../builder/find-address-holder.ts';
import { isAtRoot } from '../builder/known-documents.ts';
import { nameProblem } from '../builder/name-problem.ts';
import { usePublishAdvice } from '../builder/use-publish-advice.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { otherOf } from '../document/edit-field.ts';
import type { Drafts, PageDraft } from '../document/model.ts';
import { listOpenProposals } from '../document/proposals.ts';
import { type DraftProblem, listProblems } from '../document/validation.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';
import { listBrought, listDrift } from '../translation/list-drift.ts';
import { useAnswer } from '../use-answer.ts';
import { type GatheredProblem, gatherExamples } from './gather-examples.ts';
import { BlockingProblems } from './language-section.tsx';

export interface DraftChecksProps {
  readonly item: DocumentItem;
  readonly drafts: Drafts;
  /** The language that the other one is translated from. */
  readonly source: Locale;
  /** Whether it has anything to publish; otherwise only blocking problems are shown. */
  readonly isWaiting: boolean;
  /** Renders a link, labelled `name`, to the place that needs fixing. */
  wayTo(target: FieldTarget, name: string): ReactNode;
  /** What will change for visitors. */
  readonly children?: ReactNode;
}

/** Checks of one language before publishing: its future address, what prevents publishing, and suggestions. */
export function DraftChecks({ item, drafts, source, isWaiting, wayTo, children }: DraftChecksProps) {
  const { t, uiLocale } = useMessages();
  const { locale } = item;
  const draft = drafts[locale];
  const blocking = useMemo(() => listBlocking(item, draft), [item, draft]);
  const { address, taken } = useAddress(isWaiting ? item : null, draft);
  const advice = usePublishAdvice(isWaiting ? draft : null, locale, item.type) ?? [];
  const translation = otherOf(source);
  const { behind, brought, apart } = useMemo(
    () => compareLanguages(drafts[source], drafts[translation], fieldsOfType(item.type)),
    [drafts, source, translation, item.type],
  );
  const show = (problem: DraftProblem) => ({
    key: `${problem.blockId}-${problem.path.join('.')}-${problem.code}`,
    place: wayTo(problem, nameProblem(problem, draft, uiLocale, t)),
    text: problem.message[uiLocale],
  });
  const showGathered = ({ problem, count }: GatheredProblem) => {
    if (count === 1) return show(problem);
    const block = nameProblem({ ...problem, path: [] }, draft, uiLocale, t);
    return { ...show(problem), place: wayTo(problem, block), text: t('builder.publish.examples', { count }) };
  };
  return (
    <>
      {isWaiting && draft && (
        <p>
          {t('builder.publish.address')} <code>{address ?? '…'}</code>
        </p>
      )}
      {children}
      <BlockingProblems problems={blocking.map(show)} />
      {taken && (
        <p className="drift">
          {t(taken.holder.isPublished ? 'builder.publish.taken' : 'builder.publish.takenByDraft', {
            wished: localizePath(taken.wished, locale),
            title: taken.holder.title,
          })}{' '}
          {wayTo({ blockId: null, path: ['slug'] }, t('builder.page.slug'))}
        </p>
      )}
      <BlockingProblems isAdvice problems={gatherExamples(advice).map(showGathered)} />
      {behind > 0 && (
        <p className="drift">
          {t(locale === translation ? 'builder.publish.driftHere' : 'builder.publish.driftThere', {
            count: behind,
            language: t(`builder.language.${translation}`),
          })}
        </p>
      )}
      {locale === source && brought > 0 && (
        <p className="drift">{t('builder.publish.driftHere', { count: brought })}</p>
      )}
      {locale === translation && apart > 0 && <p className="drift">{t('builder.publish.apart', { count: apart })}</p>}
    </>
  );
}

/** The problems that prevent publishing a draft. */
export function listBlocking(item: DocumentItem | null, draft: PageDraft | null): readonly DraftProblem[] {
  if (!item || !draft) return [];
  const { locale, type } = item;
  const all = listProblems(draft, { definitions, locale, type, isAtRoot: isAtRoot(item) });
  return all.filter(({ severity }) => severity !== 'advice');
}

function compareLanguages(from: PageDraft | null, to: PageDraft | null, fields: Fields) {
  if (!from || !to) return { behind: 0, brought: 0, apart: 0 };
  return {
    behind: listDrift(from, to, fields).length,
    brought: listBrought(from, to, fields).length,
    apart: listOpenProposals(from, to).length,
  };
}

/**
 * The address that readers will find it at, as planned by the CMS; until the response arrives, the present one if the
 * slug is unchanged. `taken`: the holder of the address that it would otherwise have got.
 */
function useAddress(item: DocumentItem | null, draft: PageDraft | null) {
  const { client } = useSession();
  const { title = '', slug = '' } = draft ?? {};
  const { value } = useAnswer(`address-${item?.id}-${item?.revision}-${slug}-${title}`, async (signal) => {
    if (!item) return null;
    const { id, locale } = item;
    const planned = await client.publishing.planPath(id, { title, slug }, signal);
    const where = planned === null ? null : { locale, planned, slug, id };
    return { planned, taken: where && (await findAddressHolder(where, client.search, signal)) };
  });
  const path = value?.planned ?? (item?.slug === slug ? item.path : null);
  return { address: item && path !== null ? localizePath(path, item.locale) : null, taken: value?.taken ?? null };
}
