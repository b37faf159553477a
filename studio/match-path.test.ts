import { expect, test } from 'vitest';
import { builderPath, matchPath } from './match-path.ts';

test.each([
  ['/', { name: 'home' }],
  ['/pages', { name: 'documents', type: 'page' }],
  ['/posts', { name: 'documents', type: 'post' }],
  ['/pages/12', { name: 'builder', type: 'page', id: 12, locale: null, target: null }],
  ['/pages/12?lang=en', { name: 'builder', type: 'page', id: 12, locale: 'en', target: null }],
  ['/reviews', { name: 'reviews' }],
  ['/review', { name: 'reviews' }],
  ['/page', { name: 'documents', type: 'page' }],
  ['/user', { name: 'users' }],
  ['/pages/0', { name: 'unknown' }],
  ['/pages/12/more', { name: 'unknown' }],
  ['/media', { name: 'media', id: null }],
  ['/media/7', { name: 'media', id: 7 }],
  ['/terms', { name: 'terms' }],
  ['/feedback', { name: 'feedback' }],
  ['/contacts', { name: 'contacts' }],
  ['/download-counts', { name: 'download-counts' }],
  ['/mails', { name: 'mails' }],
  ['/visitors', { name: 'visitors', company: '' }],
  ['/visitors?company=a-b', { name: 'visitors', company: 'a-b' }],
  ['/companies', { name: 'companies' }],
  ['/users', { name: 'users' }],
  ['/users/3', { name: 'unknown' }],
  [
    '/authorize-application?app_name=Writer&success_url=writer://back',
    {
      name: 'authorize-application',
      request: { name: 'Writer', appId: '', successUrl: 'writer://back', rejectUrl: null },
    },
  ],
  [
    '/authorize-application?success_url=javascript:alert(1)',
    { name: 'authorize-application', request: { refused: 'success_url' } },
  ],
  ['/nowhere', { name: 'unknown' }],
])('%s', (path, place) => {
  expect(matchPath(path)).toEqual(place);
});

test.each([
  { blockId: 'faq', path: ['questions', 5, 'answer'] },
  { blockId: 'faq', path: [] },
  { blockId: null, path: ['slug'] },
])('the address of a field leads to that field: %j', (target) => {
  expect(matchPath(builderPath('page', 12, { locale: 'en', target }))).toEqual({
    ...{ name: 'builder', type: 'page', id: 12 },
    ...{ locale: 'en', target },
  });
});
