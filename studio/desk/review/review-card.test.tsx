import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { anItem } from '../../builder/testing/an-item.ts';
import type { Review } from '../../cms/document-model.ts';
import { loadDeskMessages, loadMessages } from '../../messages.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { ReviewCard } from './review-card.tsx';

beforeAll(async () => {
  await Promise.all([loadMessages('en'), loadDeskMessages()]);
});

const review: Review = {
  id: 1,
  step: 'submitted',
  author: { id: 5, name: 'Mara' },
  words: '',
  at: '2026-01-01T00:00:00Z',
  changedAt: null,
  changedBy: null,
};
const nothing = () => {};

test('the title of a card is a link to what was submitted, in the language of the reader if that was', () => {
  const version = (id: number, locale: 'zh' | 'en') => ({ ...anItem('pending'), id, locale, title: `T${id}`, review });
  const html = renderToStaticMarkup(
    <MessagesProvider uiLocale="en">
      <ReviewCard
        group={{ id: 'g', type: 'page', versions: { zh: version(1, 'zh'), en: version(2, 'en') } }}
        isToDecide
        isBusy={false}
        onApprove={nothing}
        onAnswer={nothing}
        onWithdraw={nothing}
      />
    </MessagesProvider>,
  );
  expect(html).toMatch(/<h2><a href="\/studio\/pages\/2\?lang=en"><bdi>T2<\/bdi><\/a><\/h2>/);
});
