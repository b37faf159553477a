import type { Failure } from '#session/outcome.ts';
import { isOneOf, toolCodes } from './tool-codes.ts';

/** The state that the page shows instead of the tool if the tool's first request fails. */
export function stateOfFailure(failure: Failure): 'refused' | 'expired' | 'missing' | 'failed' {
  if (failure.kind !== 'refused') return 'failed';
  if (failure.code === toolCodes.missingPrivilege) return 'refused';
  if (failure.code === toolCodes.expiredPrivilege) return 'expired';
  // `badRequest` means a malformed id, which is shown like an unknown one.
  return isOneOf(failure.code, 'notFound', 'badRequest', 'missingResource') ? 'missing' : 'failed';
}
