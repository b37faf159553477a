import { compareWords } from '../cms/foreign-html/testing/compare-words.ts';
import { listCorpusTexts } from '../cms/foreign-html/testing/list-corpus-texts.ts';
import { renderForeignHtml } from '../cms/foreign-html/render-foreign-html.ts';

/** What readers find of every collected article: its paragraphs and words before and after, and what differs. */
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
    ? `  lost: ${report.lost.slice(0, 12).join(' ') || '–'}  added: ${report.added.slice(0, 12).join(' ') || '–'}`
    : '';
  console.log(
    `${name}: paragraphs ${paragraphs.before} → ${paragraphs.after}, words ${report.words.before} → ${report.words.after}${told}`,
  );
}
console.log(`${texts.length} texts, ${words} words: ${lost} lost, ${added} added.`);
