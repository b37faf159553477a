import { type MarkupNode, parseMarkup } from '../markup/parse-markup.ts';
import { renderClassic } from './render-classic.ts';
import { renderShortcodes } from './render-shortcodes.ts';

/**
 * The HTML of a stored body: rendered classic text, and the content of WordPress's blocks with shortcodes expanded. Our own
 * blocks contain no HTML. The result is not sanitized. Takes linear time.
 */
export function storedToHtml(source: string): string {
  return parseMarkup(source)
    .map((node) => (node.kind === 'text' ? renderClassic(node.source) : renderBlock(node)))
    .join('');
}

/** Blocks whose text is classic: the body of an old article, and a single shortcode. */
const CLASSIC_BLOCKS: readonly string[] = ['core/freeform', 'core/shortcode'];

/** Blocks shown verbatim: a shortcode quoted in code is not expanded. */
const LITERAL_BLOCKS: readonly string[] = ['core/code', 'core/preformatted', 'core/verse'];

function renderBlock(node: MarkupNode): string {
  if (node.kind === 'text') return renderShortcodes(node.source);
  const render = (child: MarkupNode) => {
    if (child.kind === 'block') return renderBlock(child);
    if (CLASSIC_BLOCKS.includes(node.name)) return renderClassic(child.source);
    return LITERAL_BLOCKS.includes(node.name) ? child.source : renderShortcodes(child.source);
  };
  return node.content.map(render).join('');
}
