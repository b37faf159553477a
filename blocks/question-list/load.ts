import { defineLoad } from '#cms-schema/define-load.ts';
import { faqTopics } from '#cms-schema/faq-topics.ts';
import type { Locale } from '#cms-schema/locale.ts';
import definition from './block.ts';
import { questionListQuery } from './query.generated.ts';

/** Topics in display order, each with its questions. */
export type QuestionGroups = readonly QuestionGroup[];

export interface QuestionGroup {
  readonly topic: Topic;
  readonly name: string;
  readonly questions: readonly ListedQuestion[];
}

export interface ListedQuestion {
  /** The fragment that opens the question in the page's address. */
  readonly id: string;
  /** Plain text. */
  readonly question: string;
  /** Clean HTML. */
  readonly answer: string;
}

type Topic = keyof typeof faqTopics;

export default defineLoad(definition, {
  query: questionListQuery,
  variables: (_, { language }) => ({ language }),
  read: ({ faqs }, _, { locale }): QuestionGroups =>
    group(
      faqs.nodes.map(({ slug, content, card, fields }) => ({
        topic: fields.topic,
        id: questionId(slug),
        question: card.title,
        answer: content,
      })),
      locale,
    ),
  example: {
    zh: group(
      [
        { topic: 'start', id: 'q-systems', question: '支持哪些系统？', answer: '<p>iPhone 8、Android 8 及以上。</p>' },
        { topic: 'engine', id: 'q-levels', question: '设备不支持 True HD 怎么办？', answer: '<p>引擎自动降档。</p>' },
      ],
      'zh',
    ),
    en: group(
      [
        { topic: 'start', id: 'q-systems', question: 'Which systems?', answer: '<p>iPhone 8, Android 8 or later.</p>' },
        {
          topic: 'engine',
          id: 'q-levels',
          question: 'What if a device lacks True HD?',
          answer: '<p>The engine steps down.</p>',
        },
      ],
      'en',
    ),
  },
});

/** The prefix distinguishes it from the ids of blocks on the same page. */
function questionId(slug: string): string {
  return `q-${slug}`;
}

function group(asked: readonly (ListedQuestion & { readonly topic: Topic })[], locale: Locale): QuestionGroups {
  return Object.keys(faqTopics)
    .filter(isTopic)
    .map((topic) => ({
      topic,
      name: faqTopics[topic][locale],
      questions: asked
        .filter((one) => one.topic === topic)
        .map(({ id, question, answer }) => ({ id, question, answer })),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function isTopic(name: string): name is Topic {
  return Object.hasOwn(faqTopics, name);
}
