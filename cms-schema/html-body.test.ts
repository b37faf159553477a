import { expect, test } from 'vitest';
import { htmlOf, printBody, readHtmlBody } from './html-body.ts';
import { readDocument } from './markup/document.ts';

const source = ' <p>One</p>\r\n<!-- wp:haptera/hero /--> <!-- /wp:x -->\n<p>Two';

test('a body written as HTML is printed exactly as it was read', () => {
  expect(printBody(readHtmlBody(source))).toBe(source);
  expect(htmlOf(readHtmlBody(source))).toBe(source);
});

test('a blank body has no nodes', () => {
  expect(readHtmlBody(' \n')).toEqual([]);
  expect(printBody([])).toBe('');
});

test('a body of blocks is printed as blocks, whatever markup it begins with', () => {
  const { nodes } = readDocument('<p>One</p>\n\n\n\n<!-- wp:unknown/block   /-->', () => null);
  expect(htmlOf(nodes)).toBeNull();
  expect(printBody(nodes)).toBe('<p>One</p>\n\n<!-- wp:unknown/block   /-->');
});
