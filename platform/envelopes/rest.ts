import { type BoundCall, bindCall } from '../call.ts';
import { issueKey } from './calls.ts';
import type { EnvelopeOperations } from './operations.ts';

export function bindEnvelopeCalls(envelopes: EnvelopeOperations): readonly BoundCall[] {
  return [bindCall(issueKey, async () => envelopes.issueMaterial())];
}
