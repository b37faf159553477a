import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { StudioError } from '../cms/studio-error.ts';
import { isAccepted, isWorthRetrying, refuseHeic, refuseSize, refuseType } from './use-uploads.ts';

test.each([
  ['image/png', limits.upload.image],
  ['application/pdf', limits.upload.file],
])('a file of type %s over the server’s size limit is rejected before uploading', (type, size) => {
  expect(refuseSize({ type, size })).toBeNull();
  expect(refuseSize({ type, size: size + 1 })).toMatchObject({
    code: 'rest_upload_file_too_big',
    data: { maximumBytes: size },
  });
});

test.each([
  ['image/png', 'image/*', true],
  ['video/mp4', 'image/*', false],
  ['application/pdf', '', true],
  ['image/webp', 'video/mp4, image/webp', true],
  ['', 'image/*', false],
])('a file of type "%s" is accepted by "%s": %s', (type, accept, result) => {
  expect(isAccepted({ type }, accept)).toBe(result);
});

test.each([
  ['image/*', 'not_a_picture'],
  ['video/*', 'not_a_video'],
])('a document where %s is wanted is refused with a reason of its own', (accept, code) => {
  expect(refuseType({ type: 'application/pdf' }, accept)).toMatchObject({ code });
});

test.each([
  ['unreachable', true],
  ['haptera_uploads_busy', true],
  ['rest_upload_sideload_error', false],
  ['rest_upload_no_data', false],
  ['not_a_picture', false],
])('whether an upload that failed with %s is offered again: %s', (code, result) => {
  expect(isWorthRetrying(new StudioError(code, 0, ''))).toBe(result);
});

test.each([
  ['image/heic', 'IMG_1.HEIC', true],
  ['', 'IMG_1.heif', true],
  ['image/jpeg', 'heic.jpg', false],
])('a picture of type "%s" named %s is refused with the way out: %s', (type, name, result) => {
  expect(refuseHeic({ type, name })?.code === 'heic_picture').toBe(result);
});
