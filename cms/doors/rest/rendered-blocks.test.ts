import { afterAll, beforeAll, expect, it } from 'vitest';
import { getIn } from '#cms-schema/set-in.ts';
import { aPage, aPicture } from '../../testing/builders.ts';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

it('content.rendered has the meaning of our own blocks, in the order of the page', async () => {
  const { cms } = door;
  const picture = await aPicture(cms, { width: 8, alt: 'A coil' });
  const target = await aPage(cms, { locale: 'en', slug: 'coils', title: 'Coils' });
  const hidden = await aPage(cms, { locale: 'en', slug: 'secret', title: 'Secret', status: 'draft' });
  const content = [
    block('hero', {
      heading: 'Feel\nit',
      picture: { id: picture.id },
      actions: [
        { label: 'More', link: { kind: 'document', id: target.id } },
        { label: 'Not yet', link: { kind: 'document', id: hidden.id } },
      ],
    }),
    '<!-- wp:paragraph --><p>Foreign &amp; kept.</p><!-- /wp:paragraph -->',
    `<!-- wp:haptera/section ${JSON.stringify({ id: 's', v: 1, heading: 'Outer' })} -->\n${block('rich-text', { slot: 'content', heading: 'Inner', body: '<ul><li>One</li></ul>' })}\n<!-- /wp:haptera/section -->`,
    block('contact-form', { heading: 'Write to us' }),
  ].join('\n\n');
  const page = await aPage(cms, { locale: 'en', slug: 'printed', content });
  const { body } = await door.ask({ path: `/wp/v2/pages/${page.id}` });
  const rendered = String(getIn(body, ['content', 'rendered']));
  expect(rendered.replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(
      [
        '^<h2>Feel it</h2>',
        '<ul><li><a href="[^"]+/en/coils"[^>]*>More</a></li><li>Not yet</li></ul>',
        '<figure><img src="https?://[^"]+/uploads/[^"]+" width="8" height="\\d+" alt="A coil"></figure> ?',
        '<p>Foreign &#038; kept.</p> ?',
        '<h2>Outer</h2><h3>Inner</h3><ul><li>One</li></ul> ?',
        '<h2>Write to us</h2><p><a href="https?://[^"]+/en/printed#[^"]+"[^>]*>[^<]+</a></p>$',
      ].join(''),
    ),
  );
});

it('what is locked by a password stays locked', async () => {
  const content = block('rich-text', { heading: 'Secret heading', body: '<p>Secret.</p>' });
  const page = await aPage(door.cms, { type: 'post', slug: 'locked', content, password: 'open sesame' });
  const { body } = await door.ask({ path: `/wp/v2/posts/${page.id}` });
  expect(JSON.stringify(body)).not.toContain('Secret heading');
  const unlocked = await door.ask({ path: `/wp/v2/posts/${page.id}?password=open%20sesame` });
  expect(JSON.stringify(unlocked.body)).toContain('<h2>Secret heading</h2>');
});

let count = 0;

function block(name: string, { slot, ...attributes }: Record<string, unknown> & { readonly slot?: string }): string {
  count += 1;
  const stored = { id: `block-${count}`, v: 1, ...(slot && { slot }), ...attributes };
  return `<!-- wp:haptera/${name} ${JSON.stringify(stored)} /-->`;
}
