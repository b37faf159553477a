import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a preview shows of its document. `words` is the hash of its texts (`wordsOf`): no other texts are ever shown.
 */
export type PreviewTarget =
  /** As it was saved at this revision of the document. */
  | { readonly kind: 'saved'; readonly revision: number; readonly words: string }
  /** A revision, or an autosave, which keeps its id when it is overwritten. */
  | { readonly kind: 'revision'; readonly id: number; readonly words: string }
  /** As it is whenever the preview is opened, with its creator's unfinished work. */
  | { readonly kind: 'latest' };

export interface PreviewClaim {
  readonly documentId: number;
  readonly target: PreviewTarget;
  /** The user whose permissions apply; null: the system's. */
  readonly makerId: number | null;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** `<document>.<target>.<maker or 0>.<expiry>.<signature>`; the signature is HMAC-SHA-256, base64url. */
export function sealToken({ documentId, target, makerId, expiresAt }: PreviewClaim, key: Buffer): string {
  const claim = `${documentId}.${printTarget(target)}.${makerId ?? 0}.${expiresAt}`;
  return `${claim}.${sign(claim, key)}`;
}

/** Returns null if it is forged, damaged or expired. */
export function openToken(token: string, key: Buffer, nowMilliseconds: number): PreviewClaim | null {
  const match = /^(([1-9]\d{0,15})\.([\w-]{1,60})\.(0|[1-9]\d{0,15})\.([1-9]\d{0,11}))\.([\w-]{43})$/.exec(token);
  if (!match) return null;
  const [, claim = '', documentId, printed = '', makerId, expiresAt, signature = ''] = match;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(claim, key)))) return null;
  const target = parseTarget(printed);
  if (target === null || Number(expiresAt) * 1000 <= nowMilliseconds) return null;
  return {
    documentId: Number(documentId),
    target,
    makerId: makerId === '0' ? null : Number(makerId),
    expiresAt: Number(expiresAt),
  };
}

function printTarget(target: PreviewTarget): string {
  if (target.kind === 'latest') return target.kind;
  const number = target.kind === 'saved' ? target.revision : target.id;
  return `${target.kind}-${number}-${target.words}`;
}

function parseTarget(printed: string): PreviewTarget | null {
  if (printed === 'latest') return { kind: 'latest' };
  const [, kind, digits, words = ''] = /^(saved|revision)-(\d{1,16})-([\w-]{22})$/.exec(printed) ?? [];
  if (kind === undefined) return null;
  return kind === 'saved' ? { kind, revision: Number(digits), words } : { kind: 'revision', id: Number(digits), words };
}

function sign(claim: string, key: Buffer): string {
  return createHmac('sha256', key).update(claim).digest('base64url');
}
