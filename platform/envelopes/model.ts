import { createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { isMacOf } from '#contract/signed-words.ts';
import { emailKey } from '#session/rules.ts';

/** Milliseconds within which material must be used. */
export const MATERIAL_LASTS = 120_000;

/** The parts of a sealed password. The key cannot be derived from them alone. */
export interface Envelope {
  readonly kid: string;
  readonly iv: string;
  readonly ciphertext: string;
  readonly mac: string;
}

/** The call and the account that an envelope was made for. */
export interface EnvelopePurpose {
  readonly action: string;
  readonly username: string;
}

/** Contains its own expiry time, so that nothing needs to be stored when it is issued. */
export function createKid(now: number): string {
  return `${(now + MATERIAL_LASTS).toString(36)}-${randomBytes(16).toString('base64url')}`;
}

/** Milliseconds since 1970. */
export function readKidEnd(kid: string): number {
  return Number.parseInt(kid.slice(0, kid.indexOf('-')), 36);
}

/** 32 bytes. */
export function deriveMaterial(secret: Buffer, kid: string): Buffer {
  return createHmac('sha256', secret).update(`password-envelope\n${kid}`).digest();
}

/** Null if the text does not have the format of an envelope. */
export function parseEnvelope(text: string): Envelope | null {
  const shape = /^v1\.([0-9a-z]{1,11}-[\w-]{22})\.([\w-]{22})\.([\w-]{22,1800})\.([\w-]{43})$/;
  const [, kid, iv, ciphertext, mac] = shape.exec(text) ?? [];
  if (kid === undefined || iv === undefined || ciphertext === undefined || mac === undefined) return null;
  return { kid, iv, ciphertext, mac };
}

/** The sealed password; null for an envelope that was tampered with, or made for another call, account or material. */
export function openEnvelope(envelope: Envelope, material: Buffer, purpose: EnvelopePurpose): string | null {
  const { kid, iv, ciphertext, mac } = envelope;
  const signed = ['v1', kid, purpose.action, emailKey(purpose.username), iv, ciphertext].join('\n');
  if (!isMacOf(hmac(material, 'mac'), signed, mac)) return null;
  return readContent(decrypt(hmac(material, 'enc'), iv, ciphertext), purpose);
}

/** Validates the content: a valid signature does not mean that the content is well-formed. */
function readContent(text: string | null, { action, username }: EnvelopePurpose): string | null {
  const content: unknown = text === null ? null : parseJson(text);
  if (typeof content !== 'object' || content === null) return null;
  if (!('p' in content && 'a' in content && 'e' in content)) return null;
  const { p, a, e } = content;
  if (typeof p !== 'string' || typeof e !== 'string') return null;
  return a === action && emailKey(e) === emailKey(username) ? p : null;
}

function decrypt(key: Buffer, iv: string, ciphertext: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64url')), decipher.final()]).toString('utf8');
  } catch {
    // Incomplete blocks or wrong padding, which our own client never produces.
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
