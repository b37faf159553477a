import { type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { classesOf, element, findElement, hasClass, isBlank, onlyChild, withAttributes } from './element.ts';

const isPicture = ({ name }: HtmlElement) => name === 'img';

/**
 * A picture with its caption, as themes of both kinds write it (`figure` or `div` with the class `wp-caption`): the
 * block of pictures. The `div` is ten pixels wider than its picture.
 */
export function normalizeCaption(node: HtmlElement): HtmlElement | null {
  const isCaption = hasClass(node, 'wp-caption') && (node.name === 'figure' || node.name === 'div');
  if (!isCaption && !(node.name === 'figure' && idOf(node) !== null)) return null;
  const margin = isCaption && node.name === 'div' ? 10 : 0;
  const width = Number(/(?:^|;)\s*width:\s*(\d{1,4})/.exec(node.attributes.get('style') ?? '')?.[1] ?? 0) - margin;
  const id = idOf(node);
  return element(
    'figure',
    {
      class: joinClasses(
        'wp-block-image',
        classesOf(node).filter((name) => /^(?:align|size-|is-style-|wp-block-image)/.test(name)),
      ),
      style: width > 0 ? `width: ${width}px` : undefined,
    },
    node.children
      .map(withoutParagraph)
      .map((child) => normalizeCaptionText(id === null ? child : nameFirstPicture(child, id))),
  );
}

/** Galleries of the shortcode, from themes of both kinds: the block of galleries, its pictures in figures. */
export function normalizeGallery(node: HtmlElement): HtmlElement | null {
  if (!hasClass(node, 'gallery') || node.name !== 'div') return null;
  const columns = classesOf(node).flatMap((name) => /^gallery-(columns-[1-9])$/.exec(name)?.[1] ?? [])[0];
  const items = node.children.filter(isElement).filter((child) => hasClass(child, 'gallery-item'));
  if (items.length === 0) return null;
  // Beside the items stand line breaks that clear, and style elements.
  const others = node.children.filter(
    (child) => !hasClass(child, 'gallery-item') && !isBlank(child) && !(isElement(child) && child.name === 'br'),
  );
  return element('figure', { class: joinClasses('wp-block-gallery', ['has-nested-images', columns ?? 'columns-3']) }, [
    ...items.map(normalizeItem),
    ...others,
  ]);
}

function normalizeItem(item: HtmlElement): HtmlElement {
  const icon = findElement(item.children, (child) => hasClass(child, 'gallery-icon'));
  const caption = findElement(item.children, (child) => hasClass(child, 'gallery-caption'));
  const pictures = icon ? icon.children : item.children.filter((child) => child !== caption);
  return element('figure', { class: 'wp-block-image' }, [
    ...pictures.filter((child) => !isBlank(child)),
    ...(caption ? [asFigcaption(caption)] : []),
  ]);
}

/** A picture in a frame is no paragraph, whoever made it one. */
function withoutParagraph(child: HtmlNode): HtmlNode {
  if (!isElement(child) || child.name !== 'p') return child;
  const only = onlyChild(child);
  return only && isElement(only) && (isPicture(only) || only.name === 'a') ? only : child;
}

function normalizeCaptionText(child: HtmlNode): HtmlNode {
  const isText = hasClass(child, 'wp-caption-text') || hasClass(child, 'wp-element-caption');
  return isText && isElement(child) ? asFigcaption(child) : child;
}

function asFigcaption({ children }: HtmlElement): HtmlElement {
  return element('figcaption', { class: 'wp-element-caption' }, children);
}

/** The id of the media library that the frame has: `attachment_5`. */
function idOf({ attributes }: HtmlElement): string | null {
  return /^attachment_([1-9]\d{0,9})$/.exec(attributes.get('id') ?? '')?.[1] ?? null;
}

function nameFirstPicture(node: HtmlNode, id: string): HtmlNode {
  if (!isElement(node)) return node;
  if (isPicture(node)) {
    const classes = classesOf(node);
    const isNamed = classes.some((name) => name.startsWith('wp-image-'));
    return isNamed ? node : withAttributes(node, { class: joinClasses(`wp-image-${id}`, classes) });
  }
  const only = node.name === 'a' ? onlyChild(node) : null;
  return only ? { ...node, children: [nameFirstPicture(only, id)] } : node;
}

function joinClasses(first: string, others: readonly string[]): string {
  return [...new Set([first, ...others])].join(' ');
}
