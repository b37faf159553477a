import { type BoundCall, bindCall } from '../call.ts';
import { openDocument } from './calls.ts';
import type { GateOperations } from './operations.ts';

export function bindGateCalls(gates: GateOperations): readonly BoundCall[] {
  return [bindCall(openDocument, ({ ticket }, caller) => gates.open(ticket, caller))];
}
