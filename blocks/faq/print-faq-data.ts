import { htmlToText } from '#kit/html/html-to-text.ts';
import { printScriptData } from '#kit/html/print-script-data.ts';
import { sanitizeHtmlCached } from '#kit/html/sanitize-html-cached.ts';

interface Question {
  readonly question: string;
  /** HTML, need not be trusted. */
  readonly answer: string;
}

/**
 * The questions as schema.org's `FAQPage`, JSON to stand in a script element. Null where no question has an answer, because an
 * empty list is refused by readers.
 */
export function printFaqData(questions: readonly Question[]): string | null {
  const answered = questions
    .map(({ question, answer }) => ({ question, answer: sanitizeHtmlCached(answer, 'flow') }))
    .filter(({ answer }) => htmlToText(answer).trim() !== '');
  if (answered.length === 0) return null;
  return printScriptData({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}
