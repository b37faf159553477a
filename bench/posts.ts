import { renderForeignHtml } from '../cms/foreign-html/render-foreign-html.ts';
import { compareWords } from '../cms/foreign-html/testing/compare-words.ts';
import { explained, listCorpusTexts } from '../cms/foreign-html/testing/list-corpus-texts.ts';

/**
 * Compares the paragraphs and words of every collected article before and after rendering, and lists the differences.
 */
let [words, lost, added] = [0, 0, 0];
const texts = listCorpusTexts();
for (const { name, source } of texts) {
  const report = compareWords(source, renderForeignHtml(source, 'https://wp.test'));
  words += report.words.before;
  lost += report.lost.length;
  added += report.added.length;
  const { paragraphs } = report;
  const differs = report.lost.length + report.added.length > 0 || paragraphs.before !== paragraphs.after;
  const told = differs
    ? `  lost: ${report.lost.join(' ') || '–'}  added: ${report.added.join(' ') || '–'}  ${explained.get(name) ?? 'NOT EXPLAINED'}`
    : '';
  process.stdout.write(
    `${name}: paragraphs ${paragraphs.before} → ${paragraphs.after}, words ${report.words.before} → ${report.words.after}${told}\n`,
  );
}
process.stdout.write(`${texts.length} texts, ${words} words: ${lost} lost, ${added} added.\n`);
