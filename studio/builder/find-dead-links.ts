import { definitions } from '#blocks/definitions.generated.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import { type Locale, splitLocale } from '#cms-schema/locale.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { walkLeaves } from '#cms-schema/text-fields.ts';
import { isReservedPath } from '#contract/addresses.ts';
import type { DocumentHit, SearchCalls } from '../cms/search-calls.ts';
import type { PageDraft } from '../document/model.ts';
import { walk } from '../document/tree.ts';
import type { DraftProblem } from '../document/validation.ts';

/** A link in a draft, with its target. */
export interface FoundLink {
  readonly blockId: string;
  readonly place: FieldPath;
  readonly target:
    | { readonly kind: 'document'; readonly id: number }
    | { readonly kind: 'path'; readonly locale: Locale; readonly path: string }
    | { readonly kind: 'nothing' };
}

/** Finds links to pages that do not exist or are not published. Looks up all targets at once. */
export async function findDeadLinks(
  draft: PageDraft,
  locale: Locale,
  search: Pick<SearchCalls, 'findDocuments' | 'listByIds'>,
  signal?: AbortSignal,
): Promise<DraftProblem[]> {
  const links = listLinks(draft, locale);
  const ids = [...new Set(links.flatMap(({ target }) => (target.kind === 'document' ? [target.id] : [])))];
  const addresses = new Map(
    links.flatMap(({ target }) =>
      target.kind === 'path' ? [[`${target.locale}${target.path}`, target] as const] : [],
    ),
  );
  const [documents, atAddresses] = await Promise.all([
    ids.length === 0 ? [] : search.listByIds(ids, signal),
    addresses.size === 0 ? [] : search.findDocuments([...addresses.values()], signal),
  ]);
  const atPath = new Map([...addresses.keys()].map((key, at) => [key, atAddresses[at] ?? null]));
  return links.flatMap(({ target, ...where }): DraftProblem[] => {
    if (target.kind === 'nothing') return [tell(where, 'link_nowhere', nowhere)];
    const hit =
      target.kind === 'document'
        ? // If a page is published only in the other language, the field itself reports that.
          documents.find(({ id }) => id === target.id)
        : atPath.get(`${target.locale}${target.path}`);
    return hit ? describe(where, hit) : [tell(where, 'link_nowhere', nowhere)];
  });
}

export function listLinks({ nodes }: PageDraft, locale: Locale): FoundLink[] {
  return [...walk(nodes)].flatMap(({ node }): FoundLink[] => {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    if (node.kind === 'foreign' || !definition) return [];
    return [...walkLeaves(definition.fields, node.attributes)].flatMap(({ place, field, value }) => {
      const where = { blockId: node.id, place };
      // An address in rich text starts with its language; the path of a link field is in the language of the page.
      const hrefs = isFieldOf('richText', field) && typeof value === 'string' ? readHrefs(value) : [];
      const isField = isFieldOf('link', field);
      if (isField) {
        const [id, path, url] = [getIn(value, ['id']), getIn(value, ['path']), getIn(value, ['url'])];
        if (typeof id === 'number') return [{ ...where, target: { kind: 'document' as const, id } }];
        if (typeof path === 'string') hrefs.push(path);
        if (typeof url === 'string') hrefs.push(url);
      }
      return hrefs.flatMap((href) => {
        const target = readTarget(href, isField ? locale : null);
        return target ? [{ ...where, target }] : [];
      });
    });
  });
}

/** Null for a link to another site, to a file, or within the same page. */
function readTarget(href: string, locale: Locale | null): FoundLink['target'] | null {
  if (href === '' || href === '#') return { kind: 'nothing' };
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/') || path.startsWith('//') || /\.\w+$/.test(path)) return null;
  const target = locale === null ? splitLocale(path) : { locale, path };
  const trimmed = target.path.replace(/\/+$/, '');
  // The home page always exists, and reserved paths are served by the site itself, not by documents.
  return trimmed === '' || isReservedPath(trimmed) ? null : { kind: 'path', locale: target.locale, path: trimmed };
}

function readHrefs(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

type Where = Pick<FoundLink, 'blockId' | 'place'>;

function describe(where: Where, { isPublished, title }: DocumentHit): DraftProblem[] {
  if (isPublished) return [];
  // Drafts of others come without their titles.
  const message =
    title === ''
      ? {
          zh: '链接指向的页面还没有发布，访客打不开。',
          en: 'This links to a page that is not published, so visitors cannot open it.',
        }
      : {
          zh: `链接指向“${title}”，它还没有发布，访客打不开。`,
          en: `This links to “${title}”, which is not published, so visitors cannot open it.`,
        };
  return [tell(where, 'link_unpublished', message)];
}

function tell({ blockId, place }: Where, code: string, message: DraftProblem['message']): DraftProblem {
  return { severity: 'advice', code, blockId, path: place, message };
}

const nowhere = {
  zh: '链接指向的页面不存在。请另选一个。',
  en: 'This links to a page that does not exist. Choose another one.',
};
