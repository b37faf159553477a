import { createHash, createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { readHtmlBody } from '#cms-schema/html-body.ts';
import { type Definitions, readTypedDocument, type TypedDocument } from '#cms-schema/typed-document.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { type DocumentTicket, signDocumentTicket } from '#contract/gated-documents.ts';
import { type DownloadTicket, signTicket } from '#contract/private-files.ts';
import type { LibraryFile } from './foreign-html/library.ts';
import { renderForeignHtml } from './foreign-html/render-foreign-html.ts';

export interface ReadContent {
  /** `type`: of the document whose content it is; a body that is written as HTML holds no blocks. */
  (content: string, type: DocumentType): TypedDocument;
  /** What readers get of a piece of foreign markup: `renderForeignHtml` for this site. Throws `HtmlTooLargeError`. */
  readonly renderForeign: (source: string, files: readonly LibraryFile[]) => string;
  /** Names the definitions that it reads with, and the site that it reads for. */
  readonly program: string;
}

/** For whoever presents what it read. */
export interface PresentContent extends ReadContent {
  /** What stands on a page for a file that is not for everyone. */
  readonly signTicket: (ticket: DownloadTicket) => string;
  /** What stands on the gate of a document that is not for everyone. */
  readonly signDocumentTicket: (ticket: DocumentTicket) => string;
}

/** Plus one when presenting itself changes: rows of an older number are presented again at the next start. */
const PRESENTATION = 5;

/** Reads content into typed blocks and remembers the last ones: saving, checking and presenting need the same reading. */
export function createContentReader(definitions: Definitions, publicUrl: string, capacity = 64): ReadContent {
  const { origin } = new URL(publicUrl);
  const remembered = new LRUCache<string, TypedDocument>({ max: capacity });
  const read = (content: string, type: DocumentType) => {
    if (contentTypes[type].body === 'html') return { nodes: readHtmlBody(content), problems: [] };
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

/** Names the secret of its tickets as well: under another one, pages are presented anew. */
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

/** Changes with the data of any definition, of blocks and of types: fields, options, defaults, versions; and with the site. */
function fingerprintOf(definitions: Definitions, origin: string): string {
  const hash = createHash('sha256').update(`${PRESENTATION} ${origin}`);
  hash.update(JSON.stringify(contentTypeDefinitions));
  for (const [name, definition] of [...definitions].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(name).update(JSON.stringify(definition));
  }
  return hash.digest('hex').slice(0, 16);
}
