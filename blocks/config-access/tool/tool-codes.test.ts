import { expect, it } from 'vitest';
import { codes } from '#session/codes.ts';
import { toolCodes } from './tool-codes.ts';

it('the tool knows its codes by the numbers that the platform gives them', () => {
  const names = Object.keys(toolCodes);
  const given = Object.entries(codes).filter(([name]) => names.includes(name));
  expect(Object.fromEntries(given.map(([name, { code }]) => [name, code]))).toEqual(toolCodes);
});
