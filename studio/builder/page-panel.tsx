import type { JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import type { Lookups } from '../canvas/lookups.ts';
import type { PageDraft } from '../document/model.ts';
import type { DraftProblem } from '../document/validation.ts';
import { laterPart } from '../parts/later.tsx';
import { useSession } from '../session-context.tsx';
import { useAnswer } from '../use-answer.ts';
import { HtmlBodyField } from './html-body-field.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { type PagePath, PageSettings } from './page-settings.tsx';

const StartingPoints = laterPart(async () => (await import('./starting-points.tsx')).StartingPoints);

export interface PagePanelProps {
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly draft: PageDraft;
  readonly problems: readonly DraftProblem[];
  readonly isReadOnly: boolean;
  readonly lookups: Lookups;
  onEdit(path: PagePath, value: JsonValue): void;
  onEditHtml(html: string): void;
}

/**
 * The inspector's content while no block is selected: starting points for an empty page, and the fields of the page
 * itself.
 */
export function PagePanel(settings: PagePanelProps) {
  const { type, locale, draft, isReadOnly, lookups, onEditHtml } = settings;
  const { known } = useOpenedPage();
  const parentTitle = useParentTitle(known.get()[locale]?.parentId ?? null);
  return (
    <>
      {contentTypes[type].body === 'blocks' && draft.nodes.length === 0 && !isReadOnly && (
        <StartingPoints locale={locale} />
      )}
      {contentTypes[type].body === 'html' && (
        <HtmlBodyField draft={draft} isReadOnly={isReadOnly} onCommit={onEditHtml} />
      )}
      <PageSettings
        {...settings}
        parentTitle={parentTitle}
        visibility={known.get()[locale]?.visibility ?? 'everyone'}
        pickPicture={(current) => lookups.pickMedia({ accept: 'image', current })}
      />
    </>
  );
}

/** Null if there is no parent, or its title is not known. */
function useParentTitle(parentId: number | null): string | null {
  const { client } = useSession();
  const { value } = useAnswer(`parent-${parentId}`, async (signal) => {
    const [parent] = parentId === null ? [] : await client.search.listByIds([parentId], signal);
    return parent?.title || null;
  });
  return value;
}
