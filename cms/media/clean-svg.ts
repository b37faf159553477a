import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { measureDrawing } from './measure-drawing.ts';
import { MAX_SIDE } from './picture-limits.ts';
import { readText, type SvgElement, SvgRefusal } from './svg-element.ts';
import { isSafeCss, refusedElements, svgAttributes, svgElements, svgLimits, unwrappedElements } from './svg-rules.ts';

export interface CleanSvg {
  readonly source: string;
  /** Pixels, at least 1. */
  readonly width: number;
  readonly height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * Writes a drawing anew with nothing but what draws: no scripts, handlers, animations, links, comments, instructions,
 * foreign namespaces or references to other files. Throws `SvgRefusal` for what cannot be read, has no size, is too
 * large or too costly to draw, or would look different without what has to be left out.
 */
export function cleanSvg(bytes: Buffer): CleanSvg {
  if (bytes.byteLength > svgLimits.bytes)
    throw new SvgRefusal(`A drawing may have ${svgLimits.bytes / 1024 / 1024} MB. Save this one as PNG or WebP.`);
  const root = parse(decode(bytes));
  const size = sizeOf(root);
  root.attributes.set('viewBox', size.viewBox);
  measureDrawing(root);
  const { width, height } = size;
  return { source: print(root, ` xmlns="${SVG}"`), width, height };
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SvgRefusal('The drawing is not UTF-8.');
  }
}

function parse(source: string): SvgElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: (SvgElement | null)[] = [];
  let root: SvgElement | null = null;
  let elements = 0;
  const fail = (reason: string): never => {
    throw new SvgRefusal(reason);
  };
  const addText = (text: string) => {
    const parent = open.at(-1);
    if (parent) parent.children.push(text);
  };
  parser.on('error', (error) => fail(`The drawing is damaged: ${error.message.slice(0, 200)}`));
  // Entities can be nested to grow without bound; an identifier alone is harmless and left out.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) fail('The drawing declares entities. Export it again without them.');
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > svgLimits.elements) fail(`The drawing has more than ${svgLimits.elements} elements.`);
    if (open.length >= svgLimits.depth) fail(`The drawing is nested more than ${svgLimits.depth} deep.`);
    const parent = open.at(-1);
    if (root === null && open.length === 0) {
      if (tag.local !== 'svg' || !isSvg(tag)) fail('The file is not a drawing.');
      root = readElement(tag);
      open.push(root);
      return;
    }
    if (!parent || !isSvg(tag)) return void open.push(null);
    if (refusedElements.has(tag.local))
      fail(`The drawing contains ${tag.local}, which cannot be shown. Save it as PNG or WebP, or without that.`);
    if (unwrappedElements.has(tag.local)) return void open.push(parent);
    if (!svgElements.has(tag.local)) return void open.push(null);
    const element = readElement(tag);
    parent.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source).close();
  return root ?? fail('The file is not a drawing.');
}

function isSvg({ uri }: SaxesTagNS): boolean {
  return uri === SVG || uri === '';
}

function readElement({ local, attributes }: SaxesTagNS): SvgElement {
  const kept = Object.values(attributes).flatMap((attribute): [string, string][] => {
    const name = nameOf(attribute);
    return name !== null && svgAttributes.has(name) && isSafeValue(name, attribute.value)
      ? [[name, attribute.value]]
      : [];
  });
  return { name: local, attributes: new Map(kept), children: [] };
}

function nameOf({ uri, local, prefix }: SaxesAttributeNS): string | null {
  if (uri === XLINK && local === 'href') return 'href';
  return uri === '' && prefix === '' ? local : null;
}

function isSafeValue(name: string, value: string): boolean {
  if (name === 'href') return /^#[\w.:-]{1,200}$/.test(value);
  if (name === 'id') return /^[\w.:-]{1,200}$/.test(value);
  // Names and paths of characters are never read as styles.
  if (name === 'aria-label' || name === 'class' || name === 'font-family') return !/url\s*\(/i.test(value);
  return isSafeCss(value);
}

function sizeOf({ attributes }: SvgElement): { width: number; height: number; viewBox: string } {
  const [width, height] = [readLength(attributes.get('width')), readLength(attributes.get('height'))];
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.length === 4 && box.every(Number.isFinite) ? box : [];
  const hasBox = boxWidth > 0 && boxHeight > 0;
  if (!hasBox && (width === null || height === null))
    throw new SvgRefusal('The drawing has no size: it needs a viewBox, or a width and a height.');
  const ratio = hasBox ? boxWidth / boxHeight : 1;
  const wide = width ?? (height === null ? boxWidth : height * ratio);
  const tall = height ?? (width === null ? boxHeight : width / ratio);
  const shrink = Math.min(1, MAX_SIDE / Math.max(wide, tall));
  return {
    width: Math.max(1, Math.round(wide * shrink)),
    height: Math.max(1, Math.round(tall * shrink)),
    viewBox: hasBox ? box.join(' ') : `0 0 ${wide} ${tall}`,
  };
}

/** In pixels; null if it is relative or missing. */
function readLength(text: string | undefined): number | null {
  const [, digits = '', unit = 'px'] = /^\s*(\d{1,9}(?:\.\d{1,9})?)(px|pt|pc|mm|cm|in)?\s*$/.exec(text ?? '') ?? [];
  const pixels = Number(digits) * (pixelsOf[unit] ?? 1);
  return digits !== '' && pixels > 0 ? pixels : null;
}

const pixelsOf: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** Elements whose text is drawn or read. */
const withText: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'style']);

function print({ name, attributes, children }: SvgElement, extra = ''): string {
  if (name === 'style') return printStyle(children);
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
  const inner = children
    .map((child) => (typeof child === 'string' ? (withText.has(name) ? escapeXml(child) : '') : print(child)))
    .join('');
  return inner === '' ? `<${name}${extra}${written}/>` : `<${name}${extra}${written}>${inner}</${name}>`;
}

/** All of it or nothing: a rule that is not understood could change the meaning of the others. */
function printStyle(children: SvgElement['children']): string {
  const css = readText(children);
  return isSafeCss(css) ? `<style>${escapeXml(css)}</style>` : '';
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? ' ' : (escapes[sign] ?? '')));
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
