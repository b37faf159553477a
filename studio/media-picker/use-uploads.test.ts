import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { refuseSize } from './use-uploads.ts';

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
