import parse, { Element, Text } from 'html-react-parser';
import { cloneElement, Fragment, type ImgHTMLAttributes, isValidElement, type JSX } from 'react';
import { keepWhole } from '../../keep-whole.tsx';
import type { PresentHtml } from '../html-engine.ts';
import { pictureProps, presentTable } from '../present-table.tsx';

/** Uses html-react-parser. */
export const presentHtml: PresentHtml = (html, tableLabel) =>
  parse(html, {
    transform(node, source, index) {
      if (!isValidElement<ImgHTMLAttributes<HTMLElement>>(node))
        return typeof node === 'string' ? presentText(node, index) : null;
      if (!(source instanceof Element)) return node;
      if (source.name === 'img') return cloneElement(node, pictureProps);
      return source.name === 'table' ? presentTable(node, index, captionOf(source) ?? tableLabel) : node;
    },
  });

function presentText(text: string, index: number): string | JSX.Element {
  const whole = keepWhole(text);
  return whole === text ? text : <Fragment key={index}>{whole}</Fragment>;
}

function captionOf(table: Element): string | undefined {
  const caption = table.children.find((child) => child instanceof Element && child.name === 'caption');
  return caption ? textOf(caption).trim() || undefined : undefined;
}

function textOf(node: unknown): string {
  if (node instanceof Text) return node.data;
  return node instanceof Element ? node.children.map(textOf).join('') : '';
}
