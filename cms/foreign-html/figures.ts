import { type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { classesOf, element, findElement, hasClass, isBlank, onlyChild, withAttributes } from './element.ts';

const isPicture = ({ name }: HtmlElement) => name === 'img';

/**
 * Converts a picture with a caption, as HTML5 or older themes write it (`figure` or `div` with the class `wp-caption`),
 * to a picture block. The `div` is ten pixels wider than its picture.
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

/**
 * Converts a gallery shortcode, as HTML5 or older themes render it, to a gallery block with its pictures in figures.
 */
export function normalizeGallery(node: HtmlElement): HtmlElement | null {
  if (!hasClass(node, 'gallery') || node.name !== 'div') return null;
  const columns = classesOf(node).flatMap((name) => /^gallery-(columns-[1-9])$/.exec(name)?.[1] ?? [])[0];
  const items = node.children.filter(isElement).filter((child) => hasClass(child, 'gallery-item'));
  if (items.length === 0) return null;
  // Besides the items there are line breaks that clear floats, and style elements.
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

/** Converts a cover whose picture is the background of its box, as older versions write it, to one with a picture. */
export function normalizeCover(node: HtmlElement): HtmlElement | null {
  if (!hasClass(node, 'wp-block-cover') && !hasClass(node, 'wp-block-cover-image')) return null;
  const address = /background-image:\s*url\(\s*["']?([^"')\s]+)/i.exec(node.attributes.get('style') ?? '')?.[1];
  if (address === undefined) return hasClass(node, 'wp-block-cover') ? null : withCoverClass(node);
  const picture = element('img', { class: 'wp-block-cover__image-background', src: address, alt: '' }, []);
  return { ...withCoverClass(node), children: [picture, ...node.children] };
}

function withCoverClass(node: HtmlElement): HtmlElement {
  const declarations = (node.attributes.get('style') ?? '').split(';').filter((each) => !/^\s*background/i.test(each));
  const style = declarations.join(';').trim() || undefined;
  return withAttributes(node, { class: joinClasses('wp-block-cover', classesOf(node)), style });
}

/** Unwraps a picture in a frame from a paragraph around it. */
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

/** The media library id of the frame: `attachment_5`. */
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
