import { htmlToText } from '#kit/html/html-to-text.ts';
import { printScriptData } from '#kit/html/print-script-data.ts';
import { sanitizeHtmlCached } from '#kit/html/sanitize-html-cached.ts';

interface Question {
  readonly question: string;
  /** HTML, sanitized here. */
  readonly answer: string;
}

/**
 * The questions as a schema.org `FAQPage`: JSON for a script element. Null if no question has an answer, because consumers
 * reject an empty list.
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
