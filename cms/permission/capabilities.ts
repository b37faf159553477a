import { capabilities, type Power, roleHas } from '#contract/roles.ts';
import { scopeOf } from './scopes.ts';
import type { Viewer } from './viewer.ts';

export function can(viewer: Viewer, power: Power): boolean {
  if (viewer.via === 'system') return true;
  if (viewer.user === null) return false;
  if (scopeOf(viewer) !== 'all' && !contentPowers.has(power)) return false;
  return roleHas(viewer.user.role, power);
}

/** The rest, settings and accounts, requires an application password with the scope `all`. */
const contentPowers: ReadonlySet<Power> = new Set<Power>([...capabilities.editor, 'edit_menus']);
