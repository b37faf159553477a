import type { AuditDetails } from '../core.ts';

/** One action, recorded in the transaction that performs it; never changed or deleted. */
export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly actorId: number | null;
  readonly via: 'cookie' | 'application-password' | 'system' | 'none';
  /** `document.publish`, `user.sign-in-failed` … */
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string;
  readonly details: AuditDetails;
  /** Network part of the address: /24 or /48. */
  readonly network: string | null;
}
