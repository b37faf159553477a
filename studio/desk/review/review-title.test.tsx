import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anItem } from '../../builder/testing/an-item.ts';
import { ReviewTitle } from './review-title.tsx';

const version = (id: number, locale: 'zh' | 'en') => ({ ...anItem('pending'), id, locale });

test.each([
  [[version(1, 'zh'), version(2, 'en')], '<a href="/studio/pages/2?lang=en"><bdi>Touch</bdi></a>'],
  [[version(1, 'zh')], '<a href="/studio/pages/1?lang=zh"><bdi>Touch</bdi></a>'],
  [[], '<bdi>Touch</bdi>'],
])('the title of a submission is a link to it', (submitted, html) => {
  expect(renderToStaticMarkup(<ReviewTitle title="Touch" submitted={submitted} locale="en" />)).toBe(html);
});
