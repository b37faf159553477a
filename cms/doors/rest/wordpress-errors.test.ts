import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errors } from '../../errors.ts';
import { anonymous, systemViewer } from '../../permission/viewer.ts';
import { printError } from './print-error.ts';
import { speakKept, wordings } from './wordpress-errors.ts';

const print = (error: unknown) => printError(error, () => undefined);

test('every translated error code exists in the CMS', () => {
  const catalogue = readFileSync(new URL('../../errors.ts', import.meta.url), 'utf8');
  expect(Object.keys(wordings).filter((code) => !catalogue.includes(`'${code}'`))).toEqual([]);
});

test('a missing document gives the error that WordPress clients know', () => {
  expect(print(errors.noDocument())).toMatchObject({
    status: 404,
    body: { code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } },
  });
});

test('a permission error distinguishes visitors from signed-in users', () => {
  const signedIn = { ...systemViewer, user: {} };
  expect(print(errors.cannotPublish(anonymous))).toMatchObject({ status: 401, body: { code: 'rest_cannot_publish' } });
  expect(print(errors.cannotPublish(signedIn))).toMatchObject({ status: 403, body: { code: 'rest_cannot_publish' } });
});

test('a rejected file type gives the status that WordPress uses', () => {
  expect(print(errors.uploadRefused('Not what its name says.'))).toMatchObject({
    status: 500,
    body: { code: 'rest_upload_sideload_error', data: { status: 500, reason: 'Not what its name says.' } },
  });
});

test('the error for an existing term contains its id, as in WordPress', () => {
  expect(print(errors.termExists(7)).body).toEqual({
    code: 'term_exists',
    message: 'A term with the name provided already exists with this parent.',
    data: { status: 400, term_id: 7 },
  });
});

test('all invalid values of a request are reported together, by name', () => {
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

test('errors that WordPress does not have keep our own codes', () => {
  expect(print(errors.stale(9)).body).toMatchObject({ code: 'haptera_stale', data: { currentRevision: 9 } });
});

test('the reason for a failed publication has the same text as an immediate error', () => {
  const { code, message } = errors.noFeaturedMedia();
  expect(speakKept({ code, message })).toEqual({
    code: 'rest_invalid_featured_media',
    message: 'Invalid featured media ID.',
  });
});

test('the reason for a failed publication from an older version is shown as stored', () => {
  const kept = { code: 'rest_invalid_author', message: 'Invalid author ID.' };
  expect(speakKept(kept)).toEqual(kept);
});

test('the CMS itself uses no WordPress codes', () => {
  const codes = Object.values(wordings).map(({ code }) => code);
  const catalogue = readFileSync(new URL('../../errors.ts', import.meta.url), 'utf8');
  expect(codes.filter((code) => catalogue.includes(`'${code}'`))).toEqual([]);
});
