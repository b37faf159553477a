import type { CodeName } from '#session/codes.ts';

/** The codes that the tool handles specially, repeated here so that the page need not load all codes with their texts. */
export const toolCodes = {
  unauthorized: 401,
  signedInElsewhere: 403,
  notFound: 404,
  badRequest: 405,
  fullStorage: 507,
  missingPrivilege: 521,
  missingResource: 522,
  wrongFile: 531,
  takenFileName: 532,
  largeFile: 533,
  expiredPrivilege: 606,
  unsupportedFile: 900,
  changedMeanwhile: 915,
} as const satisfies Partial<Record<CodeName, number>>;

export function isOneOf(code: number, ...names: readonly (keyof typeof toolCodes)[]): boolean {
  return names.some((name) => toolCodes[name] === code);
}
