import parse, { Element, Text } from 'html-react-parser';
import { cloneElement, type ImgHTMLAttributes, isValidElement } from 'react';
import type { PresentHtml } from '../html-engine.ts';
import { pictureProps, presentTable } from '../present-table.tsx';

/** By html-react-parser. */
export const presentHtml: PresentHtml = (html, tableLabel) =>
  parse(html, {
    transform(node, source, index) {
      if (!isValidElement<ImgHTMLAttributes<HTMLElement>>(node)) return typeof node === 'string' ? node : null;
      if (!(source instanceof Element)) return node;
      if (source.name === 'img') return cloneElement(node, pictureProps);
      return source.name === 'table' ? presentTable(node, index, captionOf(source) ?? tableLabel) : node;
    },
  });

function captionOf(table: Element): string | undefined {
  const caption = table.children.find((child) => child instanceof Element && child.name === 'caption');
  return caption ? textOf(caption).trim() || undefined : undefined;
}

function textOf(node: unknown): string {
  if (node instanceof Text) return node.data;
  return node instanceof Element ? node.children.map(textOf).join('') : '';
}
