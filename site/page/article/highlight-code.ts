import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import python from 'highlight.js/lib/languages/python';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';

/** The languages that haptics developers use. */
const languages = {
  bash,
  c,
  cpp,
  csharp,
  java,
  javascript,
  json,
  kotlin,
  python,
  swift,
  typescript,
  xml,
};
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

/** The maximum number of characters highlighted per article: 60 lines take 8 ms, and nobody reads ten thousand. */
const MOST_CHARACTERS = 60_000;

/**
 * Adds syntax highlighting classes to the code of an article, which WordPress writes as `<pre><code class="language-js">`.
 * Code without a language, in an unknown one, or beyond the limit is left as it is.
 */
export function highlightCode(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  let left = MOST_CHARACTERS;
  const visit = (node: HtmlNode): HtmlNode => {
    if (!isElement(node)) return node;
    const marked = node.name === 'pre' ? highlightBlock(node, left) : null;
    if (marked === null) return { ...node, children: node.children.map(visit) };
    left -= marked.length;
    return marked.element;
  };
  return nodes.map(visit);
}

function highlightBlock(pre: HtmlElement, left: number): { element: HtmlElement; length: number } | null {
  const inside = pre.children.filter((child) => isElement(child) || child.text.trim() !== '');
  const [only, ...others] = inside;
  const code = only && isElement(only) && only.name === 'code' && others.length === 0 ? only : null;
  const language = languageOf(code) ?? languageOf(pre);
  const text = textOf(code ?? pre);
  if (language === null || text === null || text.length > left) return null;
  const { value } = highlighter.highlight(text, { language, ignoreIllegals: true });
  const children = parseHtml(value);
  const element = code === null ? { ...pre, children } : { ...pre, children: [{ ...code, children }] };
  return { element, length: text.length };
}

function languageOf(element: HtmlElement | null): string | null {
  const [, name] = /(?:^|\s)language-([\w+#-]+)/.exec(element?.attributes.get('class') ?? '') ?? [];
  return name !== undefined && highlighter.getLanguage(name) !== undefined ? name : null;
}

/** Null for code with markup inside: an editor's own highlighting takes precedence. */
function textOf({ children }: HtmlElement): string | null {
  let text = '';
  for (const child of children) {
    if (isElement(child)) {
      if (child.name !== 'br') return null;
      text += '\n';
    } else text += child.text;
  }
  return text;
}
