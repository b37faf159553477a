import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/', { name: 'home' }],
  ['/pages', { name: 'documents', type: 'page' }],
  ['/posts', { name: 'documents', type: 'post' }],
  ['/pages/12', { name: 'builder', type: 'page', id: 12, locale: null }],
  ['/pages/12?lang=en', { name: 'builder', type: 'page', id: 12, locale: 'en' }],
  ['/pages/0', { name: 'unknown' }],
  ['/pages/12/more', { name: 'unknown' }],
  ['/media', { name: 'media', id: null }],
  ['/media/7', { name: 'media', id: 7 }],
  ['/terms', { name: 'terms' }],
  ['/users', { name: 'users' }],
  ['/users/3', { name: 'unknown' }],
  ['/nowhere', { name: 'unknown' }],
])('%s', (path, place) => {
  expect(matchPath(path)).toEqual(place);
});
