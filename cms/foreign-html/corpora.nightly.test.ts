import { describe, expect, it } from 'vitest';
import { playerHosts } from '#contract/player-hosts.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { partOf } from '#kit/testing/long-run.ts';
import { renderForeignHtml } from './render-foreign-html.ts';
import { compareWords } from './testing/compare-words.ts';
import { explained, listCorpusTexts } from './testing/list-corpus-texts.ts';

/** A sample; `bench/posts.ts` checks all of them one by one. */
const texts = partOf(listCorpusTexts(), 1, 5);

describe('articles collected elsewhere', () => {
  it('are rendered without losing a word or paragraph, and need no second cleaning', () => {
    const wrong = texts.flatMap(({ name, source }) => {
      const article = renderForeignHtml(source, 'https://wp.test');
      const { paragraphs, lost, added } = compareWords(source, article);
      const isWhole = lost.length + added.length === 0 && paragraphs.before === paragraphs.after;
      const isClean = sanitizeHtml(article, 'document', playerHosts) === article && !LEFT_OVER.test(article);
      return (isWhole || explained.has(name)) && isClean ? [] : [{ name, paragraphs, lost, added, isClean }];
    });
    expect(wrong).toEqual([]);
  });

  it('are compared in a way that detects lost and added words', () => {
    const source = 'One <b>word</b>.\n\nTwo&#8217;s [gallery ids="1"]';
    expect(compareWords(source, '<p>One <b>word</b>.</p><p>Two’s</p>')).toMatchObject({
      paragraphs: { before: 2, after: 2 },
      lost: [],
      added: [],
    });
    expect(compareWords(source, '<p>One. Two’s two</p>')).toMatchObject({
      paragraphs: { before: 2, after: 1 },
      lost: ['word'],
      added: ['two'],
    });
  });
});

/** Markup that only WordPress's own pages need. */
const LEFT_OVER = /data-wp-|lightbox-trigger|wp-caption|gallery-item|[?&]_=\d|="https:\/\/wp\.test/;
