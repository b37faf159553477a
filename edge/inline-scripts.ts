import { type ScannedElement, scanElements } from './scan-elements.ts';

export interface InlineScript {
  /** Offsets of the element in the document: from `<script` to just after `</script>`. */
  start: number;
  end: number;
  text: string;
  /** Has no attributes. */
  isBare: boolean;
}

/**
 * The inline scripts of a document that a browser would run: those without `src` whose type is JavaScript.
 *
 * Security does not depend on this being right for hostile markup: the scripts found are only *candidates* for a hash,
 * and a text that is pure data may have one wherever it occurs.
 */
export function listInlineScripts(html: string): InlineScript[] {
  return scanElements(html, SCRIPTS)
    .filter(runsInline)
    .map(({ start, end, text, attributes }) => ({ start, end, text, isBare: attributes.size === 0 }));
}

const SCRIPTS: ReadonlySet<string> = new Set(['script']);

/** Whether it has no `src` and a type that browsers run as a classic script. */
export function runsInline({ attributes }: ScannedElement): boolean {
  if (attributes.has('src')) return false;
  const type = attributes.get('type');
  return type === undefined || type === '' || JAVASCRIPT_TYPE.test(type.trim().toLowerCase());
}

/** HTML's "JavaScript MIME type essence match", reduced to the types still in use. */
const JAVASCRIPT_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;
