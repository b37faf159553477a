import { expect, it } from 'vitest';
import { codes } from '#session/codes.ts';
import { toolCodes } from './tool-codes.ts';

it('the codes of the tool have the same numbers as on the platform', () => {
  const names = Object.keys(toolCodes);
  const given = Object.entries(codes).filter(([name]) => names.includes(name));
  expect(Object.fromEntries(given.map(([name, { code }]) => [name, code]))).toEqual(toolCodes);
});
