import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import { locales } from '#cms-schema/locale.ts';
import { walkLeaves } from '#cms-schema/text-fields.ts';
import { profileTags } from '#kit/html/html-profiles.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { tagSoup } from '#kit/html/testing/tag-soup.ts';
import { forgetSources } from './node-sources.ts';
import { printRichText } from './print-rich-text.ts';
import { readRichText } from './read-rich-text.ts';
import { createSchema, type Profile, wrappingTags } from './schema.ts';

const profiles: readonly Profile[] = ['inline', 'flow'];
const schemas = { inline: createSchema('inline'), flow: createSchema('flow') };

const read = (html: string, profile: Profile) => readRichText(html, profile, schemas[profile]);
/** Prints a text as if every part of it had been edited. */
const rewrite = (html: string, profile: Profile) => printRichText(forgetSources(read(html, profile)), profile);
const words = (html: string) => htmlToText(html).replace(/\s+/g, ' ').trim();

describe.each(profiles)('the editor for the profile %s', (profile) => {
  test('supports exactly the elements that the profile allows', () => {
    // The inline profile includes `p` only to mark where blocks were.
    const allowed = profileTags[profile].allowed.filter((tag) => !(profile === 'inline' && tag === 'p'));
    const { nodes, marks } = schemas[profile];
    const made = ['doc', 'text', 'bare', 'rows', 'sealed', ...wrappingTags.values()];
    // Table sections are not nodes: each row stores its section.
    const sections = profile === 'flow' ? ['thead', 'tbody'] : [];
    const held = [...Object.keys(nodes), ...Object.keys(marks), ...sections].filter((name) => !made.includes(name));
    expect(held.toSorted()).toEqual(allowed.toSorted());
  });

  test('preserves an unedited text, byte for byte', () => {
    fc.assert(
      fc.property(tagSoup(), (soup) => {
        const clean = sanitizeHtml(soup, profile);
        const doc = read(clean, profile);
        doc.check();
        fc.pre(words(clean) !== '');
        expect(printRichText(doc, profile)).toBe(clean);
      }),
      { numRuns: 250 },
    );
  });

  test('writes all text, in a form that sanitizing and rewriting leave unchanged', () => {
    fc.assert(
      fc.property(tagSoup(), (soup) => {
        const clean = sanitizeHtml(soup, profile);
        const written = rewrite(clean, profile);
        expect(words(written)).toBe(words(clean));
        expect(sanitizeHtml(written, profile)).toBe(written);
        expect(rewrite(written, profile)).toBe(written);
      }),
      { numRuns: 250 },
    );
  });
});

test('every rich text in the examples of blocks is already in the form that the editor writes', () => {
  const texts = blockDefinitions.flatMap(({ fields, example }) =>
    locales.flatMap((locale) =>
      [...walkLeaves(fields, { ...example[locale].attributes })].flatMap(({ field, value }) =>
        isFieldOf('richText', field) && typeof value === 'string' ? [{ html: value, profile: field.profile }] : [],
      ),
    ),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const { html, profile } of texts) expect(rewrite(html, profile)).toBe(html);
});
