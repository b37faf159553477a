import { expect, test } from 'vitest';
import { readValues } from './read-values.ts';

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('https://haptera.example/platform/x', { method: 'POST', headers: { 'Content-Type': type }, body });
const refused = { refusal: { code: 405 } };

test('of two values with the same name, the last one counts', async () => {
  expect(await readValues(post('a=1&a=2&b=%E4%B8%AD'))).toEqual({ a: '2', b: '中' });
});

test('a form of 64 KB is accepted, a larger one is rejected', async () => {
  const fitting = `a=${'x'.repeat(64 * 1024 - 2)}`;
  expect((await readValues(post(fitting))).a).toHaveLength(64 * 1024 - 2);
  await expect(readValues(post(`${fitting}x`))).rejects.toMatchObject(refused);
});

test('a body of another type is rejected', async () => {
  await expect(readValues(post('{}', 'application/json'))).rejects.toMatchObject(refused);
});
