import type { Locale, Localized } from '#cms-schema/locale.ts';
import type { PasswordScope, Role } from '#contract/roles.ts';

/** A person with an account. */
export interface User {
  readonly id: number;
  /** The username for signing in. Never changes. */
  readonly login: string;
  readonly email: string;
  /** The name that readers see on an article in a language without a name of its own. */
  readonly displayName: string;
  /** The name that readers of each language see; empty: the display name. */
  readonly names: Localized;
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

/** Who is making the request. The first argument of every operation. */
export interface Viewer {
  readonly user: User | null;
  /** `system` is the program itself (seed, schedule): it may do everything and never becomes an author. */
  readonly via: 'cookie' | 'application-password' | 'system' | 'none';
  /** The session of the cookie; nonces are bound to it. */
  readonly sessionId: string | null;
  /** Network address, for the audit log. */
  readonly address: string | null;
  /** The application password that the request was made with. */
  readonly applicationPassword?: { readonly uuid: string; readonly scope: PasswordScope };
}

export const anonymous: Viewer = { user: null, via: 'none', sessionId: null, address: null };

export const systemViewer: Viewer = { user: null, via: 'system', sessionId: null, address: null };
