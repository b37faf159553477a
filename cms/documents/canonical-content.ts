import { printBody } from '#cms-schema/html-body.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { listNestingProblems } from '#cms-schema/markup/document-problems.ts';
import { MarkupError } from '#cms-schema/markup/markup-error.ts';
import type { Problem } from '#cms-schema/problem.ts';
import { storedNodes } from '#cms-schema/typed-document.ts';
import type { DocumentType } from '#contract/content-types.ts';
import { HtmlTooLargeError, maxHtmlLength } from '#kit/html/html-too-large.ts';
import { checkStorable, composeTexts } from '../check-text.ts';
import { errors } from '../errors.ts';
import type { ReadContent } from '../typed-content.ts';

/** The most characters in a document's markup. */
export const MAX_CONTENT_LENGTH = maxHtmlLength;

/**
 * Content as it is stored: migrated, in canonical form, its texts composed. Foreign markup is left untouched, as is a
 * body written as HTML. `documentId`: the owner of the content, for the list of problems; null for a new document. Throws
 * `haptera_malformed` with every value of the wrong type, or the first block that is nested too deep; `haptera_too_long`,
 * `haptera_invalid_text`.
 */
export function canonicalizeContent(
  source: string,
  type: DocumentType,
  readContent: ReadContent,
  documentId: number | null = null,
): string {
  checkContent(source);
  const { nodes, problems } = translating(() => readContent(source, type), documentId);
  refuseMalformed(problems, documentId);
  const printed = translating(() => printBody(storedNodes(nodes).map(composeNode)), documentId);
  // Printing may add a holder around foreign markup.
  refuseMalformed(listNestingProblems(printed), documentId);
  checkContent(printed);
  return printed;
}

function refuseMalformed(problems: readonly Problem[], documentId: number | null): void {
  const malformed = problems.filter(({ severity }) => severity === 'malformed');
  if (malformed.length > 0) throw errors.malformed(malformed.map((problem) => ({ documentId, ...problem })));
}

/** Markup is measured in code units, as what reads it is limited by these. */
function checkContent(content: string): void {
  if (content.length > MAX_CONTENT_LENGTH) throw errors.textTooLong('content', MAX_CONTENT_LENGTH);
  checkStorable('content', content);
}

/** What was typed into a block is stored composed; foreign markup byte for byte. */
function composeNode(node: DocumentNode): DocumentNode {
  if (node.kind === 'foreign') return node;
  const slots = Object.entries(node.slots).map(([name, inner]) => [name, inner.map(composeNode)] as const);
  return { ...node, attributes: composeTexts(node.attributes), slots: Object.fromEntries(slots) };
}

/** Every problem that prevents publishing this stored content. */
export function findPublishingProblems(
  content: string,
  type: DocumentType,
  readContent: ReadContent,
): readonly Problem[] {
  return translating(() => readContent(content, type)).problems;
}

function translating<T>(read: () => T, documentId: number | null = null): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof HtmlTooLargeError) throw errors.textTooLong('content', maxHtmlLength);
    if (!(error instanceof MarkupError)) throw error;
    const problem: Problem = {
      severity: 'malformed',
      code: error.code,
      path: [],
      blockId: error.where,
      message: { zh: `此处的标记无法保存：${error.message}`, en: error.message },
    };
    throw errors.malformed([{ documentId, ...problem }]);
  }
}
