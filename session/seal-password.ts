import aes from 'crypto-js/aes.js';
import type { lib } from 'crypto-js/core.js';
import base64url from 'crypto-js/enc-base64url.js';
import hex from 'crypto-js/enc-hex.js';
import utf8 from 'crypto-js/enc-utf8.js';
import hmac from 'crypto-js/hmac-sha256.js';
import { emailKey } from './rules.ts';

/** The result of `POST /auth/key`: valid for one call, within two minutes. */
export interface SealMaterial {
  readonly kid: string;
  /** 32 bytes, base64url. */
  readonly key: string;
}

export interface SealedFor {
  /** The call's path, `/auth/communityLogin`; with the field if there are two: `/auth/forgetPassword/v2#newPassword`. */
  readonly action: string;
  /** The account's name as in the call; if the call names the account by its id, that id. */
  readonly username: string;
  readonly password: string;
}

/**
 * Encrypts a password for transport: `v1.<kid>.<iv>.<ct>.<mac>`, base64url. AES-256-CBC under HMAC(key, "enc"), then
 * HMAC-SHA-256 under HMAC(key, "mac") over its purpose too, so that it works only for this call and account, and once. This
 * keeps passwords out of logs and tools that see requests; confidentiality in transit is TLS's job. Two passwords of one
 * call share their material.
 */
export async function sealPassword({ kid, key }: SealMaterial, sealed: SealedFor): Promise<string> {
  const { action, username, password } = sealed;
  const material = base64url.parse(key);
  const iv = createIv();
  const text = utf8.parse(JSON.stringify({ p: password, a: action, e: username }));
  const encrypted = aes.encrypt(text, hmac('enc', material), { iv }).ciphertext;
  const [ivText, ctText] = [print(iv), print(encrypted)];
  const signed = ['v1', kid, action, emailKey(username), ivText, ctText].join('\n');
  return ['v1', kid, ivText, ctText, print(hmac(signed, hmac('mac', material)))].join('.');
}

function createIv(): lib.WordArray {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hex.parse([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}

function print(bytes: lib.WordArray): string {
  return bytes.toString(base64url);
}
