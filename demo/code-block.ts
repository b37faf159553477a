/** Code as it stands in a document, in one of the languages that the site highlights. */
export function codeBlock(language: 'json' | 'csharp' | 'c', code: string): string {
  const escaped = code.trimEnd().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<pre><code class="language-${language}">${escaped}</code></pre>`;
}
