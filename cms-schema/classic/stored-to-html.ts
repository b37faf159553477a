import { type MarkupNode, parseMarkup } from '../markup/parse-markup.ts';
import { renderClassic } from './render-classic.ts';
import { renderShortcodes } from './render-shortcodes.ts';

/**
 * The HTML in what is stored: classic text, and between the delimiters of WordPress's blocks what they hold, with their
 * shortcodes. Blocks of ours have none. Not cleaned. Takes linear time.
 */
export function storedToHtml(source: string): string {
  return parseMarkup(source)
    .map((node) => (node.kind === 'text' ? renderClassic(node.source) : renderBlock(node)))
    .join('');
}

/** Blocks whose text is classic: what stood in an old article, and a shortcode by itself. */
const CLASSIC_BLOCKS: readonly string[] = ['core/freeform', 'core/shortcode'];

/** What is shown as it is: the source of a shortcode in code is no shortcode. */
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
