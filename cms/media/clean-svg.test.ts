import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { svgLimits } from './svg-rules.ts';

const draw = (inner: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const clean = (source: string) => cleanSvg(Buffer.from(source)).source;

test('a logo stays as it is drawn', () => {
  const logo = draw(
    '<title>A &amp; B</title><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient>' +
      '<style>.a{fill:url(#g)}</style></defs><g transform="scale(2)"><path class="a" d="M0 0h10v10z"/></g>' +
      '<text x="1" y="2">字</text>',
  );
  expect(clean(logo)).toBe(logo.replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', ''));
  expect(clean(clean(logo))).toBe(clean(logo));
});

test.each([
  ['viewBox="0 0 40 20"', 40, 20],
  ['viewBox="0 0 40 20" width="80"', 80, 40],
  ['width="30px" height="1in"', 30, 96],
  ['width="100%" height="100%" viewBox="0,0,7.6,3.2"', 8, 3],
  ['viewBox="0 0 1000000 500000"', 20_000, 10_000],
])('its size comes from %s', (attributes, width, height) => {
  expect(cleanSvg(Buffer.from(draw('', attributes)))).toMatchObject({ width, height });
});

describe('what could run or load something', () => {
  const vectors = [
    '<script>alert(1)</script>',
    '<script xlink:href="https://evil.example/x.js"/>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<g onload="alert(1)"/>',
    '<g ONLOAD="alert(1)" onclick="alert(1)"/>',
    '<rect onmouseover="alert(1)" width="1" height="1"/>',
    '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
    '<a href=" java&#10;script:alert(1)"><text>x</text></a>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use xlink:href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;#a"/>',
    '<use href="//evil.example/x.svg#a"/>',
    '<a id="l"><animate attributeName="href" values="javascript:alert(1)"/></a>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
    '<animateTransform onbegin="alert(1)" attributeName="x" dur="1s"/>',
    '<style>@import url(https://evil.example/x.css);</style>',
    '<style>@\\69mport "//evil.example"; *{background:u\\72l(//evil.example)}</style>',
    '<style>*{background:url("https://evil.example/?a")}</style>',
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    '<style>*{background:image-set("https://evil.example/a" 1x)}</style>',
    '<rect style="fill:url(https://evil.example/a#b)" width="1" height="1"/>',
    '<rect fill="url(https://evil.example/a#b)" filter="url(//evil.example/f#x)" width="1" height="1"/>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<text><![CDATA[<script>alert(1)</script>]]></text>',
    '<title><![CDATA[</title><script>alert(1)</script>]]></title>',
    '<!-- --><?xml-stylesheet href="https://evil.example/x.css"?>',
    '<iframe src="javascript:alert(1)"/>',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    '<metadata><x onload="alert(1)"/></metadata>',
    '<handler type="text/javascript" xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
    '<video src="https://evil.example/x"/><audio src="x" onerror="alert(1)"/><embed src="x"/>',
    '<g xml:base="https://evil.example/"><use href="#a"/></g>',
    '<font-face-uri xlink:href="https://evil.example/f"/>',
    '<cursor xlink:href="https://evil.example/c"/>',
  ];
  it.each(vectors)('is left out: %s', (inner) => {
    const source = clean(draw(`${inner}<path id="a" d="M0 0"/>`));
    // Words of a text are text; everything else that the attack needs is gone.
    const markup = source.replace(/&lt;.*?&gt;/g, '').replace(/ xmlns="[^"]*"/, '');
    expect(markup).not.toMatch(
      /<(?:script|iframe|animate|set|handler|a|video|audio|embed|metadata)|javascript:|evil|\bon\w+=/i,
    );
    expect(markup).not.toMatch(/<[?!]|@|\/\/|data:/);
    expect(clean(source)).toBe(source);
  });
});

describe('a drawing is refused', () => {
  const ten = (name: string, of: string) => `<g id="${name}">${`<use href="#${of}"/>`.repeat(10)}</g>`;
  const levels = 'abcdefghij';
  const bomb = [...levels].map((name, index) => ten(name, levels[index - 1] ?? 'leaf')).join('');
  const patterns = [...levels]
    .map(
      (name, index) =>
        `<pattern id="${name}">${`<rect class="${levels[index - 1] ?? 'z'}" width="1" height="1"/>`.repeat(10)}</pattern>`,
    )
    .join('');
  const rules = `<style>${[...levels].map((name) => `.${name}{fill:url(#${name})}`).join('')}</style>`;
  it.each([
    ['with entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${draw('<text>&b;</text>')}`, /entities/],
    ['with an unknown entity', draw('<text>&nope;</text>'), /damaged/],
    ['that is cut off', draw('<g>').slice(0, -10), /damaged/],
    ['with two roots', `${draw('')}${draw('')}`, /damaged/],
    ['that is another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /not a drawing/],
    [
      'whose root is of another language',
      '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"/>',
      /not a drawing/,
    ],
    ['without a size', draw('', ''), /size/],
    ['of no size', draw('', 'viewBox="0 0 0 5"'), /size/],
    ['with foreign content', draw('<foreignObject><p/></foreignObject>'), /foreignObject/],
    ['with a picture in it', draw('<image href="data:image/png;base64,AAAA"/>'), /image/],
    ['that refers to itself', draw('<g id="a"><use href="#a"/></g>'), /itself/],
    [
      'that refers to itself through another',
      draw('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      /itself/,
    ],
    ['that repeats itself without end', draw(`<path id="leaf" d="M0 0"/>${bomb}`), /costly/],
    ['whose styles repeat patterns without end', draw(`${rules}${patterns}`), /costly/],
    ['nested too deep', draw('<g>'.repeat(svgLimits.depth) + '</g>'.repeat(svgLimits.depth)), /deep/],
    ['with too many elements', draw('<g/>'.repeat(svgLimits.elements)), /elements/],
    ['of too many bytes', draw(' '.repeat(svgLimits.bytes)), /1 MB/],
  ])('%s', (_, source, reason) => {
    const started = performance.now();
    expect(() => clean(source)).toThrow(reason);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('up to each limit it is accepted', () => {
    const depth = svgLimits.depth - 1;
    expect(clean(draw('<g>'.repeat(depth) + '</g>'.repeat(depth)))).toContain('<g>');
    expect(clean(draw('<g/>'.repeat(svgLimits.elements - 1)))).toContain('<g/>');
  });

  it('if it is not UTF-8', () => {
    expect(() => cleanSvg(Buffer.from(draw('<text>\xe9</text>'), 'latin1'))).toThrow(/UTF-8/);
  });
});

test('whatever is sent, the result is a drawing of listed parts, or a refusal', () => {
  const piece = fc.constantFrom(
    ...[
      '<g>',
      '</g>',
      '<script>',
      '</script>',
      '<style>',
      '</style>',
      'x',
      '"',
      '<![CDATA[',
      ']]>',
      '<use href="#a"/>',
    ],
    ...['<g id="a" onload="x">', '&lt;script&gt;', '<a href="javascript:x">', '</a>', '<!--', '-->', '\0', '@import'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      let source = '';
      try {
        source = clean(draw(pieces.join('')));
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        return;
      }
      expect(source.replace(/"[^"]*"/g, '""')).toMatch(/^(?:<\/?(?:svg|g|style|use)(?: [\w-]+="")*\/?>|[^<>]*)*$/);
      expect(clean(source)).toBe(source);
    }),
    { numRuns: 300 },
  );
});
