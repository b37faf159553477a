import fc from 'fast-check';

/** Complete and broken fragments of the grammar in any order. */
const anyRubble: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          '<!-- wp:paragraph -->',
          '<!-- /wp:paragraph -->',
          '<!-- wp:test/leaf {"id":"a","title":"触觉 👋"} /-->',
          '<!-- wp:test/leaf {"slot":"aside"} /-->',
          '<!-- wp:test/leaf /-->',
          '<!-- wp:test/leaf -->',
          '<!-- /wp:test/leaf -->',
          '<!-- wp:test/box {"id":"b","slot":"main"} -->',
          '<!-- wp:test/box -->',
          '<!-- wp:test/box {"v":3,"x":{"y":[1,2.50]}} -->',
          '<!-- /wp:test/box -->',
          '<!-- wp:test/split {"id":"a"} -->',
          '<!-- /wp:test/split -->',
          '<!-- wp:haptera/foreign {"slot":"aside"} -->',
          '<!-- wp:haptera/foreign {"slot":"nowhere"} -->',
          '<!-- /wp:haptera/foreign -->',
          '<!-- wp:other/thing {"slot":"aside","n":1.0} /-->',
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '<p>文字 &amp; text</p>',
          '\n\n',
          ' ',
          '\n',
          'x',
          '　',
          '<div>',
          '</div>\n',
          '<!--more-->',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '<!--',
          '<!-- ',
          'wp:',
          '<!-- wp:',
          '<!-- wp:a',
          '<!-- wp:a {',
          '{"id":"c"',
          '}',
          '} -->',
          '} /-->',
          ' -->',
          '-->',
          '/',
          '/-->',
          '<!-- wp:a {broken} -->',
          '<!-- wp:test/leaf {"t":"\\ud800"} /-->',
          '<!-- wp:test/leaf {"t":1e999} /-->',
          '<!-- wp:test/leaf {"id":7,"v":"x","slot":[]} /-->',
          '\ud800',
        ),
      },
    ),
    { maxLength: 24 },
  )
  .map((pieces) => pieces.join(''));

/** Sources in which every block is closed, in any notation but the canonical one. */
const { forest: anyWholeMarkup } = fc.letrec<{ forest: string; node: string }>((tie) => ({
  forest: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'markup' }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthIdentifier: 'markup', depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('\n\n', ' ', '\t<p>文字</p>\n', 'text', '<!--more-->', '　', '} -->'),
    anyBlock(
      'void',
      fc.constantFrom('test/leaf', 'test/box', 'more', 'other/thing', 'haptera/foreign'),
      fc.constant(''),
    ),
    anyBlock(
      'pair',
      fc.constantFrom(
        'test/box',
        'test/split',
        'test/split',
        'test/leaf',
        'haptera/foreign',
        'haptera/foreign',
        'group',
      ),
      tie('forest'),
    ),
  ),
}));

function anyBlock(
  form: 'void' | 'pair',
  name: fc.Arbitrary<string>,
  content: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const space = fc.constantFrom(' ', ' ', '\n', '\r\n  ');
  const attributes = fc.constantFrom(
    '',
    '{"id":"a"} ',
    '{"title":"触觉 👋","id":"b"} ',
    '{"slot":"aside"} ',
    '{"slot":"main"} ',
    '{"slot":"aside","x":1} ',
    '{ "slot" : "foot", "n": 1.50 }\n',
    '{"slot":"nowhere","v":2} ',
    '{"t":"-->"} ',
    '{broken} ',
  );
  return fc.tuple(name, attributes, space, content).map(([type, json, gap, inner]) => {
    const opener = `<!--${gap}wp:${type}${gap}${json}`;
    return form === 'void' ? `${opener}/-->` : `${opener}-->${inner}<!--${gap}/wp:${type} -->`;
  });
}

/** Sources for property tests, well-formed and broken ones. */
export const anyMarkup: fc.Arbitrary<string> = fc.oneof(anyWholeMarkup, anyRubble);
