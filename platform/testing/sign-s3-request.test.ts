import { expect, test } from 'vitest';
import { readSignature, signS3Request } from './sign-s3-request.ts';

const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
const shared = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-date': '20130524T000000Z',
  'x-amz-content-sha256': empty,
};
const usual = ['host', 'x-amz-content-sha256', 'x-amz-date'];

test.each([
  {
    name: 'a range of an object',
    target: '/test.txt',
    headers: { ...shared, range: 'bytes=0-9' },
    signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    name: 'a setting of a bucket',
    target: '/?lifecycle',
    headers: shared,
    signedHeaders: usual,
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    name: 'a list',
    target: '/?max-keys=2&prefix=J',
    headers: shared,
    signedHeaders: usual,
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])(
  'the signature for $name matches the example in the S3 reference',
  ({ target, headers, signedHeaders, signature }) => {
    expect(signS3Request({ method: 'GET', target, headers }, { credential, signedHeaders }, secret)).toBe(signature);
  },
);

test('other authorization headers are not read as Signature Version 4', () => {
  expect(readSignature('Bearer abc')).toBeNull();
  expect(readSignature(`AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=host, Signature=xyz`)).toBeNull();
});
