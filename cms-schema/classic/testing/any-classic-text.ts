import fc from 'fast-check';

/** Classic text of any kind: words `w1`, `w2` … in order, among tags, shortcodes, line breaks and comments in any order. */
export function anyClassicText(): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => {
    let count = 0;
    return pieces
      .map((piece) =>
        piece.replace(/\bw\b/g, () => {
          count += 1;
          return `w${count}`;
        }),
      )
      .join('');
  });
}

/** Words appear only where a reader sees them, never in attributes. */
const PIECES = [
  ...['w', ' w ', 'w w', '\n', '\n\n', ' ', '\t', '“w”', '[1]', '[sic]', '<', '&amp;'],
  ...['<p>', '</p>', '<div>', '</div>', '<ul><li>', '</li></ul>', '<h2>', '</h2>', '<blockquote>', '</blockquote>'],
  ...[
    '<em>',
    '</em>',
    '<br>',
    '<br />\n',
    '<code>',
    '</code>',
    '<pre>w\n\nw</pre>',
    '<!--more-->',
    '<img src="/a.png">',
  ],
  ...[
    '[box a=1]',
    '[/box]',
    '[note]',
    '[/note]',
    '[a_b]',
    '[[a_b]]',
    '[my-box]',
    '<td>',
    '</td>',
    '<hr>',
    '<figure>',
    '</figure>',
  ],
  ...['[embed]https://a.example/1[/embed]', '\nhttps://a.example/2\n', '[audio src="/a.mp3"]', '[gallery ids="1"]'],
  ...['[caption width="9"]<img src="/a.png"> w[/caption]', '[caption width="9"]', '[/caption]'],
];
