import fc from 'fast-check';

/** Tags and texts in random order, well-formed only by chance. */
export function tagSoup(): fc.Arbitrary<string> {
  const names =
    'a a strong b i em s u small code mark span sub p p div section h1 h2 h3 ul ol li dl dt dd blockquote pre table caption tbody tr td th figure figcaption img video source iframe details summary br hr ins del svg math style script select option optgroup selectedcontent button applet object input form textarea title template noscript nobr font plaintext xmp ruby rt body html head frameset frame image link meta base form template nobr marquee';
  const attributes = [
    ...['', '', '', ' href="/x"', ' href="https://a.example"', ' src="a.png"', ' href="javascript:x"', ' onclick="x"'],
    ...[
      ' class="wp-x y"',
      ' style="width:1px"',
      ' src="//player.vimeo.com/1"',
      ' title="<b>"',
      ' href="&#1;x"',
      ' id=x',
    ],
  ];
  const texts = [
    'x',
    ' ',
    '\n',
    '触',
    '&nbsp;',
    '&amp;lt;',
    '<',
    '&',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\r',
    '\0',
    '"',
    '>',
  ];
  const name = fc.constantFrom(...names.split(' '));
  const open = fc.tuple(name, fc.constantFrom(...attributes)).map(([tag, attribute]) => `<${tag}${attribute}>`);
  const piece = fc.oneof(
    open,
    open,
    name.map((tag) => `</${tag}>`),
    fc.constantFrom(...texts),
  );
  return fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
}
