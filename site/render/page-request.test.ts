import { expect, it } from 'vitest';
import { type PageRequest, printPageRequest, readPageRequest } from './page-request.ts';

const read = (address: string) =>
  readPageRequest(Object.fromEntries(new URL(address, 'http://localhost').searchParams));

it.each<PageRequest>([
  { view: 'page', locale: 'zh', path: '/', sent: {}, variesBy: [] },
  { view: 'page', locale: 'en', path: '/a&view=gone/触%2F', sent: {}, variesBy: ['q', 'page'] },
  { view: 'dynamic', locale: 'en', path: '/find', sent: { q: 'a&b=c 触', view: 'page', locale: 'zh' }, variesBy: [] },
])('arrives as it was sent: %o', (request) => {
  expect(read(printPageRequest(request))).toEqual(request);
});

it.each([
  '/api/page',
  '/api/page?view=page&locale=en',
  '/api/page?view=page&locale=fr&path=/',
  '/api/page?view=other&locale=en&path=/',
  '/api/page?view=page&locale=en&path=about',
])('%s asks for no page', (address) => expect(read(address)).toBeNull());

it('a parameter that is there twice asks for no page', () => {
  expect(readPageRequest({ view: 'page', locale: 'en', path: ['/a', '/b'] })).toBeNull();
  expect(readPageRequest({ view: 'page', locale: 'en', path: '/a', sent: ['a=b'] })).toBeNull();
});
