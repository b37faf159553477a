import type { Locale } from '#cms-schema/locale.ts';
import type { PasswordScope, Role } from '#contract/roles.ts';

/** Somebody with an account. */
export interface User {
  readonly id: number;
  /** What the user signs in with. Never changes. */
  readonly login: string;
  readonly email: string;
  /** What readers see under an article. */
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The name in addresses. */
  readonly slug: string;
  readonly url: string;
  readonly description: string;
  /** Language of the studio. */
  readonly locale: Locale;
  readonly role: Role;
  /** ISO 8601, UTC. */
  readonly registeredAt: string;
}

/** Who asks. Every operation takes one first. */
export interface Viewer {
  readonly user: User | null;
  /** `system` is the program itself (seed, schedule): it may everything and is nobody's author. */
  readonly via: 'cookie' | 'application-password' | 'system' | 'none';
  /** The session of a cookie, which nonces are bound to. */
  readonly sessionId: string | null;
  /** Network address, for the audit log. */
  readonly address: string | null;
  /** The one that the request came with. */
  readonly applicationPassword?: { readonly uuid: string; readonly scope: PasswordScope };
}

export const anonymous: Viewer = { user: null, via: 'none', sessionId: null, address: null };

export const systemViewer: Viewer = { user: null, via: 'system', sessionId: null, address: null };
