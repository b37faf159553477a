import type { Field } from '#cms-schema/field.ts';
import { parseFields } from '#cms-schema/fields/fields.ts';
import { createReporter, type Problem, type Reporter } from '#cms-schema/problem.ts';
import { problems } from '#cms-schema/problems.ts';
import { walkBlocks } from '#cms-schema/typed-document.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { StoredDocument } from '../documents/model.ts';
import type { DocumentState } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { listPrivateMediaIn } from '../media/document-media.ts';
import type { ReadContent } from '../typed-content.ts';
import { isSettled } from './next-state.ts';

interface Step {
  readonly before: StoredDocument | null;
  readonly next: DocumentState;
}

/**
 * Throws `haptera_incomplete` if a published document would show a private file. Download fields may refer to one.
 */
export async function refusePrivateMedia(
  tx: Queryable,
  readContent: ReadContent,
  steps: readonly Step[],
): Promise<void> {
  const found: (Problem & { readonly documentId: number | null })[] = [];
  for (const { before, next } of steps) {
    if (!isSettled(next.status) || next.status === 'private') continue;
    const hidden = new Set(await listPrivateMediaIn(tx, next));
    if (hidden.size === 0) continue;
    const own: Problem[] = [];
    tellShown(next, readContent, hidden, own);
    found.push(...own.map((problem) => ({ documentId: before?.id ?? null, ...problem })));
  }
  if (found.length > 0) throw errors.incomplete(found);
}

/**
 * Reports every field that shows a hidden file. Files in no field, not even as a download, must be in the markup
 * itself.
 */
function tellShown(next: DocumentState, readContent: ReadContent, hidden: Set<number>, own: Problem[]): void {
  const { type, meta, content, featuredMediaId } = next;
  const shown = new Set<number>();
  const look = (field: Field, value: unknown, report: Reporter) => {
    for (const { kind, id } of field.references(value)) {
      if (!hidden.has(id) || (kind !== 'media' && kind !== 'download')) continue;
      if (kind === 'media') problems.notForEveryone(report);
      shown.add(id);
    }
  };
  const tell = (id: number | null, report: Reporter) => {
    if (id === null || !hidden.has(id)) return;
    problems.notForEveryone(report);
    shown.add(id);
  };
  for (const { definition, node, values } of walkBlocks(readContent(content, type).nodes)) {
    const report = createReporter(own, node.id);
    for (const [name, field] of Object.entries(definition.fields)) look(field, values[name], report.at(name));
  }
  const fields = fieldsOfType(type);
  const values = new Map(Object.entries(parseFields(fields, meta, null)));
  const inMeta = createReporter(own).at('meta');
  for (const [name, field] of Object.entries(fields)) look(field, values.get(name), inMeta.at(name));
  tell(featuredMediaId, createReporter(own).at('featured_media'));
  tell(meta.seo_image, inMeta.at('seo_image'));
  if ([...hidden].some((id) => !shown.has(id))) problems.notForEveryone(createReporter(own).at('content'));
}
