import type { PasswordScope } from '#contract/roles.ts';
import { errors } from '../errors.ts';
import type { Viewer } from './viewer.ts';

/** The scope of the viewer's credential, whatever the account may do. Only application passwords can be limited. */
export function scopeOf(viewer: Viewer): PasswordScope {
  if (viewer.via !== 'application-password') return 'all';
  return viewer.applicationPassword?.scope ?? 'read';
}

/** Throws `haptera_out_of_scope` 403 unless the credential may change content. */
export function requireWriteScope(viewer: Viewer): void {
  if (scopeOf(viewer) === 'read') throw errors.outOfScope('read');
}

/** Throws `haptera_session_needed` 403 for programs: they may never change how an account signs in. */
export function requireNoProgram(viewer: Viewer): void {
  if (viewer.via === 'application-password') throw errors.sessionNeeded();
}
