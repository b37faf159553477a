import type { PasswordScope } from '#contract/roles.ts';
import { errors } from '../errors.ts';
import type { Viewer } from './viewer.ts';

/** What the viewer's credential is good for, whatever the account may: only application passwords are good for less. */
export function scopeOf(viewer: Viewer): PasswordScope {
  if (viewer.via !== 'application-password') return 'all';
  return viewer.applicationPassword?.scope ?? 'read';
}

/** Throws `haptera_out_of_scope` 403 unless the credential may change content. */
export function requireWriteScope(viewer: Viewer): void {
  if (scopeOf(viewer) === 'read') throw errors.outOfScope('read');
}

/** Throws `haptera_session_needed` 403 for a program: it never changes what somebody signs in with. */
export function requireNoProgram(viewer: Viewer): void {
  if (viewer.via === 'application-password') throw errors.sessionNeeded();
}
