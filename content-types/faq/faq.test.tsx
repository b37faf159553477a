import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shortFacts } from '../testing/short-facts.ts';
import { FaqTemplate } from './faq.tsx';

it.each([
  ['en', '/en/community/faq', 'Engine and integration', 'All questions'],
  ['zh', '/community/faq', '引擎与接入', '全部常见问题'],
] as const)('a question shows its topic and links to all others (%s)', (locale, home, topic, all) => {
  const html = renderToStaticMarkup(
    <FaqTemplate topic="engine" host={{ locale, title: 'How fast is it?', published: shortFacts }}>
      <p>The answer</p>
    </FaqTemplate>,
  );
  expect(html).toMatch(/<h1[^>]*>How fast is it\?<\/h1>/);
  expect(html).toContain(`<a href="${home}">`);
  expect(html).toContain(topic);
  expect(html).toMatch(new RegExp(`<p>The answer</p>.*<a [^>]*href="${home}"[^>]*>${all}<`));
});
