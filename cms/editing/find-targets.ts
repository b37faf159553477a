import { localizePath } from '#cms-schema/locale.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { LinkTarget, StoredDocument, TargetQuery } from '../documents/model.ts';
import { canReadDocument } from '../documents/policy.ts';
import { listDocumentRowsByIds, listRowsBySlugs } from '../documents/store.ts';
import type { Viewer } from '../permission/viewer.ts';

/** The documents that links lead to, outside the trash. No two of them have addresses that differ only in case. */
export async function findTargets(
  tx: Queryable,
  viewer: Viewer,
  { ids, addresses }: TargetQuery,
): Promise<readonly LinkTarget[]> {
  const wanted = new Set(addresses.map(keyOf));
  const [byId, bySlug] = [
    await listDocumentRowsByIds(tx, ids),
    await listRowsBySlugs(
      tx,
      [...wanted].map((address) => address.split('/').at(-1) ?? ''),
    ),
  ];
  const isNamed = ({ path, locale }: StoredDocument) => path !== null && wanted.has(keyOf(localizePath(path, locale)));
  const found = new Map(
    [...byId.filter(({ status }) => status !== 'trash'), ...bySlug.filter(isNamed)].map((row) => [row.id, row]),
  );
  return [...found.values()].map((row) => {
    const isKnown = canReadDocument(viewer, row);
    return {
      id: row.id,
      type: row.type,
      locale: row.locale,
      title: isKnown ? row.title : '',
      path: isKnown || isNamed(row) ? (row.path ?? '') : '',
      isPublished: row.status === 'publish',
    };
  });
}

function keyOf(address: string): string {
  return address.toLowerCase().replace(/(?<=.)\/+$/, '');
}
