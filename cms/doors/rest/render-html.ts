import { htmlToText } from '#kit/html/html-to-text.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { isLongerThan, takeCharacters } from '#kit/text/characters.ts';
import { withoutHighlights } from '../../foreign-html/highlights.ts';
import type { LibraryFile } from '../../foreign-html/library.ts';
import type { PrintedState } from '../../publishing/model.ts';
import type { ReadContent } from '../../typed-content.ts';
import type { Call } from './route.ts';
import { createTextCache } from './text-cache.ts';

/** A title for display: sanitized inline HTML, with bare ampersands encoded as WordPress does. */
export function renderTitle(title: string): string {
  return rendered.get('title', title, () => writeAmpersands(sanitizeHtml(withoutHighlights(title), 'inline')));
}

/**
 * Renders contents for readers, after loading what they show: markup of WordPress as the site shows it, and of our own
 * blocks their meaning in plain HTML. Call it with all states that will be rendered.
 */
export async function createContentRenderer(
  { cms }: Pick<Call, 'cms'>,
  readContent: ReadContent,
  states: readonly PrintedState[],
): Promise<(state: PrintedState) => string> {
  const composed = states.filter(isComposed);
  const print = composed.length === 0 ? null : await cms.published.loadContentPrinter(composed);
  const files = await cms.media.listNamedFiles(states.filter((state) => !isComposed(state)));
  return (state) =>
    print && isComposed(state)
      ? writeAmpersands(print(state))
      : renderContent(state.content, readContent, files.get(state.id) ?? []);
}

/** Whether a content may hold our own blocks. */
function isComposed({ content }: Pick<PrintedState, 'content'>): boolean {
  return content.includes('<!-- wp:haptera/');
}

/** Content without our own blocks, with the `files` that it refers to. */
function renderContent(
  content: string,
  { program, renderForeign }: ReadContent,
  files: readonly LibraryFile[],
): string {
  // The same file may appear in several languages.
  const shown = files.map(({ id, revision, resolved }) => `${id}:${revision}:${resolved.alt}`).join(' ');
  return rendered.get('content', `${program} ${shown}\n${content}`, () =>
    writeAmpersands(renderForeign(content, files)),
  );
}

/**
 * Sanitizing is most of the cost of a list. The cache lives in memory, so an upgraded sanitizer never sees old results.
 */
const rendered = createTextCache(32 * 1024 * 1024);

/** The generated excerpt of an item without its own; `collect` returns its texts. */
export function renderWords(content: string, collect: () => readonly string[]): string {
  return rendered.get('words', content, () => {
    const text = shortenText(collect().join(' '));
    return text === '' ? '' : `<p>${escapeText(text)}</p>\n`;
  });
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&#038;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function renderExcerpt(excerpt: string): string {
  const text = excerpt.trim();
  return text === '' ? '' : `<p>${writeAmpersands(sanitizeHtml(text, 'inline'))}</p>\n`;
}

/** The first 55 words (Chinese: 110 characters) of a text, for items without an excerpt. */
function shortenText(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const short = words.slice(0, 55).join(' ');
  const limit = /\p{Script=Han}/u.test(short) ? 110 : 600;
  if (words.length <= 55 && !isLongerThan(short, limit)) return short;
  return `${takeCharacters(short, limit).trimEnd()} […]`;
}

export function plainText(html: string): string {
  return htmlToText(html);
}

function writeAmpersands(html: string): string {
  return html.replaceAll('&amp;', '&#038;');
}
