import { type Taxonomy, taxonomies } from '#cms-schema/define-content-type.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import type { MediaItem } from '../../cms/media-calls.ts';
import type { Term } from '../../cms/term-calls.ts';
import { useSession } from '../../session-context.tsx';
import { useAnswer } from '../../use-answer.ts';

/** What the ids of posts stand for. */
export interface ListDetails {
  /** Categories, then tags, of both languages. */
  readonly terms: readonly (Term & { readonly taxonomy: Taxonomy })[];
  readonly pictures: ReadonlyMap<number, MediaItem>;
}

/** Null for types without taxonomies, and until it is there: a list is right without it. */
export function useListDetails(type: DocumentType, groups: readonly DocumentGroup[] | null): ListDetails | null {
  const { client } = useSession();
  const versions = (groups ?? []).flatMap((group) => listVersions(group.versions));
  const ids = [...new Set(versions.flatMap(({ featuredMediaId }) => featuredMediaId ?? []))].toSorted((a, b) => a - b);
  // A term that is new to the list is asked for with it.
  const filed = [...new Set(versions.flatMap(({ categories, tags }) => [...categories, ...tags]))].toSorted(
    (a, b) => a - b,
  );
  const isAsked = contentTypes[type].taxonomies.length > 0 && groups !== null;
  const { value } = useAnswer(
    isAsked ? `list-details-${ids.join()}-${filed.join()}` : 'no-list-details',
    async (signal) => {
      if (!isAsked) return null;
      const found: MediaItem[] = [];
      for (let from = 0; from < ids.length; from += 100) {
        const some = ids.slice(from, from + 100);
        found.push(...(await client.media.list({ ids: some, perPage: some.length }, signal)).items);
      }
      const terms = await Promise.all(
        taxonomies.map(async (taxonomy) =>
          (await client.terms.list(taxonomy, undefined, signal)).map((term) => ({ ...term, taxonomy })),
        ),
      );
      return {
        terms: terms.flat(),
        pictures: new Map(found.map((item) => [item.id, item])),
      };
    },
  );
  return value;
}
