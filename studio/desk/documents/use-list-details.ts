import { type Taxonomy, taxonomies } from '#cms-schema/taxonomy.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import type { MediaItem } from '../../cms/media-calls.ts';
import type { Term } from '../../cms/term-calls.ts';
import { useSession } from '../../session-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { listTypeColumns } from './type-columns.ts';

/** The terms and pictures that the listed documents refer to by id. */
export interface ListDetails {
  /** Categories, then tags, in both languages. */
  readonly terms: readonly (Term & { readonly taxonomy: Taxonomy })[];
  readonly pictures: ReadonlyMap<number, MediaItem>;
}

/** Null for types without terms and while loading: a list is useful without it. */
export function useListDetails(type: DocumentType, groups: readonly DocumentGroup[] | null): ListDetails | null {
  const { client } = useSession();
  const versions = (groups ?? []).flatMap((group) => listVersions(group.versions));
  const ids = [...new Set(versions.flatMap(({ featuredMediaId }) => featuredMediaId ?? []))].toSorted((a, b) => a - b);
  // Part of the key below, so that a term new to the list is requested.
  const filed = [...new Set(versions.flatMap(({ categories, tags }) => [...categories, ...tags]))].toSorted(
    (a, b) => a - b,
  );
  const hasTerms =
    contentTypes[type].taxonomies.length > 0 || listTypeColumns(type).some(({ field }) => field.kind === 'term');
  const isAsked = hasTerms && groups !== null;
  const terms = useKeptAnswer(isAsked ? `terms of ${filed.join()}` : 'terms of none', async () => {
    if (!isAsked) return [];
    const found = await Promise.all(
      taxonomies.map(async (taxonomy) => (await client.terms.list(taxonomy)).map((term) => ({ ...term, taxonomy }))),
    );
    return found.flat();
  });
  const pictures = useKeptAnswer(`pictures ${isAsked ? ids.join() : ''}`, async () => {
    if (!isAsked || ids.length === 0) return new Map<number, MediaItem>();
    const { items } = await client.media.list({ ids: ids.slice(0, 100), perPage: Math.min(ids.length, 100) });
    return new Map(items.map((item) => [item.id, item]));
  });
  if (!isAsked || terms.value === null) return null;
  return { terms: terms.value, pictures: pictures.value ?? new Map() };
}
