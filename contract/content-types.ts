import type { ContentTypeFacts } from '#cms-schema/define-content-type.ts';
import { contentTypeFacts } from './content-types.generated.ts';
import type { Capability } from './roles.ts';

/** A type of documents: the name of a folder of `content-types`. */
export type DocumentType = keyof typeof contentTypeFacts;

/** The facts about each type that all rooms may use. Its fields are in `content-types/definitions.generated.ts`. */
export const contentTypes: Readonly<Record<DocumentType, ContentTypeFacts>> = contentTypeFacts;

export const documentTypes: readonly DocumentType[] = Object.keys(contentTypes).filter(isDocumentType);

export function isDocumentType(name: string): name is DocumentType {
  return Object.hasOwn(contentTypes, name);
}

/** The types that satisfy the predicate. */
export function typesThat(isAsked: (type: ContentTypeFacts) => boolean): readonly DocumentType[] {
  return documentTypes.filter((type) => isAsked(contentTypes[type]));
}

/** The types whose documents appear in feeds: articles ordered by time, not by chapters. */
export const feedTypes: readonly DocumentType[] = typesThat(
  ({ article, sequence }) => article !== null && sequence !== 'tree',
);

/** Actions on documents of a type, apart from reading published ones. */
export type DocumentAct =
  | 'edit'
  | 'edit_others'
  | 'edit_published'
  | 'edit_private'
  | 'publish'
  | 'read_private'
  | 'delete'
  | 'delete_others'
  | 'delete_published'
  | 'delete_private';

/** The capability required for an action on documents of a type: `edit_others_pages`. */
export function capabilityFor(type: DocumentType, act: DocumentAct): Capability {
  return `${act}_${contentTypes[type].capabilityType}s`;
}
