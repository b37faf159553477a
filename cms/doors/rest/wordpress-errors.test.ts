import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errors } from '../../errors.ts';
import { anonymous, systemViewer } from '../../permission/viewer.ts';
import { printError } from './print-error.ts';
import { speakKept, wordings } from './wordpress-errors.ts';

const print = (error: unknown) => printError(error, () => undefined);

test('every refusal that is told in words of WordPress is one that the CMS has', () => {
  const catalogue = readFileSync(new URL('../../errors.ts', import.meta.url), 'utf8');
  expect(Object.keys(wordings).filter((code) => !catalogue.includes(`'${code}'`))).toEqual([]);
});

test('a missing document is told as clients of WordPress know it', () => {
  expect(print(errors.noDocument())).toMatchObject({
    status: 404,
    body: { code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } },
  });
});

test('a refusal tells a visitor from somebody who is signed in', () => {
  const signedIn = { ...systemViewer, user: {} };
  expect(print(errors.cannotPublish(anonymous))).toMatchObject({ status: 401, body: { code: 'rest_cannot_publish' } });
  expect(print(errors.cannotPublish(signedIn))).toMatchObject({ status: 403, body: { code: 'rest_cannot_publish' } });
});

test('a file of a kind that is not taken is told with the status that WordPress gives it', () => {
  expect(print(errors.uploadRefused('Not what its name says.'))).toMatchObject({
    status: 500,
    body: { code: 'rest_upload_sideload_error', data: { status: 500, reason: 'Not what its name says.' } },
  });
});

test('a term that is there already is named by its id, as WordPress names it', () => {
  expect(print(errors.termExists(7)).body).toEqual({
    code: 'term_exists',
    message: 'A term with the name provided already exists with this parent.',
    data: { status: 400, term_id: 7 },
  });
});

test('everything that is wrong with what was sent is told at once, by name', () => {
  const error = errors.invalidValues({
    title: { code: 'too_long', message: 'title is too long.' },
    pageOnFront: { code: 'invalid_page', message: 'pageOnFront is not the id of a page.' },
  });
  expect(print(error).body).toEqual({
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): title, pageOnFront',
    data: {
      status: 400,
      params: { title: 'title is too long.', pageOnFront: 'pageOnFront is not the id of a page.' },
      details: {
        title: { code: 'rest_too_long', message: 'title is too long.', data: null },
        pageOnFront: { code: 'rest_invalid_page', message: 'pageOnFront is not the id of a page.', data: null },
      },
    },
  });
});

test('what WordPress has no word for is told in our own', () => {
  expect(print(errors.stale(9)).body).toMatchObject({ code: 'haptera_stale', data: { currentRevision: 9 } });
});

test('why a publication failed is told in the same words as if it were refused now', () => {
  const { code, message } = errors.noFeaturedMedia();
  expect(speakKept({ code, message })).toEqual({
    code: 'rest_invalid_featured_media',
    message: 'Invalid featured media ID.',
  });
});

test('why a publication failed before the CMS had words of its own is told as it was kept', () => {
  const kept = { code: 'rest_invalid_author', message: 'Invalid author ID.' };
  expect(speakKept(kept)).toEqual(kept);
});

test('the CMS itself has no code of WordPress', () => {
  const codes = Object.values(wordings).map(({ code }) => code);
  const catalogue = readFileSync(new URL('../../errors.ts', import.meta.url), 'utf8');
  expect(codes.filter((code) => catalogue.includes(`'${code}'`))).toEqual([]);
});
