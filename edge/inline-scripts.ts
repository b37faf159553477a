import { type ScannedElement, scanElements } from './scan-elements.ts';

export interface InlineScript {
  /** Where the element starts and ends in the document: from `<script` to behind `</script>`. */
  start: number;
  end: number;
  text: string;
  /** Has no attribute at all. */
  isBare: boolean;
}

/**
 * The scripts of a document that a browser would run from the page itself: without `src` and with a type that is
 * JavaScript.
 *
 * Nothing rests on this being right for hostile markup: what is found is only *considered* for a hash, and a text that
 * is pure data may have one wherever it stands.
 */
export function listInlineScripts(html: string): InlineScript[] {
  return scanElements(html, SCRIPTS)
    .filter(runsInline)
    .map(({ start, end, text, attributes }) => ({ start, end, text, isBare: attributes.size === 0 }));
}

const SCRIPTS: ReadonlySet<string> = new Set(['script']);

/** Without `src`, and of a type that browsers take for a classic script. */
export function runsInline({ attributes }: ScannedElement): boolean {
  if (attributes.has('src')) return false;
  const type = attributes.get('type');
  return type === undefined || type === '' || JAVASCRIPT_TYPE.test(type.trim().toLowerCase());
}

/** HTML's "JavaScript MIME type essence match", shortened to those that are still written. */
const JAVASCRIPT_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;
