import { definitions } from '#blocks/definitions.generated.ts';
import { isJsonObject, isJsonValue, type JsonObject } from '#cms-schema/json.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { Revision } from '../cms/revision-calls.ts';
import { type PageDraft, readNodes } from '../document/model.ts';
import type { SavedBeside } from '../saving/session-state.ts';

/** A document of the CMS as the builder edits it. */
export function draftOf({ title, slug, excerpt, meta, content }: DocumentItem): PageDraft {
  return { title, slug, excerpt, meta, nodes: readNodes(content, definitions) };
}

/** A revision as a draft. History keeps no slug and no meta, so those stay as they are in `present`. */
export function draftOfRevision({ title, excerpt, content }: Revision, present: PageDraft): PageDraft {
  return { ...present, title, excerpt, nodes: readNodes(content, definitions) };
}

export function contentOf({ nodes }: PageDraft): string {
  return printDocument([...nodes]);
}

/**
 * Unfinished work on a published page, as its autosave keeps it. An autosave has title, content and excerpt only, and slug
 * and meta of the document itself are what readers see: so these two travel at the end of the content, in a comment that
 * draws nothing anywhere. They reach the document when it is published.
 */
export function printAutosave(draft: PageDraft): { title: string; content: string; excerpt: string } {
  const { title, excerpt, slug, meta } = draft;
  const content = contentOf(draft);
  return { title, excerpt, content: `${content}${content === '' ? '' : '\n\n'}${printPending({ slug, meta })}` };
}

/** The reverse; what an autosave of another client lacks is taken from the document. */
export function readAutosave({ title, excerpt, content }: Revision, document: PageDraft): PageDraft {
  const [, json] = pending.exec(content) ?? [];
  const { slug, meta } = readPending(json);
  return {
    title,
    excerpt,
    slug: typeof slug === 'string' ? slug : document.slug,
    meta: isJsonObject(meta) ? meta : document.meta,
    nodes: readNodes(content.replace(pending, ''), definitions),
  };
}

/**
 * What a user keeps beside a document as it stands; undefined for nothing. One that was made on an older state was taken
 * over or given up since.
 */
export function findBeside(
  autosaves: readonly Revision[],
  item: DocumentItem,
  userId: number,
): SavedBeside | undefined {
  const own = autosaves.find((autosave) => isCurrent(autosave, item.revision) && autosave.authorId === userId);
  return own && { draft: readAutosave(own, draftOf(item)), edition: own.edition };
}

export function isCurrent({ documentRevision }: Revision, revision: number): boolean {
  return documentRevision === revision;
}

/** No comment ends inside it: hyphens and angle brackets are escaped as JSON allows. */
function printPending(values: JsonObject): string {
  const json = JSON.stringify(values).replace(/[-<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return `<!-- haptera:pending ${json} -->`;
}

const pending = /\s*<!-- haptera:pending (\{.*\}) -->\s*$/;

function readPending(json: string | undefined): JsonObject {
  if (json === undefined) return {};
  try {
    const value: unknown = JSON.parse(json);
    return isJsonValue(value) && isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
