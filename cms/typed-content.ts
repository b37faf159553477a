import { createHash, createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { readHtmlBody } from '#cms-schema/html-body.ts';
import { listNestingProblems } from '#cms-schema/markup/document-problems.ts';
import { type Definitions, readTypedDocument, type TypedDocument } from '#cms-schema/typed-document.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { type DocumentTicket, signDocumentTicket } from '#contract/gated-documents.ts';
import { type DownloadTicket, signTicket } from '#contract/private-files.ts';
import type { LibraryFile } from './foreign-html/library.ts';
import { renderForeignHtml } from './foreign-html/render-foreign-html.ts';
import { deriveKeys } from './keys.ts';

export interface ReadContent {
  /** `type`: the type of the document that has this content. An HTML body has no blocks. */
  (content: string, type: DocumentType): TypedDocument;
  /** What readers see of a piece of foreign markup: `renderForeignHtml` for this site. Throws `HtmlTooLargeError`. */
  readonly renderForeign: (source: string, files: readonly LibraryFile[]) => string;
  /** A fingerprint of the definitions and the site that it reads with. */
  readonly program: string;
}

/** A content reader with what presenting the content needs as well. */
export interface PresentContent extends ReadContent {
  /** The ticket that a page shows in place of a private file. */
  readonly signTicket: (ticket: DownloadTicket) => string;
  /** The ticket on the gate of a document that is not for everyone. */
  readonly signDocumentTicket: (ticket: DocumentTicket) => string;
}

/** Increment it when presenting itself changes: rows with an older number are presented again after the next start. */
const PRESENTATION = 6;

/**
 * Parses content into typed blocks. Caches the last results: saving, checking and presenting parse the same content.
 */
export function createContentReader(definitions: Definitions, publicUrl: string, capacity = 64): ReadContent {
  const { origin } = new URL(publicUrl);
  const remembered = new LRUCache<string, TypedDocument>({ max: capacity });
  const read = (content: string, type: DocumentType) => {
    if (contentTypes[type].body === 'html') return readHtml(content);
    const known = remembered.get(content);
    if (known) return known;
    const document = readTypedDocument(content, definitions);
    remembered.set(content, document);
    return document;
  };
  return Object.assign(read, {
    renderForeign: (source: string, files: readonly LibraryFile[]) => renderForeignHtml(source, origin, files),
    program: fingerprintOf(definitions, origin),
  });
}

function readHtml(content: string): TypedDocument {
  return { nodes: readHtmlBody(content), problems: listNestingProblems(content) };
}

/** Its `program` includes a fingerprint of the ticket secret: with another secret, pages are presented again. */
export function createContentPresenter(
  definitions: Definitions,
  publicUrl: string,
  keys: { readonly tickets: Buffer; readonly documentTickets: Buffer },
): PresentContent {
  const read = createContentReader(definitions, publicUrl);
  const program = createHmac('sha256', keys.tickets).update(read.program).digest('hex').slice(0, 16);
  return Object.assign(read, {
    program,
    signTicket: (ticket: DownloadTicket) => signTicket(keys.tickets, ticket),
    signDocumentTicket: (ticket: DocumentTicket) => signDocumentTicket(keys.documentTickets, ticket),
  });
}

/** The `program` of a CMS with these settings: rows that another one presented are presented again after its start. */
export function nameProgram(definitions: Definitions, publicUrl: string, secret: string): string {
  return createContentPresenter(definitions, publicUrl, deriveKeys(secret)).program;
}

/** Changes with any block or type definition (fields, options, defaults, versions) and with the site. */
function fingerprintOf(definitions: Definitions, origin: string): string {
  const hash = createHash('sha256').update(`${PRESENTATION} ${origin}`);
  hash.update(JSON.stringify(contentTypeDefinitions));
  for (const [name, definition] of [...definitions].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(name).update(JSON.stringify(definition));
  }
  return hash.digest('hex').slice(0, 16);
}
