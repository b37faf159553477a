import { definitions } from '#blocks/definitions.generated.ts';
import { placeOf } from '#cms-schema/fields/field-place.ts';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { namePlace } from '#cms-schema/text-fields.ts';
import type { Change } from '../document/change.ts';
import { otherOf } from '../document/edit-field.ts';
import type { Boundary, Step } from '../document/history.ts';
import type { PageDraft } from '../document/model.ts';
import { pageFieldNames } from '../document/page-field-names.ts';
import { isForEditors } from '../document/sources.ts';
import { findNode } from '../document/tree.ts';
import type { Translate } from '../messages.ts';
import type { FieldTarget } from './field-target.ts';
import { titleOf } from './node-title.ts';

export interface StepDescription {
  /** What the step changed: `Heading of Hero`. */
  readonly what: string;
  /** Where that is, with items by their number; null if it cannot be seen on this page. */
  readonly target: FieldTarget | null;
}

export interface DescribeOptions {
  /** The language whose page is shown. */
  readonly locale: Locale;
  /** That page, before or after the step. */
  readonly draft: PageDraft;
  readonly uiLocale: Locale;
  readonly t: Translate;
}

/** Describes a step of the history to the editor who made it, by the first thing that it changed. */
export function describeStep({ changes, blockType }: Step, options: DescribeOptions): StepDescription {
  const { locale, draft, uiLocale, t } = options;
  const own = (changes[locale] ?? []).filter(isOfPage);
  const [change] = own;
  if (change) return { what: nameChange(change, options), target: targetOf(change, draft) };
  const block = blockType === undefined ? undefined : definitions.get(blockType)?.title[uiLocale];
  const language = t(`builder.language.${otherOf(locale)}`);
  return { what: t('canvas.step.elsewhere', { what: block ?? t('canvas.step.page'), language }), target: null };
}

/** The notice that a step crosses a boundary that the editor should know about; empty without a boundary. */
export function describeBoundary(boundary: Boundary | null | undefined, uiLocale: Locale, t: Translate): string {
  if (!boundary) return '';
  const time = new Intl.DateTimeFormat(languageTags[uiLocale], { dateStyle: 'short', timeStyle: 'short' });
  return t(`canvas.boundary.${boundary.kind}`, { time: time.format(boundary.at) });
}

/** Notes about the other language accompany a change, and do not count as changes themselves. */
export function isOfPage(change: Change): boolean {
  return change.kind !== 'meta' || !isForEditors(change.path[0]);
}

/** What a change changes: `Heading of Hero`, `adding Hero`. */
export function nameChange(change: Change, options: Omit<DescribeOptions, 'locale'>): string {
  const { draft, uiLocale, t } = options;
  switch (change.kind) {
    case 'insert':
    case 'remove':
      return t(`canvas.step.${change.kind}`, { block: titleOf(change.node, uiLocale) });
    case 'move': {
      const node = findNode(draft.nodes, change.id);
      return t('canvas.step.move', { block: node ? titleOf(node, uiLocale) : '' });
    }
    case 'set':
      return nameField(change.id, change.path, options);
    case 'page':
      return t(pageFieldNames[change.field] ?? 'canvas.step.page');
    case 'meta':
      return t(pageFieldNames[String(change.path[0])] ?? 'canvas.step.page');
    case 'nodes':
      return t('canvas.step.page');
  }
}

/** `Heading of Hero`; `id`: of the block. */
export function nameField(
  id: string,
  path: FieldPath,
  { draft, uiLocale, t }: Omit<DescribeOptions, 'locale'>,
): string {
  const node = findNode(draft.nodes, id);
  const definition = node?.kind === 'block' ? definitions.get(node.type) : undefined;
  if (node?.kind !== 'block' || !definition) return t('canvas.step.page');
  const place = placeOf(definition.fields, node.attributes, path);
  const field = namePlace(definition.fields, place, uiLocale);
  const block = titleOf(node, uiLocale);
  return field ? t('canvas.step.field', { field, block }) : block;
}

function targetOf(change: Change, { nodes }: PageDraft): FieldTarget | null {
  switch (change.kind) {
    case 'set': {
      const node = findNode(nodes, change.id);
      const definition = node?.kind === 'block' ? definitions.get(node.type) : undefined;
      const isKnown = node?.kind === 'block' && definition;
      return { blockId: change.id, path: isKnown ? placeOf(definition.fields, node.attributes, change.path) : [] };
    }
    case 'move':
      return { blockId: change.id, path: [] };
    case 'insert':
    case 'remove': {
      // If the block no longer exists, its former place.
      const { parent, beside } = change.place;
      const around = [change.node.id, ...(beside?.before ?? []), ...(beside?.after ?? []), parent?.id];
      const id = around.find((each) => each !== undefined && findNode(nodes, each) !== null);
      return id === undefined ? null : { blockId: id, path: [] };
    }
    case 'page':
      return { blockId: null, path: [change.field] };
    case 'meta':
      return { blockId: null, path: ['meta', ...change.path] };
    case 'nodes':
      return null;
  }
}
