import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import load, { type QuestionGroups } from './load.ts';
import { QuestionList } from './question-list.tsx';

describe('a list of questions', () => {
  it('is grouped by topic, in the order of the topics', async () => {
    const groups = await answered([
      { slug: 'fast', title: 'How fast?', topic: 'engine' },
      { slug: 'systems', title: 'Which systems?', topic: 'start' },
      { slug: 'phone', title: 'My phone?', topic: 'start' },
    ]);
    expect(groups.map(({ topic, name, questions }) => [topic, name, questions.map(({ id }) => id)])).toEqual([
      ['start', 'Getting started', ['q-systems', 'q-phone']],
      ['engine', 'Engine and integration', ['q-fast']],
    ]);
  });

  it('gives each question its own link, whose target is inside the details element that it opens', () => {
    const html = draw([groupOf('start', 'systems')]);
    expect(html).toMatch(/<details[^>]*>(?:(?!<\/details>).)*id="q-systems"/s);
    expect(html).toMatch(/<a href="#q-systems"[^>]*aria-label="Link to “Q systems”"/);
  });

  it('has only the first answer open from the start', () => {
    const html = draw([groupOf('start', 'a', 'b'), groupOf('engine', 'c')]);
    expect(html.match(/<details open="">/g)).toHaveLength(1);
    expect(html.match(/<details>/g)).toHaveLength(2);
  });

  it('links to each topic with its number of questions', () => {
    const html = draw([groupOf('start', 'a', 'b'), groupOf('engine', 'c')]);
    expect(html).toMatch(/<a href="#b1-engine">engine <data value="1">1<\/data><\/a>/);
    expect(html).toContain('id="b1-engine"');
    expect(draw([groupOf('start', 'a')])).not.toContain('<nav');
  });

  it('says in the reader’s language that there is nothing yet', () => {
    expect(draw([])).toContain('No data');
    expect(draw([], 'zh')).toContain('暂无数据');
  });
});

function groupOf(topic: 'start' | 'engine', ...slugs: readonly string[]): QuestionGroups[number] {
  const questions = slugs.map((slug) => ({ id: `q-${slug}`, question: `Q ${slug}`, answer: '<p>A</p>' }));
  return { topic, name: topic, questions };
}

interface Asked {
  readonly slug: string;
  readonly title: string;
  readonly topic: 'start' | 'engine';
}

function answered(asked: readonly Asked[]): Promise<QuestionGroups> {
  const nodes = asked.map(({ slug, title, topic }) => ({
    slug,
    content: '<p>A</p>',
    card: { title, href: `/en/community/faq/${slug}` },
    fields: { topic },
  }));
  return load.request(attributes, 'en').ask(async (query) => {
    const data: unknown = { faqs: { nodes } };
    if (isAnswerOf(query, data)) return data;
    throw new TypeError('The answer is an object.');
  });
}

function isAnswerOf<Result>(_query: { readonly types?: (variables: never) => Result }, data: unknown): data is Result {
  return typeof data === 'object';
}

const attributes = { heading: 'Questions', intro: '', tone: 'light' } as const;

function draw(data: QuestionGroups, locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <QuestionList
      {...attributes}
      data={data}
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
