import { readHtmlBody } from '#cms-schema/html-body.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { type Definitions, readTypedDocument, storedNodes } from '#cms-schema/typed-document.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import type { DocumentStatus } from '#contract/document-fields.ts';

/** A page in one language as it is being edited. Immutable: every edit makes a new one. */
export interface PageDraft {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly meta: JsonObject;
  readonly nodes: readonly DocumentNode[];
}

/**
 * A page in both languages. Corresponding blocks have the same id in both. Null for a language that does not exist yet.
 */
export interface EditedPage {
  readonly id: Localized<number | null>;
  readonly revision: Localized<number>;
  readonly status: Localized<DocumentStatus | null>;
  readonly drafts: Drafts;
}

export type Drafts = Localized<PageDraft | null>;

export const emptyDraft: PageDraft = { title: '', slug: '', excerpt: '', meta: {}, nodes: [] };

/** Reads the body of a document in the format that its type uses. */
export function readBody(content: string, type: DocumentType, definitions: Definitions): DocumentNode[] {
  return contentTypes[type].body === 'html' ? readHtmlBody(content) : readNodes(content, definitions);
}

/**
 * Reads the blocks of stored markup and upgrades each to its newest version, so that editors only see current fields.
 * Nothing is lost: unknown blocks, unknown attributes and values of the wrong shape stay as they are.
 */
export function readNodes(content: string, definitions: Definitions): DocumentNode[] {
  return storedNodes(readTypedDocument(content, definitions).nodes);
}
