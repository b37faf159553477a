import { collectWords } from '#kit/html/collect-words.ts';
import { createText, type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { readForeignHtml } from '#kit/html/read-foreign-html.ts';
import { element, findElement, isBlank, numberOf, withAttributes } from './element.ts';
import type { Library, LibraryFile } from './library.ts';

/**
 * Completes an element with the media library's data on its file. Returns null if the element refers to a file only by
 * id, and the document may show no file with that id: the element is then removed, but what it frames is kept.
 */
export function takeFromLibrary(node: HtmlElement, library: Library, isInGallery: boolean): HtmlElement | null {
  switch (node.name) {
    case 'img':
      return takePicture(node, library, isInGallery ? GALLERY_SIZES : SIZES);
    case 'a':
    case 'audio':
    case 'video':
      return isNumbered(node) ? takeAddress(node, library) : node;
    default:
      return node;
  }
}

/** The caption from the library for a picture or a player that a figure refers to only by id. */
export function captionOf(figure: HtmlElement, library: Library): HtmlElement | null {
  if (findElement(figure.children, ({ name }) => name === 'figcaption' || name === 'figure')) return null;
  const named = findElement(figure.children, (node) => node.name !== 'a' && isNumbered(node));
  const id = named && numberOf(named);
  const file = findNumbered(id, library);
  if (!named || !file) return null;
  // A caption may contain emphasis and links; a title is plain text.
  const words = named.name === 'img' ? readForeignHtml(file.caption) : [createText(file.title)];
  return collectWords(words) === '' ? null : element('figcaption', { class: 'wp-element-caption' }, words);
}

/** Whether an element refers to its file only by id. */
function isNumbered(node: HtmlElement): boolean {
  return node.attributes.has('data-id') && !node.attributes.has('src') && !node.attributes.has('href');
}

function takePicture(node: HtmlElement, library: Library, sizes: string): HtmlElement | null {
  const id = numberOf(node);
  const src = node.attributes.get('src');
  const found = src === undefined ? findNumbered(id, library) : library.findByAddress(src, id);
  if (found?.kind !== 'image') return src === undefined ? null : node;
  const { resolved } = found;
  return withAttributes(node, {
    src: resolved.src,
    srcset: resolved.srcSet ?? undefined,
    sizes: resolved.srcSet === null ? undefined : sizes,
    ...sizeOf(node, found),
    alt: node.attributes.get('alt')?.trim() || resolved.alt,
  });
}

function findNumbered(id: number | null, library: Library): LibraryFile | null {
  return id === null ? null : library.findByNumber(id);
}

/** Body text is at most 44rem wide. */
const SIZES = '(min-width: 48rem) 44rem, 92vw';
/** Usually two or three pictures are side by side. */
const GALLERY_SIZES = '(min-width: 48rem) 22rem, 92vw';

/** The intended width, with the picture's real aspect ratio. */
function sizeOf({ attributes }: HtmlElement, { resolved }: LibraryFile): { width?: string; height?: string } {
  if (resolved.width === 0 || resolved.height === 0) return {};
  const wished = Number(/^[1-9]\d{0,4}$/.exec(attributes.get('width') ?? '')?.[0] ?? resolved.width);
  const width = Math.min(wished, resolved.width);
  return { width: `${width}`, height: `${Math.max(1, Math.round((width * resolved.height) / resolved.width))}` };
}

function takeAddress(node: HtmlElement, library: Library): HtmlElement | null {
  const file = findNumbered(numberOf(node), library);
  if (node.name === 'a') return file ? withAttributes(node, { href: file.resolved.src }) : node;
  return file?.kind === node.name ? withAttributes(node, { src: file.resolved.src }) : null;
}

/** Whether nothing is left in a frame. */
export function isEmptyFrame({ name, children }: HtmlElement): boolean {
  return (
    name === 'figure' && children.every((child: HtmlNode) => isBlank(child) || (isElement(child) && isEmptyLink(child)))
  );
}

function isEmptyLink({ name, children }: HtmlElement): boolean {
  return name === 'a' && children.every(isBlank);
}
