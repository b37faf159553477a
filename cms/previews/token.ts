import { createHmac, timingSafeEqual } from 'node:crypto';

export interface PreviewClaim {
  readonly documentId: number;
  readonly revisionId: number | null;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** `<document>.<revision or 0>.<expiry>.<signature>`; the signature is HMAC-SHA-256, base64url. */
export function sealToken({ documentId, revisionId, expiresAt }: PreviewClaim, key: Buffer): string {
  const claim = `${documentId}.${revisionId ?? 0}.${expiresAt}`;
  return `${claim}.${sign(claim, key)}`;
}

/** Null when it is forged, damaged or expired. */
export function openToken(
  token: string,
  key: Buffer,
  nowMilliseconds: number,
): { documentId: number; revisionId: number | null; expiresAt: string } | null {
  const match = /^(([1-9]\d{0,15})\.(0|[1-9]\d{0,15})\.([1-9]\d{0,11}))\.([\w-]{43})$/.exec(token);
  if (!match) return null;
  const [, claim = '', documentId, revisionId, expiresAt, signature = ''] = match;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(claim, key)))) return null;
  const milliseconds = Number(expiresAt) * 1000;
  if (milliseconds <= nowMilliseconds) return null;
  return {
    documentId: Number(documentId),
    revisionId: revisionId === '0' ? null : Number(revisionId),
    expiresAt: new Date(milliseconds).toISOString(),
  };
}

function sign(claim: string, key: Buffer): string {
  return createHmac('sha256', key).update(claim).digest('base64url');
}
