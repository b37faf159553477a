import type { Failure } from '#session/outcome.ts';
import { isOneOf, toolCodes } from './tool-codes.ts';

/** What the page shows in place of the tool when its first question was not answered. */
export function stateOfFailure(failure: Failure): 'refused' | 'expired' | 'missing' | 'failed' {
  if (failure.kind !== 'refused') return 'failed';
  if (failure.code === toolCodes.missingPrivilege) return 'refused';
  if (failure.code === toolCodes.expiredPrivilege) return 'expired';
  // An id that is none is the id of nothing.
  return isOneOf(failure.code, 'notFound', 'badRequest', 'missingResource') ? 'missing' : 'failed';
}
