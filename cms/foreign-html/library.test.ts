import { describe, expect, it } from 'vitest';
import { isNameOf, type LibraryFile } from './library.ts';
import { listNamedFiles } from './named-files.ts';
import { renderForeignHtml } from './render-foreign-html.ts';

const aFile = (id: number, more: Partial<LibraryFile> = {}): LibraryFile => ({
  id,
  kind: 'image',
  fileName: `hand-${id}.png`,
  addresses: [`/uploads/${id}.png`, `/uploads/${id}-640.png`],
  title: `Title ${id}`,
  caption: '',
  revision: 1,
  resolved: {
    src: `/uploads/${id}.png`,
    mimeType: 'image/png',
    width: 1200,
    height: 900,
    alt: `Hand ${id}`,
    color: null,
    srcSet: `/uploads/${id}-640.png 640w`,
    sources: [],
  },
  ...more,
});
const files = [aFile(5), aFile(6, { caption: 'A <em>press</em>' }), aFile(7, { kind: 'audio' })];
const render = (source: string) => renderForeignHtml(source, 'https://site.example', files).replace(/\n\s*/g, '');

const picture = (id: number, width = '44rem') =>
  `src="/uploads/${id}.png" srcset="/uploads/${id}-640.png 640w" sizes="(min-width: 48rem) ${width}, 92vw" width="1200" height="900" alt="Hand ${id}"`;

describe('a picture of the media library', () => {
  it.each([
    ['by its number and name', '<img class="wp-image-5" src="https://old.example/2019/04/Hand-5-300x200.jpg">'],
    [
      'by its address here, under whatever number',
      '<img class="wp-image-9" src="https://site.example/uploads/5-640.png?v=1">',
    ],
  ])('is found %s, with its sizes and its alt text', (_, source) => {
    expect(render(source)).toContain(picture(5));
  });

  it('is found by the id of its frame', () => {
    expect(
      render('[caption id="attachment_5" width="300"]<img src="https://old.example/hand-5.jpg"> Words[/caption]'),
    ).toContain(picture(5));
  });

  it('has its intended width, its real aspect ratio and the alt text of the article', () => {
    expect(render('<img class="wp-image-5" src="/uploads/5.png" width="300" height="7" alt="Mine">')).toMatch(
      /width="300" height="225" alt="Mine"/,
    );
  });

  it('is not confused with a file that has the same id in another WordPress', () => {
    const source = '<img class="wp-image-5" src="https://old.example/foot.jpg" alt="">';
    expect(render(source)).toBe(`<figure>${source}</figure>`);
  });

  it.each([
    ['/2019/04/Hand%20Press-300x200.JPG?ver=2', 'hand press.png', true],
    ['/a/%E8%A7%A6%E8%A7%89-scaled.jpg', '触觉.jpg', true],
    ['/a/banner-1200x600.jpg', 'banner-1200x600.jpg', true],
    ['/a/hands.jpg', 'hand.jpg', false],
    ['/a/%E8.jpg', 'hand.jpg', false],
    ['/a/---.jpg', '!.jpg', false],
  ])('is recognized by the file name in its address: %s for %s is %s', (address, name, isName) => {
    expect(isNameOf(address, name)).toBe(isName);
  });
});

describe('a gallery', () => {
  it('shows the pictures with its ids and their captions, and links to them on request', () => {
    const html = render('[gallery ids="5,6" columns="2" link="file"]');
    expect(html).toBe(
      `<figure class="wp-block-gallery has-nested-images columns-2"><figure class="wp-block-image size-thumbnail"><a href="/uploads/5.png"><img class="wp-image-5" ${picture(5, '22rem')}></a></figure><figure class="wp-block-image size-thumbnail"><a href="/uploads/6.png"><img class="wp-image-6" ${picture(6, '22rem')}></a><figcaption class="wp-element-caption">A <em>press</em></figcaption></figure></figure>`,
    );
  });

  it('does not take the caption of its first picture for its own', () => {
    expect(render('[gallery ids="6,5"]').match(/<figcaption/g)).toHaveLength(1);
  });

  it('leaves out files that are missing or not pictures, and is removed if nothing is left', () => {
    expect(render('[gallery ids="5,7,8"]').match(/<img/g)).toHaveLength(1);
    expect(render('<p>a</p>[gallery ids="8" link="file"]<p>b</p>')).toBe('<p>a</p><p>b</p>');
  });
});

it('a playlist plays the files with its ids and shows their titles', () => {
  expect(render('[playlist ids="7,8,5"]')).toBe(
    '<figure class="wp-block-audio"><audio src="/uploads/7.png" controls=""></audio><figcaption class="wp-element-caption">Title 7</figcaption></figure>',
  );
});

it('the files that content refers to by id are listed with their addresses in the content', () => {
  expect(
    listNamedFiles(
      '[gallery ids="1,2"]\n\n<img class="wp-image-3" src="/c.png">[caption id="attachment_4" width="9"]<img src="/d.png"> x[/caption]<code>[gallery ids="9"]</code>',
    ),
  ).toEqual([
    { id: 1, address: null },
    { id: 2, address: null },
    { id: 3, address: '/c.png' },
    { id: 4, address: '/d.png' },
  ]);
  expect(listNamedFiles('No pictures.')).toEqual([]);
});
