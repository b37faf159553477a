import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Article, articleAttachment, listArticleHeadings } from './article.tsx';

const noise = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(noise));
afterEach(() => vi.restoreAllMocks());

const draw = (html: string) => renderToStaticMarkup(<Article html={html} locale="zh" />);

const film =
  '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><a href="https://youtu.be/aBcD_fGh-1k">x</a></div></figure>';

describe('an article', () => {
  it('renders with everything that its readers need, without warnings', () => {
    const html = draw(
      `<h2>后座力</h2><p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><img src="/a.png" alt="" width="4" height="3">${film}<pre>c</pre>`,
    );
    expect(html).toContain('<h2 id="后座力">');
    expect(html).toContain('role="group" aria-label="表格"><table>');
    expect(html).toContain('<img src="/a.png" width="4" height="3" alt="" loading="lazy" decoding="async"/>');
    expect(html).toContain('data-attach="video"');
    expect(html).toContain('<pre tabindex="0" role="group" aria-label="代码">');
    expect(noise).not.toHaveBeenCalled();
  });

  it('is sanitized, whatever its source contains', () => {
    expect(draw('<p onclick="x()" data-attach="video">a<script>x()</script></p>')).toMatch(/<p>a<\/p>/);
  });

  it('loads the module of the player only if it has a video', () => {
    expect(articleAttachment(film)).toBe('video');
    expect(articleAttachment(film.replace('youtu.be', 'news.example'))).toBeNull();
    expect(articleAttachment('<p>a</p>')).toBeNull();
  });

  it('lists its headings as they are rendered', () => {
    const article = { html: '<h2>One</h2><h3>Two</h3>', locale: 'en', idPrefix: 'b-' } as const;
    const drawn = renderToStaticMarkup(<Article {...article} />);
    const headings = listArticleHeadings(article);
    expect(headings.map(({ words }) => words)).toEqual(['One', 'Two']);
    for (const { id } of headings) expect(drawn).toContain(`id="${id}"`);
  });
});
