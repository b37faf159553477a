import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownAttacks } from '#kit/html/testing/own-attacks.ts';
import { cutStill, isMarkedStill } from './still-document.ts';

const CHUNK = '<script src="/_next/static/chunks/0abc.js" async=""></script>';
const MODULE = '<script type="module" src="/_next/static/attachments/tabs-MTCDN7TX.js"></script>';
const FACTS = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0abc.js"/>';
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/0abc.css"/>';
const AWAITED = '<link rel="expect" href="#content" blocking="render"/>';
const DATA = '<script>self.__next_f.push([1,"0:{\\"P\\":null}"])</script>';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en" data-still=""><head>${head}</head><body>${body}</body></html>`;

test('removes the scripts of Next with their data and hints, and nothing else', () => {
  const made = page(
    `<p>Words</p>${FACTS}${MODULE}<script src="/_next/static/chunks/1.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${DATA}`,
    `${AWAITED}${SHEET}${HINT}<link rel="expect" href="#_R_" blocking="render"/><script src="/_next/static/chunks/2.js" noModule=""></script>${CHUNK}`,
  );
  expect(cutStill(made)).toBe(page(`<p>Words</p>${FACTS}${MODULE}`, AWAITED + SHEET));
});

test('removes duplicate styles', () => {
  const [first, other] = ['<style data-styled="">.a{color:red}</style>', '<style data-styled="">.b{color:red}</style>'];
  expect(cutStill(page(`${first}<p>1</p>${other}<p>2</p>${first}<p>3</p>${first}`))).toBe(
    page(`${first}<p>1</p>${other}<p>2</p><p>3</p>`),
  );
});

test.each([
  ['runs code of its own', '<script>alert(1)</script>'],
  ['runs code in addition to the data', '<script>self.__next_f.push([1,"a"]);alert(1)</script>'],
  ['inserts streamed markup', '<script>$RC("B:0","S:0")</script>'],
  ['waits for streamed markup', '<template id="B:0"></template>'],
  ['could not be rendered on the server', '<template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>'],
  ['loads a script from elsewhere', '<script src="https://example.com/a.js"></script>'],
  ['loads a script from another folder of Next', '<script src="/_next/static/other/a.js"></script>'],
  ['loads a module that is not an attachment', '<script type="module" src="/a.js"></script>'],
  ['has a script with an unknown attribute', '<script src="/_next/static/chunks/a.js" data-x=""></script>'],
  ['loads an attachment as a classic script', '<script src="/_next/static/attachments/tabs-A.js"></script>'],
  ['maps imports', '<script type="importmap">{}</script>'],
])('a page that %s is left unchanged', (_name, unknown) => {
  expect(cutStill(page(`${CHUNK}${unknown}${DATA}`))).toBeNull();
});

test('only a document whose first tag is marked is processed', () => {
  expect(isMarkedStill(page(''))).toBe(true);
  expect(isMarkedStill('<!DOCTYPE html><html id="__next_error__"><body data-still=""></body></html>')).toBe(false);
  expect(isMarkedStill('<!DOCTYPE html><!-- <html data-still=""> --><html lang="en"></html>')).toBe(false);
  expect(isMarkedStill('<p data-still="">')).toBe(false);
});

test('text that looks like scripts of Next is kept', () => {
  const quoted = page(
    `<p title='${CHUNK}'>x</p><textarea>${CHUNK}</textarea><!-- ${CHUNK} --><style>a::after{content:"${HINT}"}</style>`,
  );
  expect(cutStill(quoted)).toBe(quoted);
});

test.each(ownAttacks)('cutting creates no script from %s', (attack) => {
  const still = cutStill(page(`${attack}${CHUNK}${DATA}`));
  if (still !== null) expect(still.includes(attack)).toBe(true);
});

test('only whole scripts are removed and no other character, whatever surrounds them', () => {
  const piece = fc.constantFrom(
    ...[
      CHUNK,
      DATA,
      HINT,
      MODULE,
      FACTS,
      SHEET,
      '<style>a{}</style>',
      '<p>',
      '</p>',
      '<scr',
      'ipt>',
      '<!--',
      '-->',
      '"',
      "'",
      '<textarea>',
    ],
    ...['</textarea>', '<style>', '</style>', '<a title="', '>', '<', '中文', '</script>'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const made = page(pieces.join(''));
      const still = cutStill(made);
      if (still === null) return;
      // The result is a subsequence of the input: nothing is inserted or reordered.
      let at = 0;
      const isKept = [...still].every((character) => {
        at = made.indexOf(character, at) + 1;
        return at > 0;
      });
      expect([isKept, cutStill(still)]).toEqual([true, still]);
    }),
    { numRuns: 1_000 },
  );
});
